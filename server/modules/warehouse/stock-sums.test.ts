import { describe, expect, it } from 'vitest'
import { reconcileStock } from '../../faults/reconcile-stock.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { lineForm, read } from '../orders/orders.testing.ts'
import { asProvider, givenSubmitted, provide, provider } from '../orders/provider-steps.testing.ts'
import { receiveOrder } from '../orders/receive-order.ts'
import { makeLots } from './make-lots.ts'
import * as warehouse from './warehouse.testing.ts'

const app = await testApp()
const hongKong = await warehouse.givenWarehouse(app, 1)
const shenzhen = await warehouse.givenWarehouse(app, 2)
const by = { document: 'provider', documentId: null, documentNo: '' } as const
const member = await app.given.member()

const ask = async (key: string, query: Record<string, string | number>) =>
  (await app.client(`GET warehouse/online/${key}`, { token: member.token, query })).body

/** Free lots, of which two are bound in part to two orders, one is blocked in part, one is reserved; lots of an order. */
async function givenStock() {
  const goods = [shenzhen, shenzhen, hongKong, shenzhen].map((warehouseId, place) =>
    warehouse.storedGoods({
      warehouseId,
      place: warehouseId === hongKong ? 1 : 2,
      model: `SUM-${place}`,
      lotNumber: `SUM-LOT-${place}`,
    }),
  )
  const ids = await asProvider(app, (tx) => makeLots(tx, provider, member.companyId, by, goods))
  const numbers = await Promise.all(
    ids.map(async (id) => (await warehouse.lotOf(app, member, id)).number as string),
  )
  const bind = async (parts: readonly (readonly [number, string])[]) => {
    const lines = parts.map(([place, qty]) => lineForm({ model: `SUM-${place}`, qty }))
    const values = { isWarehouseType: 1, receiving: {}, lines }
    const { id } = await givenSubmitted(app, member, values, ['auditPass'])
    await provide(app, id, 'bind', {
      lots: parts.map(([place, qty]) => ({ lotNumber: numbers[place] ?? '', qty })),
    })
    return id
  }
  const first = await bind([[0, '300']])
  const second = await bind([
    [0, '200'],
    [2, '1000'],
  ])
  warehouse.data(
    await warehouse.officeDo(app, 'stock/block', { lots: [{ lotId: ids[0], qty: '70' }], reason: 'wet' }),
  )
  const outbound = await warehouse.givenOutbound(app, member, {
    warehouseId: shenzhen,
    lines: [{ key: '1', model: 'SUM-1', qty: '150' }],
  })
  warehouse.data(await warehouse.outboundStep(app, member, outbound.id, 'submit'))
  const own = await givenSubmitted(app, member, { lines: [lineForm({ qty: '60' })] }, ['auditPass'])
  const [line] = (await read(app, member, own.id)).lines
  await asProvider(app, (tx) =>
    receiveOrder(tx, provider, { id: own.id, lines: [{ lineId: line.id, qty: '60' }] }),
  )
  return { first, second, own: own.id }
}
const orders = await givenStock()

const reservedFor = (order: string) => `(select coalesce(sum(r.qty - r.taken), 0) from stock_reservation r
  where r.lot_id = l.id and r.ended_at is null and r.order_id ${order})`
const whole = { onHand: 'l.on_hand', reserved: 'l.reserved', blocked: 'l.blocked' }
const free = {
  onHand: `case when l.order_id is null then l.on_hand - ${reservedFor('is not null')} else 0 end`,
  reserved: `case when l.order_id is null then l.reserved - ${reservedFor('is not null')} else 0 end`,
  blocked: 'case when l.order_id is null then l.blocked else 0 end',
}
const ordered = (own: string, order: string) => ({
  onHand: `case when l.order_id ${own} then l.on_hand else ${reservedFor(order)} end`,
  reserved: `case when l.order_id ${own} then l.reserved else ${reservedFor(order)} end`,
  blocked: `case when l.order_id ${own} then l.blocked else 0 end`,
})
const ofOrder = (id: string) => ordered(`= ${id}`, `= ${id}`)

