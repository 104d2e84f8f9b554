import { daysBetween, firstOfMonth, lastOfMonth } from '@quayside/contract/kernel/days.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { reconcileStock } from '../../faults/reconcile-stock.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { lineForm, read } from '../orders/orders.testing.ts'
import { asProvider, givenSubmitted, provide, provider } from '../orders/provider-steps.testing.ts'
import { receiveOrder } from '../orders/receive-order.ts'
import { dateBack, givenOldLot } from './old-lots.testing.ts'
import { data, givenWarehouse, lotOf, officeDo } from './warehouse.testing.ts'

const app = await testApp()
const desk = await app.given.staff()
const hongKong = await givenWarehouse(app, 1)
const shenzhen = await givenWarehouse(app, 2)

const today = app.clock.today()
const lastMonth = firstOfMonth(today, -1).slice(0, 7)
const monthDays = Number(lastOfMonth(lastMonth).slice(8))
/** How long ago a day of the last month was. */
const since = (day: string) => daysBetween(`${lastMonth}-${day}`, today)

const charges = async (key: 'preview' | 'run') => {
  const options = key === 'preview' ? { query: { month: lastMonth } } : { body: { month: lastMonth } }
  const method = key === 'preview' ? 'GET' : 'POST'
  return data(
    await app.office(`${method} warehouse/online/storageCharge/${key}`, { token: desk.token, ...options }),
  )
}
const previewOf = async (companyId: string) =>
  (await charges('preview')).charges
    .filter((charge: { companyId: string }) => charge.companyId === companyId)
    .map(({ warehouseId, quantity, currency, amount }: Record<string, string>) => ({
      warehouseId,
      quantity,
      currency,
      amount,
    }))
const moveTo = async (lotId: string, warehouseId: string) =>
  data(await officeDo(app, 'stock/move', { lots: [{ lotId, warehouseId }], reason: 'to the mainland' }))

beforeAll(async () => {
  const validFrom = '2025-01-01'
  for (const tariff of [
    { warehouseId: hongKong, freeDays: 10, rate: '6.5', currency: 'HKD' },
    { warehouseId: shenzhen, freeDays: 5, rate: '2', currency: 'RMB' },
  ])
    data(await officeDo(app, 'tariff/save', { validFrom, unit: 0, ...tariff }))
})

describe('a lot that was moved to another warehouse', () => {
  it('is charged for each day by the tariff and currency of the warehouse it lay in', async () => {
    const member = await app.given.member()
    const id = await givenOldLot(app, member.companyId, { warehouseId: hongKong, place: 1, days: 100 })
    const inHongKong = await previewOf(member.companyId)
    expect(inHongKong).toEqual([
      {
        warehouseId: hongKong,
        quantity: String(monthDays),
        currency: 'HKD',
        amount: (monthDays * 6.5).toFixed(2),
      },
    ])
    await moveTo(id, shenzhen)
    expect(await previewOf(member.companyId)).toEqual(inHongKong)
    expect(await lotOf(app, member, id)).toMatchObject({
      costCurrency: 'RMB',
      cost: '2.00',
      costElsewhere: `HKD ${(90 * 6.5).toFixed(2)}`,
    })
    await dateBack(app, id, since('11'))
    expect(await previewOf(member.companyId)).toEqual([
      { warehouseId: hongKong, quantity: '10', currency: 'HKD', amount: '65.00' },
      {
        warehouseId: shenzhen,
        quantity: String(monthDays - 10),
        currency: 'RMB',
        amount: ((monthDays - 10) * 2).toFixed(2),
      },
    ])
    const { charges: run } = await charges('run')
    expect(run.map(({ currency }: { currency: string }) => currency).toSorted()).toEqual(['HKD', 'RMB'])
    expect(await charges('run')).toEqual({ charges: [], unmeasured: [] })
    expect(await reconcileStock(app.platform.staff)).toEqual([])
    const [moved] = (await lotOf(app, member, id)).movements
    expect(moved).toMatchObject({ kind: 'move', reason: 'to the mainland' })
    expect(moved.fromLocation).not.toBe(moved.toLocation)
  })

  it('is charged so as well when it arrives with its order', async () => {
    const member = await app.given.member()
    const { id } = await givenSubmitted(app, member, { lines: [lineForm({ qty: '100' })] }, ['auditPass'])
    const [line] = (await read(app, member, id)).lines
    await asProvider(app, (tx) =>
      receiveOrder(tx, provider, { id, lines: [{ lineId: line.id, qty: '100' }] }),
    )
    const { body } = await app.client('GET warehouse/online/stock/list', { token: member.token })
    const [lot] = body.rows
    const owner = await app.owner()
    await owner.query(`update stock_lot set stored_on = $2::date, stored_at = $2::date where id = $1`, [
      lot.id,
      firstOfMonth(today, -2),
    ])
    await dateBack(app, lot.id, daysBetween(firstOfMonth(today, -2), today))
    for (const name of ['declare', 'clear', 'arrive']) await provide(app, id, name)
    await dateBack(app, lot.id, since('21'))
    expect(await lotOf(app, member, lot.id)).toMatchObject({ warehouseId: shenzhen })
    expect(await previewOf(member.companyId)).toMatchObject([
      { warehouseId: hongKong, quantity: '20', currency: 'HKD', amount: '130.00' },
      { warehouseId: shenzhen, quantity: String(monthDays - 20), currency: 'RMB' },
    ])
  })

  it('stops the run at a warehouse without a tariff that it lay in', async () => {
    const member = await app.given.member()
    const without = await givenWarehouse(app, 1)
    const id = await givenOldLot(app, member.companyId, { warehouseId: without, place: 1, days: 100 })
    await moveTo(id, shenzhen)
    const { withoutTariff } = await charges('preview')
    expect(withoutTariff).toMatchObject([{ warehouseId: without, lots: 1 }])
  })
})

describe('charged days', () => {
  it.each(['currency', 'warehouse_id'])('in the wrong warehouse are found by their %s', async (column) => {
    const owner = await app.owner()
    await owner.query('begin; set local session_replication_role = replica')
    try {
      const value = column === 'currency' ? `'USD'` : hongKong
      await owner.query(`update storage_charge set ${column} = ${value} where warehouse_id = ${shenzhen}`)
      const found = await reconcileStock({
        read: async (statements) => {
          const answers = []
          for (const { sql } of statements) answers.push((await owner.query(sql)).rows)
          return answers
        },
      })
      expect(found.map(({ name }) => name)).toEqual([
        'the warehouse, rate and currency of a charged day and where the lot lay',
      ])
    } finally {
      await owner.query('rollback')
    }
  })
})
