import { describe, expect, it } from 'vitest'
import { erpClient, givenKey } from '../../gateway/gateway.testing.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { read } from '../orders/orders.testing.ts'
import { customsCalls, declarationNo, editOf, givenDeclarable, header, ok } from './customs.testing.ts'

const app = await testApp()
const member = await app.given.member()
const desk = await app.given.staff()
const erp = erpClient(app, (await givenKey(app)).key)
const { post, get, listed, mark } = customsCalls(app, member, desk)
const step = async (id: string, name: string, body: object = {}) =>
  ok(await app.office(`POST business/online/order/${id}/${name}`, { token: desk.token, body }))
const jobs = async (): Promise<{ kind: string; id: string; job: string }[]> =>
  (await app.office('GET office/online/task/list', { token: desk.token, query: { pageSize: 200 } })).body.rows

/** 1,000 and 500 connectors in one line of a declaration, 10 routers in another. */
async function given() {
  const { id } = await givenDeclarable(app, member)
  const [first, second, third] = (await read(app, member, id)).lines
  return { id, first: first.id, second: second.id, third: third.id }
}
type Given = Awaited<ReturnType<typeof given>>
const receipt = ({ first, second, third }: Given) => [
  { lineId: first, qty: '900', shortage: 'One pallet was not loaded' },
  { lineId: second, qty: '500' },
  { lineId: third, qty: '10' },
]

describe('a declaration of goods that came short', () => {
  it('is made of what came in, with its value, and simulated so', async () => {
    const order = await given()
    await step(order.id, 'receive', { lines: receipt(order) })
    const { declarations } = await get('declaration/simulation', { orderId: order.id })
    expect(declarations[0]).toMatchObject({ value: '2350.00', lines: [{ qty: '1400', value: '2350.00' }] })
    ok(await post('declaration/create', { orderId: order.id, ...header }))
    const [plain] = await listed(order.id)
    expect(plain).toMatchObject({ value: '2350.00', differsFromReceipt: 0 })
  })

  it('leaves out a line of which nothing came, and waits for one that was not counted yet', async () => {
    const order = await given()
    const [counted, whole] = receipt(order)
    await step(order.id, 'receive', { lines: [counted, whole] })
    const { held } = await get('declaration/simulation', { orderId: order.id })
    expect(held).toMatchObject([{ orderLineId: order.third, reasons: ['notReceived'] }])
    const nothing = { lineId: order.third, qty: '0', shortage: 'Sold out' }
    await step(order.id, 'receive', { lines: [nothing] })
    const after = await get('declaration/simulation', { orderId: order.id })
    expect(after).toMatchObject({ held: [], declarations: [{ lines: [{ qty: '1400' }] }] })
  })

  it('made before the receipt is not handed to customs with more than came', async () => {
    const order = await given()
    ok(await post('declaration/create', { orderId: order.id, ...header }))
    await step(order.id, 'receive', { lines: receipt(order) })
    const [plain] = await listed(order.id)
    expect(plain).toMatchObject({ differsFromReceipt: 1 })
    const refused = await post(`declaration/${plain.id}/declare`)
    expect(refused.text).toContain('received')
    expect((await erp(`POST declarations/${plain.id}/declare`, { body: {} })).body.code).toBe(
      'declaration.exceedsReceived',
    )
    const { lines } = await get(`declaration/${plain.id}`)
    const [line] = lines
    expect(line).toMatchObject({ qty: '1500' })
    const edited = editOf(line, { qty: '1400', value: '2350.00' })
    ok(await post(`declaration/${plain.id}/edit`, { ...header, lines: [edited] }))
    expect((await listed(order.id))[0]).toMatchObject({ differsFromReceipt: 0 })
    ok(await post(`declaration/${plain.id}/declare`))
  })

  it('at customs before the receipt asks for an amendment, which gives it the received quantities', async () => {
    const order = await given()
    ok(await post('declaration/create', { orderId: order.id, ...header }))
    const [plain, inspected] = await listed(order.id)
    for (const [place, { id }] of [plain, inspected].entries()) {
      ok(await post(`declaration/${id}/declare`, { declarationNo: declarationNo(700 + place) }))
      ok(await mark(id, 12))
    }
    await step(order.id, 'arrive', { lines: receipt(order) })
    expect(await get(`declaration/${plain.id}`)).toMatchObject({
      differsFromReceipt: 1,
      receiptDifferences: [{ declared: '1500', received: '1400' }],
    })
    expect(await get(`declaration/${inspected.id}`)).toMatchObject({ receiptDifferences: [] })
    expect(await jobs()).toContainEqual(
      expect.objectContaining({ kind: 'declaration', id: plain.id, job: 'amendment' }),
    )
    expect((await erp(`GET declarations/${plain.id}`)).body).toMatchObject({ differsFromReceipt: true })
    ok(await post(`declaration/${plain.id}/amend`))
    expect((await jobs()).filter(({ id, kind }) => kind === 'declaration' && id === plain.id)).toEqual([])
    ok(await mark(plain.id, 19))
    const amended = await get(`declaration/${plain.id}`)
    expect(amended).toMatchObject({
      state: 19,
      differsFromReceipt: 0,
      receiptDifferences: [],
      lines: [{ qty: '1400', value: '2333.33' }],
    })
  })
})
