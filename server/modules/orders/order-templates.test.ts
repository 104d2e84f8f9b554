import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testClock } from '../../platform/clock.ts'
import { pathsOf } from '../../platform/testing/answers.ts'
import type { GivenMember } from '../../platform/testing/given.ts'
import { openTestApp, type TestApp } from '../../platform/testing/test-app.ts'
import { makeDueOrders } from './make-due-orders.ts'
import { givenOrder, lineForm, read } from './orders.testing.ts'
import { asProvider } from './provider-steps.testing.ts'

// A Monday in Shanghai.
const clock = testClock(new Date('2026-11-16T02:00:00Z'))
let app: TestApp
let member: GivenMember
beforeAll(async () => {
  app = await openTestApp({ clock })
  member = await app.given.member()
})
afterAll(() => app.close())

let names = 0
const base = 'business/online/orderTemplate'
const save = (body: object, token = member.token) => app.client(`POST ${base}/save`, { token, body })
const list = async (modelType = 0) =>
  (await app.client(`GET ${base}/list`, { token: member.token, query: { modelType: String(modelType) } }))
    .body.rows
const given = async (repeat: object | null = null, order: Record<string, unknown> = {}) => {
  names += 1
  const { id: orderId } = await givenOrder(app, member, order)
  const name = `Weekly chips ${names}`
  const answer = await save({ modelType: 0, orderId, name, repeat })
  if (answer.body.code !== 200) throw new Error(answer.text)
  return { ...answer.body.data, name, orderId } as {
    id: string
    version: number
    name: string
    orderId: string
  }
}
const runJob = () => makeDueOrders(app.platform).run({})
const madeBy = (templateId: string) =>
  asProvider(app, (tx) =>
    tx
      .selectFrom('order_template_run')
      .select(['due_on', 'order_id'])
      .where('template_id', '=', templateId)
      .orderBy('due_on')
      .execute(),
  )
const weekly = { every: 1, day: 2, isOn: 1 }

describe('an order template', () => {
  it('keeps an order under a name and makes new drafts of it, without what belongs to one shipment', async () => {
    const order = { contractNo: 'AC-1', charges: { freight: '10' }, lines: [lineForm({ reelNumber: 'R1' })] }
    const template = await given(null, order)
    expect(await list()).toMatchObject([{ name: template.name, lineCount: 1, repeat: null, nextOn: null }])
    const made = await app.client(`POST ${base}/${template.id}/order`, { token: member.token, body: {} })
    expect(await read(app, member, made.body.data.id)).toMatchObject({
      state: 0,
      orderDate: '2026-11-16',
      contractNo: '',
      charges: { freight: '10.00' },
      delivery: { consigneeName: 'Li Lei', consigneeIdNumber: '110***********002X' },
      lines: [{ model: order.lines[0]?.model, reelNumber: '' }],
    })
  })

  it('keeps identity numbers sealed', async () => {
    const { id } = await given()
    const row = await asProvider(app, (tx) =>
      tx.selectFrom('order_template').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    )
    expect(JSON.stringify(row)).not.toContain('11010519491231002X')
  })

  it('has a name once in its company, in any letter case', async () => {
    const { name, orderId } = await given()
    const again = await save({ modelType: 0, orderId, name: name.toUpperCase() })
    expect([again.body.code, pathsOf(again)]).toEqual([400, ['name']])
  })

  it('is made of an order of the named kind only, and needs one', async () => {
    const { orderId } = await given()
    expect((await save({ modelType: 3, orderId, name: 'Other kind' })).body.code).toBe(404)
    expect(pathsOf(await save({ modelType: 0, name: 'No order' }))).toEqual(['orderId'])
  })

  it('refuses an eighth day of the week and a stale version', async () => {
    const { id, version, name } = await given()
    const eighth = await save({ modelType: 0, id, version, name, repeat: { every: 1, day: 8 } })
    expect(pathsOf(eighth)).toEqual(['repeat.day'])
    const stale = await save({ modelType: 0, id, version: version + 1, name })
    expect(stale.body.code).toBe(409)
  })

  it('is gone when it is removed, and its orders stay', async () => {
    const { id } = await given()
    const made = await app.client(`POST ${base}/${id}/order`, { token: member.token, body: {} })
    const gone = await app.client(`DELETE ${base}/batchRemove`, { token: member.token, body: { ids: [id] } })
    expect(gone.body.data.count).toBe(1)
    expect((await list()).map((each: { id: string }) => each.id)).not.toContain(id)
    expect((await read(app, member, made.body.data.id)).state).toBe(0)
  })

  it('asks for the permission to save orders of its kind', async () => {
    const { id } = await given()
    const reader = await app.given.member({ companyId: member.companyId, permissions: ['order-import-list'] })
    const answer = await app.client(`POST ${base}/${id}/order`, { token: reader.token, body: {} })
    expect(answer.body.code).toBe('403')
  })
})

