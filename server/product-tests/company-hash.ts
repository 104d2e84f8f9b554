import type pg from 'pg'

/** What is kept besides a company's records: a refused call may be noted there. */
const notRecords = ['audit_log', 'session']

/** All of a company's rows in one hash: a call that changes nothing leaves it as it was. */
export async function hashOfCompany(owner: pg.Client, companyId: string): Promise<string> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public'
      and column_name = 'company_id' and table_name <> all($1)`,
    [notRecords],
  )
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as name, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash from ${name} t where company_id = $1`,
  )
  const { rows } = await owner.query<{ all: string }>(
    `select string_agg(name || hash, ',' order by name) as all from (${parts.join(' union all ')}) x`,
    [companyId],
  )
  return rows[0]?.all ?? ''
}
