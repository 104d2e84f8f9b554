import { addDays } from '@quayside/contract/kernel/days.ts'
import { describe, expect, it } from 'vitest'
import { readSheet } from '../../platform/excel/read-sheet.ts'
import { pathsOf } from '../../platform/testing/answers.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { asProvider, provider } from '../orders/provider-steps.testing.ts'
import { givenSupplier } from '../partners/partners.testing.ts'
import { makeLots } from './make-lots.ts'
import { postMovements } from './post-movements.ts'
import { data, givenWarehouse, lotOf, officeDo, storedGoods } from './warehouse.testing.ts'

const app = await sharedApp()
const member = await app.given.member()
const by = { document: 'provider', documentId: null, documentNo: '' } as const

const today = app.clock.today()
const daysAgo = (days: number): string => addDays(today, -days)

/** Movements cannot be changed; here they are made at once and dated back by the owner. */
async function dated(lotId: string, days: readonly number[]): Promise<void> {
  const owner = await app.owner()
  await owner.query('alter table stock_movement disable trigger append_only')
  await owner.query(
    `update stock_movement m set day = d.day, at = d.day + time '03:00' from
      (select id, row_number() over (order by id) as place from stock_movement where lot_id = $1) p
      join unnest($2::date[]) with ordinality as d (day, place) using (place) where m.id = p.id`,
    [lotId, days.map(daysAgo)],
  )
  await owner.query('alter table stock_movement enable trigger append_only')
}

const hongKong = await givenWarehouse(app, 1)
const shenzhen = await givenWarehouse(app, 2)
const { id: supplierId } = await givenSupplier(app, member, { isOverseas: 1 })

async function givenLot(
  model: string,
  values: Record<string, unknown>,
  changes: readonly { kind: 'out' | 'adjust'; onHand: string }[],
  days: readonly number[],
): Promise<string> {
  const goods = storedGoods({ warehouseId: shenzhen, model, storedOn: daysAgo(days[0] ?? 0), ...values })
  const [id = ''] = await asProvider(app, (tx) => makeLots(tx, provider, member.companyId, by, [goods]))
  for (const change of changes)
    await asProvider(app, (tx) =>
      postMovements(tx, provider, member.companyId, by, [{ lotId: id, ...change }]),
    )
  await dated(id, days)
  return id
}

const inHongKong = { warehouseId: hongKong, place: 1 }
const early = await givenLot(
  'LM358',
  { ...inHongKong, supplierId },
  [{ kind: 'out', onHand: '-400' }],
  [70, 20],
)
await givenLot('LM358DR', {}, [{ kind: 'adjust', onHand: '-30' }], [45, 12])
await givenLot('lm358', { supplierId }, [{ kind: 'out', onHand: '-1000' }], [25, 3])
await givenLot('W25Q128', inHongKong, [], [2])

type Query = Readonly<Record<string, string>>
const ask = async (key: string, query: Query = {}) =>
  data(await app.client(`GET warehouse/online/${key}`, { token: member.token, query }))

/** The same by an own question to the tables: sums of movements, with a condition on lots `l` and movements `m`. */
async function summed(where: string): Promise<string> {
  const owner = await app.owner()
  const { rows } = await owner.query<{ sum: string }>(
    `select trim_scale(coalesce(sum(m.on_hand), 0))::text as sum from stock_movement m, stock_lot l
     where l.id = m.lot_id and l.company_id = ${member.companyId} and (${where})`,
  )
  return rows[0]?.sum ?? ''
}

const begin = daysAgo(30)
const end = daysAgo(1)
const period = { dayBegin: begin, dayEnd: end }
const within = `m.day between '${begin}' and '${end}'`

it.each([
  [{ dayBegin: '2026-11-02', dayEnd: '2026-11-01' }, ['dayEnd']],
  [{ dayBegin: '1990-01-01', dayEnd: '2026-11-01' }, ['dayBegin']],
  [{ dayBegin: '0001-01-01', dayEnd: '9999-12-31' }, ['dayBegin', 'dayEnd']],
])('the statistics of %j are refused at the day', async (query, paths) => {
  const answer = await app.client('GET warehouse/online/statistics', { token: member.token, query })
  expect(pathsOf(answer)).toEqual(paths)
})

