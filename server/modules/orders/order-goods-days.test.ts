import { addDays } from '@quayside/contract/kernel/days.ts'
import { describe, expect, it } from 'vitest'
import { erpClient, givenKey } from '../../gateway/gateway.testing.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import type { TestAnswer } from '../../platform/testing/test-client.ts'
import { givenProduct } from '../products/products.testing.ts'
import { givenWarehouse } from '../warehouse/warehouse.testing.ts'
import { lineForm, read } from './orders.testing.ts'
import { givenSubmitted } from './provider-steps.testing.ts'

const app = await testApp()
await givenWarehouse(app, 1)
await givenWarehouse(app, 2)
const member = await app.given.member()
const desk = await app.given.staff()
const erp = erpClient(app, (await givenKey(app)).key)
const inDays = (days: number): string => addDays(app.clock.today(), days)

type Act = (id: string, name: string, body?: object) => Promise<TestAnswer>
const office: Act = (id, name, body = {}) =>
  app.office(`POST business/online/order/${id}/${name}`, { token: desk.token, body })
const byErp: Act = (id, name, body = {}) => erp(`POST orders/${id}/${name}`, { body })

const lotsOf = async (model: string) =>
  (
    await app.client('GET warehouse/online/stock/list', {
      token: member.token,
      query: { model, orderByColumn: 'onHand', isAsc: 'desc' },
    })
  ).body.rows

async function givenApproved(model: string, productId?: string) {
  const lines = [lineForm({ qty: '100', price: '2', model, ...(productId && { productId }) })]
  const { id } = await givenSubmitted(app, member, { lines }, ['auditPass'])
  const [line] = (await read(app, member, id)).lines
  return { id, lineId: line.id as string }
}

describe.each([
  ['the office', office],
  ['the ERP', byErp],
] as const)('goods of an order that are received by %s', (door, act) => {
  const model = (name: string) => `${name}-${door.slice(4)}`

  it('have the days and the batch that are printed on them, one lot for each batch', async () => {
    const { id, lineId } = await givenApproved(model('DAYS'))
    const first = { lineId, qty: '60', producedOn: inDays(-10), expiresOn: inDays(80), batchNumber: 'B-1' }
    const second = { lineId, qty: '40', expiresOn: inDays(200), batchNumber: 'B-2' }
    expect((await act(id, 'receive', { lines: [first, second] })).status).toBe(200)
    expect(await lotsOf(model('DAYS'))).toMatchObject([
      { onHand: '60', producedOn: inDays(-10), expiresOn: inDays(80), batchNumber: 'B-1' },
      { onHand: '40', producedOn: null, expiresOn: inDays(200), batchNumber: 'B-2' },
    ])
  })

  it('expire when the shelf life of their product ends, also those that arrive with a later step', async () => {
    const product = await givenProduct(app, member, { model: model('SHELF'), shelfLifeDays: '100' })
    const { id, lineId } = await givenApproved(model('SHELF'), product.id)
    for (const name of ['declare', 'clear']) expect((await act(id, name)).status).toBe(200)
    const lines = [{ lineId, qty: '100', producedOn: inDays(-10) }]
    expect((await act(id, 'arrive', { lines })).status).toBe(200)
    expect(await lotsOf(model('SHELF'))).toMatchObject([{ producedOn: inDays(-10), expiresOn: inDays(90) }])
  })

  it('are refused with days that cannot be meant, and expired ones without a note', async () => {
    const { id, lineId } = await givenApproved(model('ODD'))
    const receive = (days: object, note?: string) =>
      act(id, 'receive', { lines: [{ lineId, qty: '100', ...days }], ...(note && { note }) })
    expect((await receive({ producedOn: inDays(-1), expiresOn: inDays(-2) })).text).toContain(
      'lines.0.expiresOn',
    )
    expect((await receive({ producedOn: inDays(1) })).text).toContain('lines.0.producedOn')
    expect((await receive({ expiresOn: inDays(-1) })).text).toContain('"note"')
    expect(await lotsOf(model('ODD'))).toEqual([])
    expect((await receive({ expiresOn: inDays(-1) }, 'For destruction')).status).toBe(200)
    expect(await lotsOf(model('ODD'))).toMatchObject([{ expiresOn: inDays(-1) }])
  })
})