describe('a template that repeats', () => {
  it('makes one draft for each due day, however often the job runs, and tells who set it', async () => {
    const { id, name } = await given(weekly)
    expect((await list()).find((each: { id: string }) => each.id === id)).toMatchObject({
      nextOn: '2026-11-17',
      repeat: { every: 1, day: 2, isOn: 1 },
    })
    await runJob()
    expect(await madeBy(id)).toEqual([])
    clock.set(new Date('2026-11-17T01:00:00Z'))
    await Promise.all([runJob(), runJob(), runJob()])
    await runJob()
    const made = await madeBy(id)
    expect(made).toEqual([{ due_on: '2026-11-17', order_id: expect.any(String) }])
    const order = await read(app, member, made[0]?.order_id ?? '')
    expect(order).toMatchObject({
      state: 0,
      orderDate: '2026-11-17',
      timeline: [{ transition: 'create', actor: 'system' }],
    })
    const notices = await app.client('GET system/online/sysMsg', { token: member.token })
    const messages = notices.body.rows.filter((row: { content: string }) =>
      row.content.includes(order.orderNo),
    )
    expect(messages).toHaveLength(1)
    expect(messages[0].content).toContain(name)
    expect((await list()).find((each: { id: string }) => each.id === id)).toMatchObject({
      nextOn: '2026-11-24',
      lastOrderNo: order.orderNo,
    })
  })

  it('makes up for the days on which nothing ran', async () => {
    const { id } = await given({ every: 1, day: 1, isOn: 1 })
    clock.set(new Date('2026-12-08T01:00:00Z'))
    await runJob()
    expect((await madeBy(id)).map((run) => run.due_on)).toEqual(['2026-11-23', '2026-11-30', '2026-12-07'])
  })

  it('makes none while it is off or after it was removed', async () => {
    const off = await given({ ...weekly, isOn: 0 })
    const gone = await given(weekly)
    await app.client(`DELETE ${base}/batchRemove`, { token: member.token, body: { ids: [gone.id] } })
    clock.set(new Date('2027-01-15T01:00:00Z'))
    await runJob()
    expect([await madeBy(off.id), await madeBy(gone.id)]).toEqual([[], []])
  })

  it('leaves no draft behind when its day cannot be written, and the others are made all the same', async () => {
    const broken = await given(weekly)
    const fine = await given(weekly)
    await asProvider(app, (tx) =>
      tx
        .updateTable('order_template')
        .set({ content: '{"modelType": 9}' })
        .where('id', '=', broken.id)
        .execute(),
    )
    clock.set(new Date('2027-01-20T01:00:00Z'))
    await runJob()
    expect(await madeBy(broken.id)).toEqual([])
    expect(await madeBy(fine.id)).toHaveLength(1)
  })

  it('cannot have two drafts for one day, by whichever process they are written', async () => {
    const { id } = await given(weekly)
    clock.set(new Date('2027-02-02T01:00:00Z'))
    await runJob()
    const [run] = await madeBy(id)
    const twice = asProvider(app, (tx) =>
      tx
        .insertInto('order_template_run')
        .values({
          company_id: member.companyId,
          template_id: id,
          due_on: run?.due_on ?? '',
          order_id: run?.order_id ?? '',
        })
        .execute(),
    )
    await expect(twice).rejects.toThrow(/order_template_run_pkey/)
  })
})
