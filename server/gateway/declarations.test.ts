import { describe, expect, it } from 'vitest'
import { declarationNo, givenDeclarable } from '../modules/customs/customs.testing.ts'
import { read } from '../modules/orders/orders.testing.ts'
import { sharedApp } from '../platform/testing/test-app.ts'
import { briefOf, erpClient, givenKey, resultsOf } from './gateway.testing.ts'

const app = await sharedApp()
const erp = erpClient(app, (await givenKey(app)).key)
const member = await app.given.member()
const order = await givenDeclarable(app, member)
const lines = (await read(app, member, order.id)).lines.map(({ id }: { id: string }) => id)
const of = (reference: string, values: object) => ({
  reference,
  companyId: member.companyId,
  orderNo: order.orderNo,
  customsOffice: '5301',
  transportMode: '4',
  ...values,
})
const stateOf = async () => (await read(app, member, order.id)).state

describe('declarations at the gateway', () => {
  it('are made of named lines in batches, each row on its own, and a line once only', async () => {
    const rows = [
      of('D-1', { orderLineIds: lines.slice(0, 2), declarationNo: declarationNo(1) }),
      of('D-2', { orderLineIds: lines.slice(2), declarationNo: declarationNo(2) }),
      of('D-3', { orderLineIds: lines.slice(0, 1) }),
      of('D-4', { orderNo: 'IM000000-0000', orderLineIds: lines }),
      of('D-5', {}),
    ]
    expect(resultsOf(await erp('POST declarations', { body: { rows } })).map(briefOf)).toEqual([
      [200, undefined, undefined],
      [200, undefined, undefined],
      [400, 'declaration.lineTwice', undefined],
      [404, 'order.numberUnknown', 'orderNo'],
      [400, 'field.required', 'orderLineIds'],
    ])
    const all = await erp('GET declarations', { query: { orderId: order.id } })
    expect(all.body.rows).toMatchObject([
      { state: 0, value: '2500.00', lineCount: 1, declarationNo: declarationNo(1) },
      { state: 0, value: '1000.00', control: 'inspection' },
    ])
    const again = of('D-1', { declarationNo: declarationNo(1), billOfLading: 'COSU77' })
    expect((await erp('POST declarations', { body: again })).body.id).toBe(all.body.rows[0].id)
    const one = await erp(`GET declarations/${all.body.rows[0].id}`)
    expect(one.body).toMatchObject({ billOfLading: 'COSU77', lines: [{ qty: '1500' }] })
  })

  it('stand where customs says, many at once by customs’ own number, and the order follows', async () => {
    const states = (...rows: [number, number][]) =>
      erp('POST declaration-states', {
        body: {
          rows: rows.map(([sequence, declarationState]) => ({
            declarationNo: declarationNo(sequence),
            declarationState,
          })),
        },
      })
    expect(resultsOf(await states([1, 3], [2, 3], [9, 3])).map(briefOf)).toEqual([
      [200, undefined, undefined],
      [200, undefined, undefined],
      [404, 'record.notFound', 'declarationNo'],
    ])
    expect(await stateOf()).toBe(4)
    // Sent again it changes nothing; customs does not close what it has not released.
    expect(resultsOf(await states([1, 3], [2, 13])).map(briefOf)).toEqual([
      [200, undefined, undefined],
      [409, 'state.notAllowed', undefined],
    ])
    const bill = {
      reference: 'B-1',
      declarationNo: declarationNo(1),
      kind: 'vat',
      amount: '2492.10',
    }
    const { id } = (await erp('POST tax-bills', { body: bill })).body
    expect((await erp('POST tax-bills', { body: bill })).body.id).toBe(id)
    expect(resultsOf(await states([1, 12])).map(briefOf)).toEqual([[409, 'declaration.openBills', undefined]])
    expect((await erp(`POST tax-bills/${id}/pay`, { body: {} })).status).toBe(200)
    expect((await erp(`POST tax-bills/${id}/pay`, { body: {} })).status).toBe(409)
    await states([1, 12], [2, 12])
    expect(await stateOf()).toBe(5)
  })
})
