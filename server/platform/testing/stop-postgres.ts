import pg from 'pg'
import { readPostmaster } from '../postgres/postmaster.ts'

/** Stops every process of a cluster as a frozen machine would (SIGSTOP): connections stay open and nothing answers. */
export async function stopPostgres(cluster: string, ownerUrl: string): Promise<() => void> {
  const owner = new pg.Client(ownerUrl)
  await owner.connect()
  const { rows } = await owner.query<{ pid: number }>(
    'select pid from pg_stat_activity where pid <> pg_backend_pid()',
  )
  await owner.end()
  const postmaster = await readPostmaster(cluster)
  if (!postmaster) throw new Error(`no PostgreSQL runs on ${cluster}`)
  const pids = [postmaster.pid, ...rows.map(({ pid }) => pid)]
  const signal = (name: NodeJS.Signals): void => {
    for (const pid of pids) process.kill(pid, name)
  }
  signal('SIGSTOP')
  return () => signal('SIGCONT')
}
