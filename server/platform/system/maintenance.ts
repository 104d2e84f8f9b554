import { PrimaryClient } from '../database/primary-client.ts'

type Run = {
  readonly kind: 'backup' | 'reconcile'
  readonly beganAt: Date
  readonly isGood: boolean
  readonly outcome: Readonly<Record<string, unknown>>
}

/** Keeps what a command of the operators left behind, for the page System and for the alerts. */
export async function keepMaintenanceRun(ownerUrl: string, run: Run): Promise<void> {
  const owner = new PrimaryClient({ connectionString: ownerUrl, application_name: 'quayside maintenance' })
  owner.on('error', () => undefined)
  await owner.connect()
  try {
    await owner.query(
      'insert into public.maintenance_run (kind, began_at, outcome, is_good) values ($1, $2, $3, $4)',
      [run.kind, run.beganAt.toISOString(), JSON.stringify(run.outcome), run.isGood],
    )
  } finally {
    await owner.end()
  }
}
