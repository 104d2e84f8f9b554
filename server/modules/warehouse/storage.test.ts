import { addDays, firstOfMonth, lastOfMonth } from '@quayside/contract/kernel/days.ts'
import { describe, expect, it } from 'vitest'
import { reconcileStock } from '../../faults/reconcile-stock.ts'
import { pathsOf } from '../../platform/testing/answers.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { asProvider, provider } from '../orders/provider-steps.testing.ts'
import { makeLots } from './make-lots.ts'
import { givenOldLot } from './old-lots.testing.ts'
import { data, givenWarehouse, lotOf, officeDo, storedGoods } from './warehouse.testing.ts'

const app = await testApp()
const member = await app.given.member()
const desk = await app.given.staff()
const by = { document: 'provider', documentId: null, documentNo: '' } as const

const today = app.clock.today()
const daysAgo = (days: number): string => addDays(today, -days)
const thisMonth = today.slice(0, 7)
const lastMonth = firstOfMonth(today, -1).slice(0, 7)

const givenOld = (warehouseId: string, days: number) =>
  givenOldLot(app, member.companyId, { warehouseId, days })
const tariff = (warehouseId: string, values: object = {}) =>
  officeDo(app, 'tariff/save', {
    warehouseId,
    validFrom: '2025-01-01',
    freeDays: 10,
    unit: 0,
    rate: '2.5',
    ...values,
  })
const charges = async (key: 'preview' | 'run', month: string) => {
  const options = key === 'preview' ? { query: { month } } : { body: { month } }
  const method = key === 'preview' ? 'GET' : 'POST'
  return app.office(`${method} warehouse/online/storageCharge/${key}`, { token: desk.token, ...options })
}

it('a tariff or a place of a warehouse that is not there, or from a day that cannot be, is refused', async () => {
  const unknown = '999999999'
  expect(pathsOf(await tariff(unknown))).toEqual(['warehouseId'])
  const place = { warehouseId: unknown, code: 'A-01' }
  expect(pathsOf(await officeDo(app, 'location/save', place))).toEqual(['warehouseId'])
  const early = await tariff(await givenWarehouse(app), { validFrom: '1925-01-01' })
  expect(pathsOf(early)).toEqual(['validFrom'])
})

describe('storage fees', () => {
  it('charge each day of a past month once, however often the run is repeated', async () => {
    const warehouseId = await givenWarehouse(app)
    data(await tariff(warehouseId))
    expect(pathsOf(await tariff(warehouseId))).toEqual(['validFrom'])
    const id = await givenOld(warehouseId, 200)
    const lot = await lotOf(app, member, id)
    expect(lot).toMatchObject({ days: 200, freeUntil: daysAgo(191), cost: (191 * 2.5).toFixed(2) })
    expect((await charges('run', thisMonth)).body.code).toBe(409)
    const { charges: preview, withoutTariff } = data(await charges('preview', lastMonth))
    expect(withoutTariff).toEqual([])
    const days = Number(lastOfMonth(lastMonth).slice(8))
    expect(preview).toMatchObject([
      { warehouseId, quantity: String(days), amount: (days * 2.5).toFixed(2), feeId: null },
    ])
    const perLot = await app.office('GET warehouse/online/storageCharge/lots', {
      token: desk.token,
      query: { month: lastMonth, companyId: member.companyId, warehouseId },
    })
    expect(data(perLot)).toMatchObject([
      {
        lotId: id,
        number: lot.number,
        from: `${lastMonth}-01`,
        to: `${lastMonth}-${days}`,
        amount: preview[0].amount,
      },
    ])
    const { charges: run } = data(await charges('run', lastMonth))
    expect(run).toMatchObject([{ amount: (days * 2.5).toFixed(2) }])
    expect(data(await charges('run', lastMonth))).toEqual({ charges: [], unmeasured: [] })
    const fee = await app.client(`GET finance/online/cost/${run[0]?.feeId}`, { token: member.token })
    expect(fee.body.data).toMatchObject({ kind: 'storage', quantity: String(days), unitPrice: '2.5' })
    expect((await lotOf(app, member, id)).chargedUntil).toBe(`${lastMonth}-${days}`)
    const owner = await app.owner()
    const again = (first: string, last: string) =>
      owner.query(`insert into storage_charge (company_id, lot_id, warehouse_id, first_on, last_on, unit, quantity, rate, currency, fee_id)
        select company_id, lot_id, warehouse_id, ${first}, ${last}, unit, 1, rate, currency, fee_id from storage_charge`)
    await expect(again('last_on', 'last_on + 1')).rejects.toMatchObject({ code: '23P01' })
    await expect(again('first_on - 1', 'last_on + 1')).rejects.toMatchObject({ code: '23P01' })
    await expect(again('first_on', 'first_on')).rejects.toMatchObject({ code: '23505' })
    await expect(again('last_on + 1', 'last_on')).rejects.toMatchObject({ code: '23514' })
    // Within a snapshot that was taken before others were done, the database could not know what they charged.
    await owner.query('begin isolation level repeatable read')
    await expect(again('last_on + 1', 'last_on + 1')).rejects.toThrow('read what is committed')
    await owner.query('rollback')
    await owner.query('begin')
    await again('last_on + 1', 'last_on + 1')
    await owner.query('rollback')
    expect(await reconcileStock(app.platform.staff)).toEqual([])
  })

  it('stop at a warehouse without a tariff, which the preview names; free storage is a tariff of 0', async () => {
    const warehouseId = await givenWarehouse(app)
    await givenOld(warehouseId, 90)
    const { withoutTariff } = data(await charges('preview', lastMonth))
    expect(withoutTariff).toMatchObject([{ warehouseId, lots: 1 }])
    const stopped = await charges('run', lastMonth)
    expect(stopped.body).toMatchObject({ code: 409 })
    expect(stopped.body.msg).toContain(withoutTariff[0].warehouseName)
    data(await tariff(warehouseId, { rate: '0' }))
    expect(data(await charges('run', lastMonth))).toEqual({ charges: [], unmeasured: [] })
  })

  it('are of the roles that may charge', async () => {
    const reviewer = await app.given.staff({ roles: ['reviewer'] })
    const answer = await app.office('POST warehouse/online/storageCharge/run', {
      token: reviewer.token,
      body: { month: lastMonth },
    })
    expect(answer.body.code).toBe('403')
  })
})

