import Big from 'big.js'
import { describe, expect, it } from 'vitest'
import { reconcile } from '../../faults/reconcile.ts'
import { erpClient, givenKey } from '../../gateway/gateway.testing.ts'
import { fieldsOf } from '../../platform/testing/answers.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { givenFile } from '../partners/partners.testing.ts'
import { givenOrder, lineForm, read } from './orders.testing.ts'
import { asProvider, givenSubmitted, markPaid, provide, provider } from './provider-steps.testing.ts'
import { receiveOrder } from './receive-order.ts'

const app = await testApp()
const member = await app.given.member()

type Part = { lineId: string; qty: string }
const split = (id: string, lines: Part[]) =>
  app.client(`POST business/online/order/${id}/split`, { token: member.token, body: { lines } })
const logisticsOf = async (id: string) =>
  (await app.client(`GET business/online/order/${id}/logistics`, { token: member.token })).body.data
const sum = (...values: string[]) =>
  values.reduce((total, value) => total.plus(value || 0), new Big(0)).toFixed()

const lines = () => [
  lineForm({ qty: '1000', price: '0.123456', packages: '7', netWeight: '1.5', grossWeight: '1.8' }),
  lineForm({ qty: '5', price: '4', packages: '1', netWeight: '2', grossWeight: '2' }),
]
async function given(
  steps: readonly string[] = [],
  values: Record<string, unknown> & { modelType?: number } = {},
) {
  const { id } = await givenSubmitted(app, member, { lines: lines(), ...values }, steps)
  return { id, order: await read(app, member, id) }
}