const asked: readonly (readonly [string, Record<string, string | number>, typeof whole])[] = [
  ['all stock', {}, whole],
  ['customer stock', { kind: 0 }, free],
  ['order stock', { kind: 1 }, ordered('is not null', 'is not null')],
  ['the first order', { orderId: orders.first }, ofOrder(orders.first)],
  ['the second order', { kind: 1, orderId: orders.second }, ofOrder(orders.second)],
  ['the order whose goods came', { kind: 1, orderId: orders.own }, ofOrder(orders.own)],
]
const within: readonly (readonly [string, Record<string, string | number>, string])[] = [
  ['', {}, 'true'],
  [' in Hong Kong', { place: 1 }, 'l.place = 1'],
  [' in Shenzhen', { place: 2 }, 'l.place = 2'],
  [' of a warehouse', { warehouseId: shenzhen }, `l.warehouse_id = ${shenzhen}`],
  [' of a model', { model: 'SUM' }, `l.model like 'SUM%'`],
]

describe('sums of the stock', () => {
  it.each(
    asked.flatMap(([name, query, share]) =>
      within.map(
        ([where, more, condition]) => [name + where, { ...query, ...more }, share, condition] as const,
      ),
    ),
  )('of %s are those of lots and reservations', async (_name, query, share, condition) => {
    const owner = await app.owner()
    const { rows } = await owner.query(
      `select trim_scale(coalesce(sum(on_hand), 0))::text as "onHand", trim_scale(coalesce(sum(reserved), 0))::text as reserved,
        trim_scale(coalesce(sum(blocked), 0))::text as blocked,
        trim_scale(coalesce(sum(on_hand - reserved - blocked), 0))::text as available,
        count(*) filter (where on_hand > 0)::int as count,
        count(*) filter (where on_hand > 0 and on_hand - reserved - blocked <= 0)::int as "withoutAvailable",
        count(*) filter (where blocked > 0)::int as "withBlocked",
        count(distinct model) filter (where on_hand > 0)::int as models
      from (
        select l.model, ${share.onHand} as on_hand, ${share.reserved} as reserved, ${share.blocked} as blocked
        from stock_lot l where l.company_id = $1 and ${condition}
      ) lots`,
      [member.companyId],
    )
    expect((await ask('stock/summary', query)).data).toMatchObject(rows[0])
    const list = await ask('stock/list', { ...query, pageSize: 100 })
    const total = (key: string) =>
      String(list.rows.reduce((sum: number, row: Record<string, string>) => sum + Number(row[key]), 0))
    expect({
      onHand: total('onHand'),
      reserved: total('reserved'),
      blocked: total('blocked'),
      available: total('available'),
      count: list.total,
    }).toMatchObject({
      onHand: rows[0].onHand,
      reserved: rows[0].reserved,
      blocked: rows[0].blocked,
      available: rows[0].available,
      count: rows[0].count,
    })
    for (const isAvailable of [0, 1]) {
      const { total: lots } = await ask('stock/list', { ...query, isAvailable })
      const without = rows[0].withoutAvailable
      expect(lots).toBe(isAvailable === 1 ? rows[0].count - without : without)
    }
  })

  it('of customer and of orders add up to the whole, as warehouses and statistics show it', async () => {
    const sums = await Promise.all(
      [{}, { kind: 0 }, { kind: 1 }].map(async (query) => (await ask('stock/summary', query)).data),
    )
    const [all, customers, ofOrders] = sums.map(({ onHand }) => Number(onHand))
    expect(all).toBe(4060)
    expect(ofOrders).toBe(1560)
    expect((customers ?? 0) + (ofOrders ?? 0)).toBe(all)
    const { data: warehouses } = await ask('warehouse/list', {})
    const held = warehouses.reduce((sum: number, { onHand }: { onHand: string }) => sum + Number(onHand), 0)
    expect(held).toBe(all)
    expect(Number((await ask('statistics', { by: 'product', step: 'week' })).data.closing)).toBe(all)
    expect(await reconcileStock(app.platform.staff)).toEqual([])
  })

  it('are sorted by the quantity that is shown', async () => {
    const { rows } = await ask('stock/list', { kind: 0, orderByColumn: 'onHand', isAsc: 'asc' })
    expect(rows.map(({ onHand }: { onHand: string }) => onHand)).toEqual(['500', '1000', '1000'])
  })
})
