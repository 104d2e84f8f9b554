import type { Database } from './database.ts'
import type { Statement } from './prepared-statements.ts'
import type { Row } from './row-reader.ts'

/** Positions in the log as bytes; null at a server that is no standby (any more). */
const replayed: Statement = {
  sql: `select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::bigint::text end as bytes`,
  parameters: [],
}
const lastWriteOf = (companyId: string): Statement => ({
  sql: `select log_bytes::text as bytes from company_written where company_id = $1`,
  parameters: [companyId],
})
const keepWrites = (companyIds: readonly string[]): Statement => ({
  sql: `insert into company_written (company_id, log_bytes)
    select id, pg_current_wal_lsn() - '0/0' from unnest($1::bigint[]) as id order by id
    on conflict (company_id) do update set log_bytes = greatest(company_written.log_bytes, excluded.log_bytes)`,
  parameters: [companyIds],
})

/** After the commit, whose place in the log is known only then, and before anybody is told of it. */
export async function noteWrites(primary: Database, companyIds: readonly string[]): Promise<void> {
  if (companyIds.length > 0) await primary.run(keepWrites(companyIds))
}

const bytesOf = (rows: Row[] | undefined): bigint | undefined => {
  const bytes = rows?.[0]?.['bytes']
  return typeof bytes === 'string' ? BigInt(bytes) : undefined
}

/**
 * The one place that decides where a company's reads go. Both servers are asked at once: the primary opens the session
 * and says where the company's last change is, the standby says how far it is and answers. Its answers count where it
 * has that change; whatever else it says, or when it is away, the primary answers as if there were no standby. `opening`
 * sets the company, and its rows are always the primary's: a session that has just ended is refused.
 */
export async function readOfCompany(
  { app, standby }: { readonly app: Database; readonly standby: Database | undefined },
  companyId: string,
  { opening, queries }: { readonly opening: Statement; readonly queries: readonly Statement[] },
): Promise<Row[][]> {
  if (!standby || queries.length === 0) return app.read([opening, ...queries])
  const [[session, written], answered] = await Promise.all([
    app.read([opening, lastWriteOf(companyId)]),
    standby.read([replayed, opening, ...queries]).catch(() => undefined),
  ])
  const needed = bytesOf(written)
  const [place, opened, ...answers] = answered ?? []
  const reached = bytesOf(place)
  const isThere = needed !== undefined && reached !== undefined && reached >= needed
  if (session && isThere && opened?.length === session.length) return [session, ...answers]
  return app.read([opening, ...queries])
}