describe('what the provider does with lots', () => {
  const lots = (...own: object[]) => ({ lots: own, reason: 'inspection' })

  it('moves whole lots and parts; a part is a lot of its own of the same age', async () => {
    const warehouseId = await givenWarehouse(app)
    const id = await givenOld(warehouseId, 30)
    const place = data(await officeDo(app, 'location/save', { warehouseId, code: 'A-1' }))
    expect(pathsOf(await officeDo(app, 'stock/move', lots({ lotId: id, qty: '1001' })))).toEqual([
      'lots.0.qty',
    ])
    expect(pathsOf(await officeDo(app, 'stock/move', lots({ lotId: id, locationId: '99' })))).toEqual([
      'lots.0.locationId',
    ])
    data(await officeDo(app, 'stock/move', lots({ lotId: id, locationId: place.id, qty: '400' })))
    const { body } = await app.client('GET warehouse/online/stock/list', {
      token: member.token,
      query: { warehouseId },
    })
    expect(body.rows).toMatchObject([
      { onHand: '400', location: 'A-1', storedOn: daysAgo(30) },
      { id, onHand: '600', location: '' },
    ])
    data(await officeDo(app, 'stock/move', lots({ lotId: id, locationId: place.id })))
    expect((await lotOf(app, member, id)).movements[0]).toMatchObject({ kind: 'move', toLocation: 'A-1' })
  })

  it('blocks and unblocks what is available, and no more', async () => {
    const warehouseId = await givenWarehouse(app)
    const id = await givenOld(warehouseId, 1)
    expect(pathsOf(await officeDo(app, 'stock/block', lots({ lotId: id, qty: '1001' })))).toEqual([
      'lots.0.qty',
    ])
    data(await officeDo(app, 'stock/block', lots({ lotId: id, qty: '300' })))
    expect(await lotOf(app, member, id)).toMatchObject({ blocked: '300', available: '700' })
    expect(pathsOf(await officeDo(app, 'stock/unblock', lots({ lotId: id, qty: '301' })))).toEqual([
      'lots.0.qty',
    ])
    data(await officeDo(app, 'stock/unblock', lots({ lotId: id, qty: '300' })))
    expect((await lotOf(app, member, id)).available).toBe('1000')
  })

  it('counts, adjusts with a reason, and tells the customer', async () => {
    const warehouseId = await givenWarehouse(app)
    const id = await givenOld(warehouseId, 1)
    const count = (counted: string, reason = '') =>
      officeDo(app, 'stocktaking/save', {
        warehouseId,
        note: 'Year end',
        counts: [{ lotId: id, counted, reason }],
      })
    expect(pathsOf(await count('990'))).toEqual(['counts.0.reason'])
    expect(data(await count('990', 'reel missing'))).toMatchObject({ adjusted: 1 })
    expect(await lotOf(app, member, id)).toMatchObject({ onHand: '990' })
    const { body } = await app.client('GET system/online/sysMsg', { token: member.token })
    expect(JSON.stringify(body.rows)).toContain('-10')
    data(await officeDo(app, 'stock/block', lots({ lotId: id, qty: '100' })))
    expect(pathsOf(await count('99', 'lost'))).toEqual(['counts.0.counted'])
    expect(await reconcileStock(app.platform.staff)).toEqual([])
  })
})

describe('figures', () => {
  it('in, out and stock over time add up, and warehouses say what lies there', async () => {
    const own = await app.given.member()
    const warehouseId = await givenWarehouse(app)
    const goods = [
      storedGoods({ warehouseId, model: 'STAT-1' }),
      storedGoods({ warehouseId, model: 'STAT-2' }),
    ]
    await asProvider(app, (tx) => makeLots(tx, provider, own.companyId, by, goods))
    const ask = async (key: string, query: Record<string, string> = {}) =>
      (await app.client(`GET warehouse/online/${key}`, { token: own.token, query })).body
    const { data: figures } = await ask('statistics', { by: 'product', step: 'week' })
    expect(figures).toMatchObject({ opening: '0', closing: '2000', in: '2000', out: '0', count: 2 })
    expect(figures.groups).toMatchObject([{ stock: '1000' }, { stock: '1000' }])
    const { data: places } = await ask('warehouse/list')
    expect(places.find(({ id }: { id: string }) => id === warehouseId)).toMatchObject({
      lots: 2,
      onHand: '2000',
    })
    expect((await ask('stock/summary', { kind: '0' })).data).toMatchObject({
      count: 2,
      models: 2,
      available: '2000',
    })
    const [lot] = (await ask('stock/list', { keyword: 'stat-1' })).rows
    expect((await ask('stock/byCode', { code: lot.number.toLowerCase() })).data).toEqual({ id: lot.id })
    expect((await ask('stock/byCode', { code: 'nothing' })).code).toBe(404)
  })
})
