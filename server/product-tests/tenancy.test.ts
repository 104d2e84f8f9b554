import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { ensureRoles } from '../platform/postgres/roles.ts'
import { testApp } from '../platform/testing/test-app.ts'

const app = await testApp()
const owner = await app.owner()
const appRole = new pg.Client((await ensureRoles(app.ownerUrl)).appUrl)
await appRole.connect()
afterAll(() => appRole.end())

/** Tables that name a company but are the database's own affair, read by no customer. */
const companyTables = async (): Promise<string[]> => {
  const { rows } = await owner.query<{ name: string }>(
    `select distinct table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and t.table_type = 'BASE TABLE' and (column_name = 'company_id' or table_name = 'company')`,
  )
  return rows.map(({ name }) => name)
}

describe('tenancy in the database', () => {
  it('enables and forces row-level security on every company table', async () => {
    const tables = await companyTables()
    expect(tables.length).toBeGreaterThan(8)
    const { rows } = await owner.query<{ relname: string }>(
      `select relname from pg_class where relname = any($1) and relkind = 'r' and relnamespace = 'public'::regnamespace
       and not (relrowsecurity and relforcerowsecurity)`,
      [tables],
    )
    expect(rows).toEqual([])
  })

  it('runs the customers’ calls as a role that owns nothing and cannot bypass it', async () => {
    const { rows } = await owner.query(
      `select rolname, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb,
        (select count(*)::int from pg_class where relowner = r.oid and relnamespace = 'public'::regnamespace) as owned
       from pg_roles r where rolname in ('quayside_app', 'quayside_staff') order by 1`,
    )
    for (const row of rows) {
      expect(row).toMatchObject({
        rolsuper: false,
        rolbypassrls: false,
        rolcreaterole: false,
        rolcreatedb: false,
        owned: 0,
      })
    }
    expect(rows).toHaveLength(2)
  })

  it('shows no row of any company table while no company is set, nor after a transaction that set one', async () => {
    const { companyId } = await app.given.member()
    await appRole.query('begin')
    await appRole.query(`select set_config('app.company_id', $1, true)`, [companyId])
    const inside = await appRole.query('select id from member')
    await appRole.query('commit')
    expect(inside.rowCount).toBe(1)
    for (const table of await companyTables()) {
      // What the provider's staff write for each other is no customer's at any time.
      if (table.startsWith('staff_')) {
        await expect(appRole.query(`select from ${table}`)).rejects.toThrow(/permission denied/)
        continue
      }
      const { rows } = await appRole.query<{ seen: number }>(`select count(*)::int as seen from ${table}`)
      expect([table, rows[0]?.seen]).toEqual([table, 0])
    }
  })

  it('refuses to write a row of another company', async () => {
    const [mine, other] = [await app.given.member(), await app.given.member()]
    await appRole.query('begin')
    await appRole.query(`select set_config('app.company_id', $1, true)`, [mine.companyId])
    await expect(
      appRole.query(`insert into notice (company_id, member_id, title) values ($1, $2, 'x')`, [
        other.companyId,
        other.memberId,
      ]),
    ).rejects.toThrow(/row-level security/)
    await appRole.query('rollback')
  })

  it('keeps events and the audit log as they were written', async () => {
    const { companyId } = await app.given.member()
    await owner.query(
      `insert into event (company_id, entity, entity_id, transition, from_state, to_state, actor) values ($1, 'x', 1, 'a', 'b', 'c', 'system')`,
      [companyId],
    )
    for (const statement of [
      'update event set note = $1',
      'delete from event where $1 = $1',
      `update audit_log set action = $1`,
    ]) {
      if (statement.includes('audit_log')) {
        await owner.query(`insert into audit_log (actor, action) values ('system', 'x')`)
      }
      await expect(owner.query(statement, ['y'])).rejects.toThrow(/append-only/)
    }
    await expect(owner.query('truncate event')).rejects.toThrow(/append-only/)
  })

  it('has company_id in every unique index of a company table but for keys that are unguessable or global by rule', async () => {
    const { rows } = await owner.query<{ index: string }>(
      `select i.relname as index from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
       where x.indisunique and not x.indisprimary and t.relnamespace = 'public'::regnamespace and t.relname = any($1)
       and not exists (select 1 from unnest(x.indkey::int[]) k join pg_attribute a on a.attrelid = t.oid and a.attnum = k where a.attname = 'company_id')
       order by 1`,
      [await companyTables()],
    )
    expect(rows.map(({ index }) => index)).toEqual([
      'company_credit_code',
      // Customs gives its numbers once in the country.
      'declaration_no_once',
      'file_storage_key_key',
      'freight_request_token',
      // A member is of one company.
      'notice_batch',
      'notice_delivery_batch',
      // A subscription is of one company.
      'push_delivery_batch',
      // A robot is of one company.
      'robot_delivery_batch',
      // The tax authority gives its numbers once in the country.
      'sales_invoice_no_once',
      'sales_invoice_red_once',
      'session_token_hash_key',
      // Found before the company is known.
      'share_link_secret_hash_key',
      'system_key_key_hash_key',
      'tax_bill_number_once',
    ])
  })
})
