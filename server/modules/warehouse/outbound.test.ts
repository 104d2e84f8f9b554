import { describe, expect, it } from 'vitest'
import { pathsOf } from '../../platform/testing/answers.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { asProvider, provider } from '../orders/provider-steps.testing.ts'
import { makeLots } from './make-lots.ts'
import {
  data,
  givenOutbound,
  givenWarehouse,
  lotOf,
  officeDo,
  outboundForm,
  outboundStep,
  storedGoods,
} from './warehouse.testing.ts'

const app = await sharedApp()
const member = await app.given.member()
const by = { document: 'provider', documentId: null, documentNo: '' } as const

type Lot = { qty?: string; dateCode?: string; batchNumber?: string; lotNumber?: string }
let models = 0
/** Free lots of one model in a warehouse of their own. */
async function given(...lots: readonly Lot[]) {
  const model = `OUT-${++models}`
  const warehouseId = await givenWarehouse(app)
  const goods = lots.map((lot) => storedGoods({ warehouseId, model, ...lot }))
  const ids = await asProvider(app, (tx) => makeLots(tx, provider, member.companyId, by, goods))
  return { model, warehouseId, ids }
}
const read = async (id: string) =>
  (await app.client(`GET warehouse/online/outbound/${id}`, { token: member.token })).body.data
const ordered = (stock: { model: string; warehouseId: string }, qty: string, values: object = {}) =>
  givenOutbound(app, member, {
    warehouseId: stock.warehouseId,
    lines: [{ key: '1', model: stock.model, qty }],
    ...values,
  })

