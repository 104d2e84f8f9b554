import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { erpClient, givenKey } from '../../gateway/gateway.testing.ts'
import { givenOrder, lineForm, read } from '../../modules/orders/orders.testing.ts'
import { asProvider, givenLots, givenSubmitted } from '../../modules/orders/provider-steps.testing.ts'
import { lockName } from '../../platform/database/lock-order.ts'
import { testApp } from '../../platform/testing/test-app.ts'

const app = await testApp()
const member = await app.given.member()
const desk = await app.given.staff({ name: 'Luo' })

type Asked = { token?: string; query?: Record<string, string>; body?: object }
const asked = (key: string, options: Asked = {}) => app.office(key, { token: desk.token, ...options })
const step = (id: string, name: string, body: object = {}, token = desk.token) =>
  asked(`POST business/online/order/${id}/${name}`, { body, token })
const stateOf = async (id: string): Promise<number> => (await read(app, member, id)).state

describe('orders in the back office', () => {
  it('wait in the queue until they are audited, and drafts are nobody else’s', async () => {
    const draft = await givenOrder(app, member)
    const order = await givenSubmitted(app, member)
    const waiting = async () =>
      (await asked('GET office/online/task/list', { query: { kind: 'order', job: 'audit' } })).body.rows.map(
        (row: { id: string }) => row.id,
      )
    expect(await waiting()).toEqual([order.id])
    expect((await asked(`GET business/online/order/${draft.id}`)).body.code).toBe(404)
    const detail = (await asked(`GET business/online/order/${order.id}`)).body.data
    expect(detail).toMatchObject({ orderNo: order.orderNo, companyId: member.companyId })
    expect(detail.nextSteps.map((next: { name: string }) => next.name)).toEqual([
      'cancel',
      'auditPass',
      'auditFail',
      'return',
      'split',
    ])
    expect((await step(order.id, 'auditPass')).body.code).toBe(200)
    expect(await waiting()).toEqual([])
    expect(await stateOf(order.id)).toBe(3)
    const listed = await asked('GET business/online/order/list', { query: { keyword: order.orderNo } })
    expect(listed.body.rows).toMatchObject([{ id: order.id, state: 3, lineCount: 1 }])
  })

  it('of stored goods are bound to their lots, by who may handle orders', async () => {
    const { id } = await givenSubmitted(app, member, { isWarehouseType: 1, receiving: {} }, ['auditPass'])
    const finance = await app.given.staff({ roles: ['finance'] })
    await givenLots(app, member, 'SZ-1')
    const lots = [{ lotNumber: 'SZ-1', qty: '600' }]
    const detail = async () => (await asked(`GET business/online/order/${id}`)).body.data
    expect((await detail()).nextSteps).toContainEqual({ name: 'bind', to: 'bound', needs: ['lots'] })
    expect((await step(id, 'bind', {})).body.code).toBe(400)
    expect((await step(id, 'bind', { lots }, finance.token)).body.code).toBe('403')
    expect((await step(id, 'bind', { lots })).body.code).toBe(200)
    expect(await detail()).toMatchObject({ state: 9, boundLots: lots })
  })

  it('go the whole way: received by line, declared, cleared, arrived, signed, completed', async () => {
    const { id } = await givenSubmitted(app, member, { lines: [lineForm(), lineForm()] })
    await step(id, 'auditPass')
    const { lines } = (await asked(`GET business/online/order/${id}`)).body.data
    const [line] = lines
    const receive = (qty: string) => step(id, 'receive', { lines: [{ lineId: line.id, qty }] })
    expect((await receive('400')).body.code).toBe(200)
    expect((await receive('601')).body.data.fields[0].path).toBe('lines.0.qty')
    expect((await receive('-1')).body.data.fields[0].path).toBe('lines.0.qty')
    expect((await read(app, member, id)).lines[0].receivedQty).toBe('400')
    expect((await step(id, 'clear')).body.code).toBe(409)
    const rest = [
      { lineId: line.id, qty: '600' },
      { lineId: lines[1].id, qty: '999', shortage: 'One was missing' },
    ]
    expect((await step(id, 'declare')).body.code).toBe(200)
    expect((await step(id, 'clear')).body.code).toBe(200)
    expect((await step(id, 'arrive')).body.code).toBe(409)
    expect((await step(id, 'arrive', { lines: rest })).body.code).toBe(200)
    for (const name of ['sign', 'complete'])
      expect([name, (await step(id, name)).body.code]).toEqual([name, 200])
    expect(await stateOf(id)).toBe(8)
  })

  it('are stopped by a price audit, which finance makes, and returned with a reason', async () => {
    const finance = await app.given.staff({ roles: ['finance'] })
    const { id } = await givenSubmitted(app, member)
    expect(
      (await step(id, 'priceAudit', { priceAudit: 2, reason: 'Too cheap' }, finance.token)).body.code,
    ).toBe(200)
    expect((await step(id, 'auditPass', {}, finance.token)).body.code).toBe('403')
    expect((await step(id, 'auditPass')).body.code).toBe(409)
    expect((await step(id, 'priceAudit', { priceAudit: 9 }, finance.token)).body.code).toBe(400)
    expect((await step(id, 'return', {})).body.data.fields[0].path).toBe('reason')
    expect((await step(id, 'return', { reason: 'Correct the prices' })).body.code).toBe(200)
    const returned = await read(app, member, id)
    expect([returned.state, returned.returnReason]).toEqual([0, 'Correct the prices'])
    expect((await asked(`GET business/online/order/${id}`)).body.code).toBe(200)
  })

  it('tell where the declaration stands', async () => {
    const { id } = await givenSubmitted(app, member, {}, ['auditPass', 'declare'])
    expect((await step(id, 'declarationState', { declarationState: 5 })).body.code).toBe(200)
    expect((await read(app, member, id)).declarationState).toBe(5)
    expect((await step(id, 'declarationState', { declarationState: 99 })).body.code).toBe(400)
  })

  it('are audited many at once, with a result for each', async () => {
    const first = await givenSubmitted(app, member)
    const audited = await givenSubmitted(app, member, {}, ['auditPass'])
    const last = await givenSubmitted(app, member)
    const ids = [first.id, audited.id, '999999', last.id]
    const bulk = (body: object, token = desk.token) =>
      asked('POST business/online/order/bulk', { body: { ids, ...body }, token })
    const { data } = (await bulk({ step: 'auditPass' })).body
    expect(data.map((row: { ok: boolean; code: number }) => [row.ok, row.code])).toEqual([
      [true, 200],
      [false, 409],
      [false, 404],
      [true, 200],
    ])
    expect([await stateOf(first.id), await stateOf(last.id)]).toEqual([3, 3])
    const finance = await app.given.staff({ roles: ['finance'] })
    expect((await bulk({ step: 'auditPass' }, finance.token)).body.code).toBe('403')
    expect((await bulk({ step: 'receive' })).body.code).toBe(400)
  })

  it('are left to the colleague who took them up', async () => {
    const other = await app.given.staff({ roles: ['reviewer'], name: 'Liang' })
    const { id } = await givenSubmitted(app, member)
    const taken = await asked('POST office/online/task/takeUp', {
      body: { kind: 'order', id },
      token: other.token,
    })
    expect(taken.body.code).toBe(200)
    const marks = { priceAudit: { priceAudit: 3 }, declarationState: { declarationState: 1 } }
    for (const [name, body] of Object.entries({ auditPass: {}, ...marks })) {
      const refused = await step(id, name, body)
      expect([name, refused.body.code, refused.body.msg]).toEqual([
        name,
        409,
        expect.stringContaining('Liang'),
      ])
    }
    const bulk = await asked('POST business/online/order/bulk', { body: { ids: [id], step: 'auditPass' } })
    expect(bulk.body).toMatchObject({ code: 409, msg: expect.stringContaining('Liang') })
    expect(bulk.body.data.results).toMatchObject([
      { id, ok: false, code: 409, msg: expect.stringContaining('Liang') },
    ])
    expect((await step(id, 'auditPass', {}, other.token)).body.code).toBe(200)
  })

  it('are not taken up by a mark: who decides on them is still open', async () => {
    const finance = await app.given.staff({ roles: ['finance'] })
    const { id } = await givenSubmitted(app, member)
    expect((await step(id, 'priceAudit', { priceAudit: 3 }, finance.token)).body.code).toBe(200)
    expect((await step(id, 'auditPass')).body.code).toBe(200)
  })

  it('are left to a colleague who takes them up at the same moment', async () => {
    const other = await app.given.staff({ roles: ['reviewer'], name: 'Liang' })
    const { id } = await givenSubmitted(app, member)
    let decided: ReturnType<typeof step> | undefined
    await asProvider(app, async (tx) => {
      await lockName(tx, '@task', `order ${id}`)
      decided = step(id, 'auditPass')
      // Long enough for the step to go through, if it did not wait.
      await setTimeout(500)
      await tx
        .insertInto('task_holder')
        .values({ kind: 'order', record_id: id, staff_id: other.id })
        .execute()
    })
    expect((await decided)?.body.msg).toContain('Liang')
    expect(await stateOf(id)).toBe(1)
  })

  it('are marked only while their state allows it, by either door', async () => {
    const erp = erpClient(app, (await givenKey(app)).key)
    const price = { priceAudit: 2 }
    const declaration = { declarationState: 5 }
    const returned = await givenSubmitted(app, member)
    await step(returned.id, 'return', { reason: 'Correct the prices' })
    const cancelled = await givenSubmitted(app, member)
    await step(cancelled.id, 'cancel', { reason: 'No goods' })
    const way = ['auditPass', 'declare', 'clear', 'arrive', 'sign', 'complete']
    const completed = await givenSubmitted(app, member, {}, way)
    const refused = [
      [returned.id, 'priceAudit', price],
      [returned.id, 'declarationState', declaration],
      [cancelled.id, 'priceAudit', price],
      [cancelled.id, 'declarationState', declaration],
      [completed.id, 'priceAudit', price],
    ] as const
    for (const [id, name, body] of refused) {
      expect([id, name, (await step(id, name, body)).body.code]).toEqual([id, name, 409])
      const answer = await erp(`POST orders/${id}/${name}`, { body })
      expect([answer.status, answer.body.code]).toEqual([409, 'state.notAllowed'])
    }
    // Customs may still amend or close what was declared.
    expect((await step(completed.id, 'declarationState', { declarationState: 13 })).body.code).toBe(200)
  })
})
