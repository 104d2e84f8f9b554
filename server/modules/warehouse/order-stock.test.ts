import { describe, expect, it } from 'vitest'
import { reconcileStock } from '../../faults/reconcile-stock.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { lineForm, read } from '../orders/orders.testing.ts'
import { asProvider, givenLots, givenSubmitted, provide, provider } from '../orders/provider-steps.testing.ts'
import { receiveOrder, shipOrder } from '../orders/receive-order.ts'
import { givenWarehouse, lotOf } from './warehouse.testing.ts'

const app = await testApp()
const hongKong = await givenWarehouse(app, 1)
const shenzhen = await givenWarehouse(app, 2)

const stockOf = async (member: { token: string }, query: Record<string, string | number>) =>
  (await app.client('GET warehouse/online/stock/list', { token: member.token, query })).body

describe('goods of an order', () => {
  it('become its lots when they are received, cross the border, and leave with its deliveries', async () => {
    const member = await app.given.member()
    const { id } = await givenSubmitted(app, member, { lines: [lineForm({ qty: '100' })] }, ['auditPass'])
    const [line] = (await read(app, member, id)).lines
    const receive = (qty: string) =>
      asProvider(app, (tx) => receiveOrder(tx, provider, { id, lines: [{ lineId: line.id, qty }] }))
    await receive('60')
    await receive('40')
    const inHongKong = await stockOf(member, { kind: 1, place: 1 })
    expect(inHongKong.rows).toMatchObject([
      { onHand: '40', orderId: id, warehouseId: hongKong },
      { onHand: '60', orderId: id },
    ])
    expect((await stockOf(member, { kind: 0 })).total).toBe(0)
    for (const name of ['declare', 'clear', 'arrive']) await provide(app, id, name)
    expect((await stockOf(member, { kind: 1, place: 1 })).total).toBe(0)
    expect((await stockOf(member, { kind: 1, place: 2 })).rows).toMatchObject([
      { warehouseId: shenzhen },
      { warehouseId: shenzhen },
    ])
    await asProvider(app, (tx) => shipOrder(tx, provider, { id, lines: [{ lineId: line.id, qty: '70' }] }))
    expect((await stockOf(member, { kind: 1 })).rows).toMatchObject([{ onHand: '30' }])
    await provide(app, id, 'sign')
    expect((await stockOf(member, { kind: 1 })).total).toBe(0)
    expect(await reconcileStock(app.platform.staff)).toEqual([])
  })

  it('are free stock again when the order is cancelled', async () => {
    const member = await app.given.member()
    const { id } = await givenSubmitted(app, member, {}, ['auditPass'])
    const [line] = (await read(app, member, id)).lines
    await asProvider(app, (tx) =>
      receiveOrder(tx, provider, { id, lines: [{ lineId: line.id, qty: '1000' }] }),
    )
    await provide(app, id, 'cancel', { reason: 'x' })
    expect((await stockOf(member, { kind: 0 })).rows).toMatchObject([{ onHand: '1000', orderId: null }])
  })

  it('that are bound are reserved as real lots, and taken out with the order', async () => {
    const member = await app.given.member()
    const [lotId = ''] = await givenLots(app, member, 'BOUND-1')
    const lot = await lotOf(app, member, lotId)
    const lines = [lineForm({ model: lot.model, qty: '600' })]
    const { id } = await givenSubmitted(app, member, { isWarehouseType: 1, receiving: {}, lines }, [
      'auditPass',
    ])
    const bindable = await app.client('GET warehouse/online/stock/bindable', {
      token: member.token,
      query: { orderId: id },
    })
    expect(bindable.body.data.lines).toMatchObject([
      { qty: '600', available: '1000', missing: '0', lots: [{ lotId, proposed: '600' }] },
    ])
    await provide(app, id, 'bind', { lots: [{ lotNumber: lot.number, qty: '600' }] })
    expect(await lotOf(app, member, lotId)).toMatchObject({
      reserved: '600',
      available: '400',
      reservations: [{ document: 'order', documentId: id, qty: '600' }],
    })
    expect((await read(app, member, id)).boundLots).toEqual([{ lotNumber: 'BOUND-1', qty: '600' }])
    expect((await stockOf(member, { kind: 1 })).rows).toMatchObject([
      { id: lotId, orderNo: expect.any(String) },
    ])
    expect((await stockOf(member, { kind: 0 })).total).toBe(1)
    for (const name of ['declare', 'clear', 'arrive', 'sign']) await provide(app, id, name)
    expect(await lotOf(app, member, lotId)).toMatchObject({ onHand: '400', reserved: '0', available: '400' })
    expect(await reconcileStock(app.platform.staff)).toEqual([])
  })
})

describe('the sums of the stock', () => {
  it.each([
    ['the counts of lots and the lots', 'update stock_tally set lots = lots + 1'],
    ['the sums of models and the lots', 'update stock_model set on_hand = on_hand + 1'],
    ['the sums of days and the movements', 'update stock_day set went = went + 1'],
  ])('are compared: %s', async (name, damage) => {
    const member = await app.given.member()
    const [lotId = ''] = await givenLots(app, member, 'SUMMED')
    const { number } = await lotOf(app, member, lotId)
    const { id } = await givenSubmitted(app, member, { isWarehouseType: 1, receiving: {} }, ['auditPass'])
    await provide(app, id, 'bind', { lots: [{ lotNumber: number, qty: '5' }] })
    const owner = await app.owner()
    await owner.query('begin; set local session_replication_role = replica')
    try {
      await owner.query(damage)
      const found = await reconcileStock({
        read: async (statements) => {
          const answers = []
          for (const { sql } of statements) answers.push((await owner.query(sql)).rows)
          return answers
        },
      })
      expect(found.map((each) => each.name)).toContain(name)
    } finally {
      await owner.query('rollback')
    }
  })
})