describe('an outbound order', () => {
  it('is submitted when §5 and the delivery’s own fields hold', async () => {
    const { id } = data(
      await app.client('POST warehouse/online/outbound/save', { token: member.token, body: {} }),
    )
    expect(pathsOf(await outboundStep(app, member, id, 'submit'))).toEqual([
      'strategy',
      'outboundType',
      'outboundOn',
      'delivery.type',
      'warehouseId',
      'lines',
    ])
    const pickup = await givenOutbound(app, member, { delivery: { type: 0 }, lines: [{ key: '1' }] })
    expect(pathsOf(await outboundStep(app, member, pickup.id, 'submit'))).toEqual([
      'warehouseId',
      'delivery.pickupAddress',
      'delivery.pickupTime',
      'delivery.pickupName',
      'delivery.pickupIdNumber',
      'delivery.pickupPhone',
      'lines.0.model',
      'lines.0.qty',
    ])
  })

  it('reserves by its strategy, ships in parts, and completes; no step can be skipped', async () => {
    const stock = await given({ dateCode: '2501' }, { dateCode: '2410' })
    const [newer = '', older = ''] = stock.ids
    const { id } = await ordered(stock, '1200', { strategy: 2 })
    data(await outboundStep(app, member, id, 'submit'))
    expect((await outboundStep(app, member, id, 'submit')).body.code).toBe(409)
    expect(await lotOf(app, member, older)).toMatchObject({
      onHand: '1000',
      reserved: '1000',
      available: '0',
    })
    expect(await lotOf(app, member, newer)).toMatchObject({ reserved: '200', available: '800' })
    expect((await officeDo(app, `outbound/${id}/ship`)).body.code).toBe(409)
    data(await officeDo(app, `outbound/${id}/arrange`))
    expect((await outboundStep(app, member, id, 'cancel')).body.code).toBe(409)
    const lineId = (await read(id)).lines[0].id
    const ship = (lots?: object[]) => officeDo(app, `outbound/${id}/ship`, lots ? { lots } : {})
    expect(pathsOf(await ship([{ lineId, lotId: older, qty: '1001' }]))).toEqual(['lots.0.qty'])
    data(await ship([{ lineId, lotId: older, qty: '600' }]))
    expect(await read(id)).toMatchObject({ state: 1, shippedQty: '600' })
    expect(await lotOf(app, member, older)).toMatchObject({ onHand: '400', reserved: '400' })
    expect((await officeDo(app, `outbound/${id}/cancel`, { reason: 'x' })).body.msg).toContain('left')
    data(await ship())
    expect(await read(id)).toMatchObject({ state: 2, shippedQty: '1200' })
    expect(await lotOf(app, member, older)).toMatchObject({ onHand: '0', reserved: '0', available: '0' })
    expect(await lotOf(app, member, newer)).toMatchObject({ onHand: '800', reserved: '0', available: '800' })
    data(await officeDo(app, `outbound/${id}/markSigned`))
    data(await officeDo(app, `outbound/${id}/complete`))
    expect(await read(id)).toMatchObject({ state: 3, signState: 1 })
  })

  it('says what is missing at its line, and reserves nothing then', async () => {
    const stock = await given({})
    const { id } = await ordered(stock, '1001')
    const refused = await outboundStep(app, member, id, 'submit')
    expect([refused.body.code, pathsOf(refused)]).toEqual([409, ['lines.0.qty']])
    expect(refused.text).toContain('1 missing')
    expect((await lotOf(app, member, stock.ids[0] ?? '')).reserved).toBe('0')
  })

  it('that is cancelled gives back exactly what was reserved, and can be changed and submitted again', async () => {
    const stock = await given({}, {})
    const before = await Promise.all(stock.ids.map((id) => lotOf(app, member, id)))
    const { id, version } = await ordered(stock, '1500')
    data(await outboundStep(app, member, id, 'submit'))
    data(await outboundStep(app, member, id, 'cancel'))
    const after = await Promise.all(stock.ids.map((lotId) => lotOf(app, member, lotId)))
    const quantities = (lot: Record<string, string>) => [lot.onHand, lot.reserved, lot.blocked, lot.available]
    expect(after.map(quantities)).toEqual(before.map(quantities))
    const body = outboundForm({
      id,
      version: version + 2,
      warehouseId: stock.warehouseId,
      lines: [{ key: '1', lotId: stock.ids[1], qty: '10' }],
    })
    data(await app.client('POST warehouse/online/outbound/save', { token: member.token, body }))
    data(await outboundStep(app, member, id, 'submit'))
    expect((await read(id)).lines[0].lots).toMatchObject([{ lotId: stock.ids[1], qty: '10' }])
  })

  it('is previewed by all five strategies side by side, with what storage is saved', async () => {
    const stock = await given({ dateCode: '2501' }, { dateCode: '2410' }, { dateCode: 'see label' })
    data(
      await officeDo(app, 'tariff/save', {
        warehouseId: stock.warehouseId,
        validFrom: '2025-01-01',
        freeDays: 0,
        unit: 0,
        rate: '2',
      }),
    )
    const { strategies } = data(
      await app.client('POST warehouse/online/outbound/preview', {
        token: member.token,
        body: { warehouseId: stock.warehouseId, lines: [{ key: '1', model: stock.model, qty: '1500' }] },
      }),
    )
    expect(strategies).toMatchObject([
      { strategy: 0, lotsTaken: 2, lotsBroken: 1, oldestDateCodeLeft: '2410', unreadable: 1 },
      { strategy: 1 },
      { strategy: 2, oldestDateCodeLeft: '2501', saved: { currency: 'RMB', amount: '60.00' } },
      { strategy: 3 },
      { strategy: 4 },
    ])
    // The page of the lot says the same.
    expect(await lotOf(app, member, stock.ids[1] ?? '')).toMatchObject({
      costAhead: { currency: 'RMB', amount: '60.00' },
    })
  })

  it('keeps identity numbers sealed', async () => {
    const { id } = await givenOutbound(app, member)
    const owner = await app.owner()
    const { rows } = await owner.query('select * from outbound_order where id = $1', [id])
    expect(JSON.stringify(rows[0])).not.toContain('11010519491231002X')
    const before = await read(id)
    expect(before.delivery.consigneeIdNumber).toBe('110***********002X')
    const reveal = () =>
      app.client(`POST warehouse/online/outbound/${id}/identity`, { token: member.token, body: {} })
    expect((await reveal()).body.data.consigneeIdNumber).toBe('11010519491231002X')
  })
})
