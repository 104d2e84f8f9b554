import { methodOf, pathOf } from '@quayside/contract/kernel/api.ts'
import { entities } from '@quayside/contract/kernel/entities.ts'
import { taskKinds } from '@quayside/contract/office/kinds.ts'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { routes } from '../app.ts'
import { endpoints } from '../gateway/endpoints.ts'
import { givenKey } from '../gateway/gateway.testing.ts'
import { ensureRoles } from '../platform/postgres/roles.ts'
import { dataOf } from '../platform/testing/answers.ts'
import { testApp } from '../platform/testing/test-app.ts'
import { plant } from './isolation.planted.ts'

const app = await testApp()
const owner = await app.owner()
const a = await plant(app)
const desk = await app.given.staff({ name: 'zqwriter' })
const colleague = await app.given.staff({ name: 'zqcolleague' })
const erp = (await givenKey(app)).key
const appRole = new pg.Client((await ensureRoles(app.ownerUrl)).appUrl)
await appRole.connect()
afterAll(() => appRole.end())

/** In each text that staff wrote or are called by; nothing else of the test has it. */
const secret = /zq(note|task|writer|colleague)/
const staffTables = ['staff_note', 'staff_task', 'staff_follower', 'staff_notice'] as const

/** A record of each kind that the company has, with a note, a task and followers. */
const keys: { entity: string; entityId: string }[] = []
for (const entity of taskKinds) {
  const { rows } = await owner.query<{ id: string }>(
    `select id::text from ${entities[entity].table} where ${entity === 'company' ? 'id' : 'company_id'} = $1 order by id desc limit 1`,
    [a.companyId],
  )
  const key = { entity, entityId: rows[0]?.id ?? '' }
  const call = {
    token: desk.token,
    body: { ...key, message: `zqnote ${entity}`, mentionIds: [colleague.id] },
  }
  if (rows.length === 0 || (await app.office('POST office/online/recordNote/save', call)).body.code !== 200)
    continue
  keys.push(key)
  const task = { ...key, title: `zqtask ${entity}`, dueOn: app.clock.today(), assigneeId: colleague.id }
  dataOf(await app.office('POST office/online/recordTask/save', { token: desk.token, body: task }))
}
const idOf = new Map(keys.map(({ entity, entityId }) => [entity, entityId]))

describe('what the provider’s staff write for each other', () => {
  it('is written on records of many kinds', () => expect(keys.length).toBeGreaterThan(8))

  it.each(staffTables)(
    'in %s is refused to the customers’ database role, with its company set too',
    async (table) => {
      await appRole.query('begin')
      await appRole.query(`select set_config('app.company_id', $1, true)`, [a.companyId])
      for (const statement of [
        `select count(*) from ${table}`,
        `delete from ${table}`,
        `insert into ${table} (company_id, entity, entity_id) values (${a.companyId}, 'order', 1)`,
      ]) {
        await appRole.query('savepoint before')
        await expect(appRole.query(statement)).rejects.toThrow(/permission denied/)
        await appRole.query('rollback to savepoint before')
      }
      await appRole.query('rollback')
    },
  )

  it('leaves no row that the company may read in any table of its own', async () => {
    const { rows: tables } = await owner.query<{ name: string }>(
      `select c.relname as name from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
       and has_table_privilege('quayside_app', c.oid, 'select')`,
    )
    expect(tables.length).toBeGreaterThan(50)
    await appRole.query('begin')
    await appRole.query(`select set_config('app.company_id', $1, true)`, [a.companyId])
    for (const { name } of tables) {
      const { rows } = await appRole.query<{ text: string }>(
        `select to_jsonb(t)::text as text from ${name} t`,
      )
      expect([name, rows.filter(({ text }) => secret.test(text))]).toEqual([name, []])
    }
    await appRole.query('rollback')
  })

  const reads = routes.filter(({ key }) => methodOf(key) === 'GET')
  it('is in no answer that a member or a key of the company reads', async () => {
    const made = await app.client('POST base/online/systemKey/save', {
      token: a.token,
      body: { name: 'all', days: 365, scopes: ['business-customer-list'] },
    })
    const tokens = [a.token, dataOf(made).key as string]
    let answered = 0
    for (const { key } of reads) {
      const kind = taskKinds.find((each) => pathOf(key).startsWith(`${entities[each].path}/`)) ?? 'order'
      const path = `GET ${pathOf(key).replaceAll(/\{\w+\}/g, idOf.get(kind) ?? a.orderId)}`
      for (const token of tokens)
        for (const query of [{}, { entity: kind, entityId: idOf.get(kind) ?? a.orderId }]) {
          const { status, text } = await app.client(path, { token, query })
          if (status === 200) answered += 1
          expect([path, secret.test(text)]).toEqual([path, false])
        }
    }
    expect(answered).toBeGreaterThan(60)
  })

  it('is in no answer, event or page of the ERP’s gateway', async () => {
    for (const { path } of endpoints.filter(({ method }) => method === 'GET')) {
      const url = `${app.address}/erp/v1${path.replace('{id}', a.orderId).replace('{fileId}', a.fileId)}`
      const response = await fetch(url, { headers: { authorization: `Bearer ${erp}` } })
      expect([path, secret.test(await response.text())]).toEqual([path, false])
    }
  })

  it('is on no page that a link opens', async () => {
    const made = await app.client('POST base/online/shareLink/save', {
      token: a.token,
      body: { entity: 'order', recordId: a.orderId, kind: 2, recipient: 'Supplier', days: 7 },
    })
    const response = await fetch(`${app.address}${dataOf(made).path}`)
    expect(response.status).toBe(200)
    expect(await response.text()).not.toMatch(secret)
  })

  it('writes no event, and is no line of the record’s timeline', async () => {
    const { rows } = await owner.query(`select to_jsonb(e)::text as text from event e`)
    expect(rows.filter(({ text }) => secret.test(text))).toEqual([])
  })

  it('is refused to a member’s token at the door of the staff, and to a staff token at the customers’', async () => {
    const [key] = keys
    const query = { ...key }
    const asMember = await app.office('GET office/online/teamwork/record', { token: a.token, query })
    expect(asMember.status).toBe(401)
    const asStaff = await app.client('GET system/online/teamwork/record', { token: desk.token, query })
    expect(asStaff.status).toBe(401)
  })
})
