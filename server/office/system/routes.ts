import { officeSystemApi } from '@quayside/contract/office/system.api.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { bindOffice } from '../bind-office.ts'
import { makeDiagnostics } from './diagnose.ts'
import { readHistory } from './read-history.ts'
import { readStatus } from './read-status.ts'

export const officeSystemRoutes = bindOffice(officeSystemApi, {
  'GET office/online/system/status': (call) => readStatus(call.platform),
  'GET office/online/system/history': (call) => readHistory(call.platform),
  'GET office/online/system/diagnostics': (call) => makeDiagnostics(call.platform),
  'POST office/online/failedJob/retry': (call, { body }) =>
    call.write((tx, note) => {
      note.target = `failedJob ${body.ids.join(',')}`.slice(0, 200)
      return retryJobs(tx, body.ids)
    }),
})

/** As pg-boss does it (`retryJobs` in its plans.js), in the transaction that writes the audit row. */
async function retryJobs(tx: Tx, ids: readonly string[]): Promise<{ count: number }> {
  const { rows: tables } = await raw`select from pg_class where oid = to_regclass('pgboss.job')`.execute(tx)
  if (tables.length === 0) throw refuse('job.notFailed')
  const { rows } = await raw`update pgboss.job
    set state = 'retry', retry_limit = retry_limit + 1, completed_on = null, start_after = now()
    where id = any(${[...ids]}::uuid[]) and state = 'failed' returning id`.execute(tx)
  if (rows.length < new Set(ids).size) throw refuse('job.notFailed')
  return { count: rows.length }
}
