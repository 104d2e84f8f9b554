import type pg from 'pg'

/** What is kept besides a company's records: a refused call may be noted or counted there. */
const notRecords = ['audit_log', 'session', 'upload_count']
const statements = new WeakMap<pg.Client, Promise<string>>()

/** One statement over all tables of companies: it is long, so each connection prepares it once. */
async function statementOf(owner: pg.Client): Promise<string> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public'
      and column_name = 'company_id' and table_name <> all($1)`,
    [notRecords],
  )
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as name, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as hash from ${name} t where company_id = $1`,
  )
  return `select string_agg(name || hash, ',' order by name) as all from (${parts.join(' union all ')}) x`
}

/** All of a company's rows in one hash: a call that changes nothing leaves it as it was. */
export async function hashOfCompany(owner: pg.Client, companyId: string): Promise<string> {
  const statement = statements.get(owner) ?? statementOf(owner)
  statements.set(owner, statement)
  const { rows } = await owner.query<{ all: string }>({
    name: 'company-hash',
    text: await statement,
    values: [companyId],
  })
  return rows[0]?.all ?? ''
}