describe('splitting an order', () => {
  it('that the provider gave back makes a draft that was submitted before, as the first one was', async () => {
    const { id, order } = await given()
    await provide(app, id, 'return', { reason: 'x' })
    const answer = await split(id, [{ lineId: order.lines[0].id, qty: '300' }])
    expect(await read(app, member, answer.body.data.id)).toMatchObject({
      state: 0,
      submittedAt: order.submittedAt,
    })
    expect(await reconcile(app.platform.staff)).toEqual([])
  })

  it('moves parts of lines and whole lines, and all sums are those of before', async () => {
    const fileId = await givenFile(app, member)
    const { id, order } = await given(['auditPass'], { attachments: { contract: [fileId] } })
    const [first, second] = order.lines
    const answer = await split(id, [
      { lineId: first.id, qty: '300' },
      { lineId: second.id, qty: '5' },
    ])
    expect(answer.body.code).toBe(200)
    const left = await read(app, member, id)
    const right = await read(app, member, answer.body.data.id)
    expect(left).toMatchObject({ state: 3, lineCount: 1, lines: [{ qty: '700' }] })
    expect(right).toMatchObject({
      state: 3,
      orderNo: answer.body.data.orderNo,
      supplierId: order.supplierId,
      delivery: { consigneeIdNumber: order.delivery.consigneeIdNumber },
      lines: [{ qty: '300', model: first.model }, { qty: '5' }],
      attachments: [{ fileId }],
    })
    expect(sum(left.orderAmount, right.orderAmount)).toBe(new Big(order.orderAmount).toFixed())
    expect(left.packages + right.packages).toBe(order.packages)
    for (const column of ['netWeight', 'grossWeight'] as const)
      expect(sum(left[column], right[column])).toBe(new Big(order[column]).toFixed())
    expect(await logisticsOf(id)).toMatchObject({ splitFrom: null, splits: [{ id: right.id }] })
    expect(await logisticsOf(right.id)).toMatchObject({
      splitFrom: { id, orderNo: order.orderNo },
      splits: [],
    })
    expect(left.timeline[0]).toMatchObject({ transition: 'split', note: right.orderNo })
    expect(right.timeline).toMatchObject([{ transition: 'create', toState: 'audited', note: order.orderNo }])
  })

  it('takes a draft apart too, and both can be submitted', async () => {
    const { id } = await givenOrder(app, member, { lines: lines() })
    const [, line] = (await read(app, member, id)).lines
    const second = (await split(id, [{ lineId: line.id, qty: '2' }])).body.data
    for (const each of [id, second.id]) {
      const answer = await app.client(`POST business/online/order/${each}/submit`, {
        token: member.token,
        body: {},
      })
      expect(answer.body.code).toBe(200)
    }
  })

  it('leaves goods that came in with the first order, which then has all of its goods', async () => {
    const { id, order } = await given(['auditPass'], {
      modelType: 2,
      lines: [lineForm({ qty: '10', price: '2' })],
    })
    const lineId = order.lines[0].id
    await asProvider(app, (tx) => receiveOrder(tx, provider, { id, lines: [{ lineId, qty: '4' }] }))
    expect(fieldsOf(await split(id, [{ lineId, qty: '7' }]))[0]?.path).toBe('lines.0.qty')
    const second = (await split(id, [{ lineId, qty: '6' }])).body.data
    expect(await read(app, member, id)).toMatchObject({ state: 15, receivingState: 2 })
    expect(await read(app, member, second.id)).toMatchObject({ state: 3, receivingState: 0 })
  })

  it('refuses a quantity whose totals would lose a cent, and names the nearest that adds up', async () => {
    const { id, order } = await given(['auditPass'], {
      lines: [lineForm({ qty: '10', price: '0.005' }), lineForm({ qty: '1', price: '1' })],
    })
    const lineId = order.lines[0].id
    const refused = await split(id, [{ lineId, qty: '3' }])
    expect(refused.body.code).toBe(400)
    expect(fieldsOf(refused)[0]?.path).toBe('lines.0.qty')
    expect((await split(id, [{ lineId, qty: '2' }])).body.code).toBe(200)
  })

  it('refuses everything, nothing, too much, another order’s line, and the same line twice', async () => {
    const { id, order } = await given(['auditPass'])
    const other = await given(['auditPass'])
    const [first, second] = order.lines
    const codeOf = async (parts: Part[]) => (await split(id, parts)).body.code
    expect(
      await codeOf([
        { lineId: first.id, qty: '1000' },
        { lineId: second.id, qty: '5' },
      ]),
    ).toBe(400)
    expect(await codeOf([])).toBe(400)
    expect(await codeOf([{ lineId: second.id, qty: '0' }])).toBe(400)
    expect(await codeOf([{ lineId: second.id, qty: '5.5' }])).toBe(400)
    expect(await codeOf([{ lineId: other.order.lines[0].id, qty: '1' }])).toBe(400)
    expect(
      await codeOf([
        { lineId: second.id, qty: '1' },
        { lineId: second.id, qty: '1' },
      ]),
    ).toBe(400)
    expect(await read(app, member, id)).toMatchObject({ orderAmount: order.orderAmount })
  })

  it('is over with the declaration, and not while money or a change request is on it', async () => {
    const parts = (order: { lines: { id: string }[] }) => [{ lineId: order.lines[1]?.id ?? '', qty: '1' }]
    const declared = await given(['auditPass', 'declare'])
    expect((await split(declared.id, parts(declared.order))).body.code).toBe(409)
    const submitted = await given()
    expect((await split(submitted.id, parts(submitted.order))).body.code).toBe(409)
    const paid = await given(['auditPass'])
    await markPaid(app, paid.id, 1, '1.00')
    expect((await split(paid.id, parts(paid.order))).body.code).toBe(409)
    await markPaid(app, paid.id, 0, '0')
    const asked = await given(['auditPass'])
    await app.client(`POST business/online/order/${asked.id}/changes`, {
      token: member.token,
      body: { request: 'x', reason: 'x' },
    })
    expect((await split(asked.id, parts(asked.order))).body.code).toBe(409)
  })

  it('is done by the staff and the ERP too, of an order under review', async () => {
    const { id, order } = await given()
    const desk = await app.given.staff()
    const body = { lines: [{ lineId: order.lines[1].id, qty: '1' }] }
    const answer = await app.office(`POST business/online/order/${id}/split`, { token: desk.token, body })
    expect(answer.body.code).toBe(200)
    const erp = erpClient(app, (await givenKey(app)).key)
    expect((await erp(`POST orders/${id}/split`, { body })).status).toBe(200)
    expect((await logisticsOf(id)).splits).toHaveLength(2)
    await provide(app, id, 'auditPass')
    const [{ id: second }] = (await logisticsOf(id)).splits
    expect(await read(app, member, second)).toMatchObject({ state: 1, lines: [{ qty: '1' }] })
  })

  it('taken at the same moment as another split loses nothing', async () => {
    const { id, order } = await given(['auditPass'], { lines: [lineForm({ qty: '10', price: '2' })] })
    const lineId = order.lines[0].id
    const answers = await Promise.all([1, 2, 3].map(() => split(id, [{ lineId, qty: '4' }])))
    expect(answers.map((answer) => answer.body.code).toSorted((a, b) => a - b)).toEqual([200, 200, 400])
    expect(await read(app, member, id)).toMatchObject({ lines: [{ qty: '2' }], orderAmount: '4.00' })
  })

  it('leaves a database in which all sums agree', async () => {
    expect(await reconcile(app.platform.staff)).toEqual([])
  })
})