describe('the statistics', () => {
  it('agree with sums of the movements: opening, in, out, adjusted, closing', async () => {
    const figures = await ask('statistics', { ...period, step: 'day' })
    expect(figures).toMatchObject({
      opening: await summed(`m.day < '${begin}'`),
      in: await summed(`${within} and m.kind = 'in'`),
      out: (await summed(`${within} and m.kind = 'out'`)).replace('-', ''),
      adjusted: await summed(`${within} and m.kind not in ('in', 'out')`),
      closing: await summed(`m.day <= '${end}'`),
    })
    expect(figures).toMatchObject({
      opening: '2000',
      in: '2000',
      out: '1400',
      adjusted: '-30',
      closing: '2570',
    })
    expect(figures.points).toHaveLength(30)
    for (const point of figures.points) expect(point.stock).toBe(await summed(`m.day <= '${point.to}'`))
  })

  it('have the same sums and turnover by week and by month', async () => {
    const [days, weeks, months] = await Promise.all(
      ['day', 'week', 'month'].map((step) => ask('statistics', { ...period, step })),
    )
    const total = (points: readonly { in: string; out: string }[]) =>
      points.reduce(
        (sum, point) => [(sum[0] ?? 0) + Number(point.in), (sum[1] ?? 0) + Number(point.out)],
        [0, 0],
      )
    for (const figures of [weeks, months]) {
      expect(total(figures.points)).toEqual([2000, 1400])
      expect(figures.turnover).toBe(days.turnover)
      expect(figures.points.at(-1).stock).toBe('2570')
    }
    const stocks = days.points.map((point: { stock: string }) => Number(point.stock))
    const average = stocks.reduce((sum: number, stock: number) => sum + stock, 0) / stocks.length
    expect(days.turnover).toBe((1400 / average).toFixed(2))
  })

  it('are made up of places, products and suppliers as they stood at the end of the time', async () => {
    const groups = async (subject: string) =>
      Object.fromEntries(
        (await ask('statistics', { ...period, by: subject })).groups.map(
          (group: { key: string; in: string; out: string; stock: string; lots: number }) => [
            group.key,
            [group.in, group.out, group.stock, group.lots],
          ],
        ),
      )
    expect(await groups('place')).toEqual({
      1: ['1000', '400', '1600', 2],
      2: ['1000', '1000', '970', 1],
    })
    expect(await groups('product')).toEqual({
      lm358: ['1000', '1400', '600', 1],
      lm358dr: ['0', '0', '970', 1],
      w25q128: ['1000', '0', '1000', 1],
    })
    expect(await groups('supplier')).toEqual({
      [supplierId]: ['1000', '1400', '600', 1],
      '': ['1000', '0', '1970', 2],
    })
    // A time before the goods left is asked for.
    const before = await ask('statistics', { by: 'product', dayBegin: daysAgo(60), dayEnd: daysAgo(21) })
    expect(before.groups.find(({ key }: { key: string }) => key === 'lm358').stock).toBe('2000')
  })

  it('lead to the movements behind each figure', async () => {
    const behind = (query: Query) => ask('movement/summary', query)
    expect(await behind({ ...period, change: 'in' })).toMatchObject({ count: 2, in: '2000', onHand: '2000' })
    expect(await behind({ ...period, change: 'out' })).toMatchObject({ count: 2, out: '1400' })
    expect(await behind({ ...period, change: 'adjusted' })).toMatchObject({ count: 1, adjusted: '-30' })
    expect(await behind({ dayEnd: end, change: 'any' })).toMatchObject({ onHand: '2570' })
    // Exactly the product, not every model that contains it.
    expect(await behind({ dayEnd: end, change: 'any', product: 'LM358' })).toMatchObject({ onHand: '600' })
    expect(await behind({ dayEnd: end, change: 'any', model: 'LM358' })).toMatchObject({ onHand: '1570' })
    expect(await behind({ dayEnd: end, change: 'any', hasSupplier: '0' })).toMatchObject({ onHand: '1970' })
    expect(await behind({ dayEnd: end, change: 'any', place: '1' })).toMatchObject({ onHand: '1600' })
    const { body } = await app.client('GET warehouse/online/movement/list', {
      token: member.token,
      query: { ...period, change: 'out' },
    })
    expect(body.rows.map(({ onHand, balance }: Record<string, string>) => [onHand, balance])).toEqual([
      ['-1000', '0'],
      ['-400', '600'],
    ])
  })
})

describe('stock', () => {
  it('has its sections counted, and each lists what it counted', async () => {
    data(
      await officeDo(app, 'tariff/save', {
        warehouseId: hongKong,
        validFrom: '2025-01-01',
        freeDays: 5,
        unit: 0,
        rate: '2.5',
        currency: 'HKD',
      }),
    )
    data(await officeDo(app, 'stock/block', { lots: [{ lotId: early, qty: '600' }], reason: 'inspection' }))
    const sums = await ask('stock/summary', { kind: '0' })
    expect(sums).toMatchObject({
      count: 3,
      freeEnding: 1,
      charged: 1,
      aged: 0,
      withBlocked: 1,
      withoutAvailable: 1,
      blocked: '600',
    })
    const listed = async (query: Query) =>
      (
        await app.client('GET warehouse/online/stock/list', {
          token: member.token,
          query: { kind: '0', ...query },
        })
      ).body.total
    expect(await listed({ isFreeEnding: '1' })).toBe(1)
    expect(await listed({ isCharged: '1' })).toBe(1)
    expect(await listed({ isBlocked: '1' })).toBe(1)
    expect(await listed({ isAvailable: '0' })).toBe(1)
    expect(await listed({ daysBegin: '40' })).toBe(2)
    const lot = await lotOf(app, member, early)
    expect(lot).toMatchObject({ freeUntil: daysAgo(66), costPerDay: '2.50', cost: (66 * 2.5).toFixed(2) })
  })

  it('is exported under its headings, with quantities, age, cost and currency', async () => {
    const headers = [
      'Model',
      'On hand',
      'Blocked',
      'Available',
      'Days in store',
      'Cost currency',
      'Storage cost',
    ]
    const keys = 'model,onHand,blocked,available,days,costCurrency,cost'
    const response = await fetch(
      `${app.address}/api/warehouse/online/stock/export?kind=0&place=1&orderByColumn=storedOn&isAsc=asc&columns=${keys}`,
      { headers: { authorization: `bearer ${member.token}`, 'accept-language': 'en-US' } },
    )
    const sheet = await readSheet(
      new Uint8Array(await response.arrayBuffer()),
      headers.map((header) => ({ key: header, headers: [header] as const })) as never,
    )
    if (!sheet.ok) throw new Error(sheet.reason)
    const rows = (await Array.fromAsync(sheet.sheet.rows)).map(({ values }) =>
      headers.map((header) => (values as Record<string, string>)[header]),
    )
    expect(rows).toEqual([
      ['LM358', '600', '600', '0', '70', 'HKD', '165'],
      ['W25Q128', '1000', '0', '1000', '2', 'HKD', '0'],
    ])
    const none = await app.client('GET warehouse/online/stock/export', {
      token: member.token,
      query: { model: 'nothing' },
    })
    expect(none.body.code).not.toBe(200)
  })
})
