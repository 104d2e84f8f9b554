import readSheet from 'read-excel-file/universal'
import { describe, expect, it } from 'vitest'
import { testClock } from '../../platform/clock.ts'
import { dataOf } from '../../platform/testing/answers.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { givenCustomsRate } from '../customs/customs.testing.ts'
import { lineForm } from '../orders/orders.testing.ts'
import { givenSubmitted } from '../orders/provider-steps.testing.ts'
import { givenSupplier } from '../partners/partners.testing.ts'

const app = await testApp({ clock: testClock('2026-11-15T02:00:00Z') })
const member = await app.given.member()
const owner = await app.owner()
await givenCustomsRate(app, 'USD', '7.1')
await givenCustomsRate(app, 'HKD', '0.9')
const suppliers = [
  await givenSupplier(app, member, { isOverseas: 1 }),
  await givenSupplier(app, member, { isOverseas: 1 }),
]
const order = (place: number, orderDate: string, price: string, more: object = {}) =>
  givenSubmitted(
    app,
    member,
    {
      orderDate,
      supplierId: suppliers[place]?.id,
      lines: [lineForm({ model: 'STM32', qty: '100', price, origin: place === 0 ? 'US' : 'JP' })],
      ...more,
    },
    ['auditPass'],
  )
const orders = [
  await order(0, '2026-09-10', '1'),
  await order(0, '2026-10-10', '2'),
  await order(1, '2026-11-03', '3', { currency: 'HKD' }),
]
/** Steps of the way, days after the submission. */
for (const [place, { id }] of orders.entries())
  for (const [days, state] of [
    [4 + place, 'declared'],
    [6 + place, 'cleared'],
    [9 + place, 'signed'],
  ] as const)
    await owner.query(
      `insert into event (company_id, entity, entity_id, transition, from_state, to_state, actor, at)
       select company_id, 'order', id, 'x', '', $2, 'provider', submitted_at + make_interval(days => $3) from trade_order where id = $1`,
      [id, state, days],
    )
await owner.query(
  `update trade_order set delivery_time = (submitted_at at time zone 'Asia/Shanghai') + interval '10 days' where company_id = $1`,
  [member.companyId],
)

const ask = async (query: Record<string, string> = {}) =>
  dataOf(await app.client('GET report/online/analysis', { token: member.token, query }))
const report = async (reportNo: string, query: Record<string, string>) =>
  dataOf(
    await app.client('GET report/online/summary', { token: member.token, query: { reportNo, ...query } }),
  )

describe('decision analysis', () => {
  it('has the sums of the reports, in RMB by the rate of each month', async () => {
    const analysis = await ask()
    const { count, totals } = await report('rpt097', {
      orderDateBegin: analysis.begin,
      orderDateEnd: analysis.end,
    })
    expect(analysis.figures).toMatchObject({ orders: count, lines: Number(totals.lines[0].value) })
    // 300 USD at 7.1 and 300 HKD at 0.9.
    expect(analysis.figures.amount).toBe('2400.00')
    expect(analysis.currencies).toEqual([
      { currency: 'USD', amount: '300.00', rmb: '2130.00', orders: 2 },
      { currency: 'HKD', amount: '300.00', rmb: '270.00', orders: 1 },
    ])
    expect(analysis.suppliers.map(({ id, share }: { id: string; share: string }) => [id, share])).toEqual([
      [suppliers[0]?.id, '88.8'],
      [suppliers[1]?.id, '11.3'],
    ])
  })

  it('has all three taxes of customs, by month and in sum, as report 026 has them', async () => {
    await owner.query(
      `with d as (
        insert into declaration (company_id, order_id, is_import, currency, state, declared_on, duty, consumption_tax, vat)
        select company_id, id, true, 'USD', 12, order_date, 10, 15.5, 20 from trade_order where id = $1 returning *)
       insert into declaration_line (company_id, declaration_id, position, hs_code, name, origin, unit, qty, price, value,
         duty_rate, vat_rate, consumption_rate, dutiable_value, duty, consumption_tax, vat, order_line_ids)
       select d.company_id, d.id, 1, '3304990099', 'Cream', 'FR', '007', 1, 1, 1, 1, 13, 15, 100, 10, 15.5, 20, '{1}' from d`,
      [orders[0]?.id],
    )
    const analysis = await ask()
    const { totals } = await report('rpt026', {
      declaredOnBegin: analysis.begin,
      declaredOnEnd: analysis.end,
    })
    for (const tax of ['duty', 'consumptionTax', 'vat']) {
      expect(analysis.figures[tax]).toBe(totals[tax][0].value)
      const byMonth = analysis.taxes.map((month: Record<string, string>) => Number(month[tax]))
      expect(byMonth.reduce((total: number, value: number) => total + value, 0)).toBe(
        Number(analysis.figures[tax]),
      )
    }
    expect(analysis.figures.consumptionTax).toBe('15.50')
  })

  it.each(['kind', 'currency', 'supplier', 'origin', 'product'])('has the same sum by %s', async (by) => {
    const { points, figures } = await ask({ by })
    const sum = points.reduce((total: number, point: { amount: string }) => total + Number(point.amount), 0)
    expect(sum.toFixed(2)).toBe(figures.amount)
  })

  it('has the middle and the slowest tenth of each step, and who they are', async () => {
    const { cycle, figures } = await ask()
    const whole = cycle.find(({ step }: { step: string }) => step === 'whole')
    expect(whole).toMatchObject({ orders: 3, median: '10.0', slowest: '10.8', medianBefore: null })
    expect(cycle.find(({ step }: { step: string }) => step === 'clear')).toMatchObject({ median: '2.0' })
    const { slowestIds } = whole
    expect(slowestIds).toEqual([orders[2]?.id])
    expect(figures.onTime).toBe('66.7')
    const rows = await app.client('GET report/online/list', {
      token: member.token,
      query: { reportNo: 'rpt097', ids: slowestIds.join(',') },
    })
    expect(rows.body.rows.map(({ id }: { id: string }) => id)).toEqual(slowestIds)
  })

  it('shows how prices moved, each currency by itself', async () => {
    const { prices } = await ask()
    expect(prices[0]).toMatchObject({
      model: 'STM32',
      currency: 'USD',
      last: '2.000000',
      average: '1.500000',
      change: '33.3',
      amount: '2130.00',
      points: [
        { month: '2026-09', price: '1.000000' },
        { month: '2026-10', price: '2.000000' },
      ],
    })
  })

  it('gives each chart’s figures as a workbook', async () => {
    for (const part of ['amounts', 'taxes', 'cycle', 'suppliers', 'prices']) {
      const answer = await fetch(
        `${app.address}/api/report/online/analysis/export?part=${part}&by=currency`,
        {
          headers: { authorization: `bearer ${member.token}`, 'accept-language': 'en-US' },
        },
      )
      const [sheet] = await readSheet(new Blob([await answer.arrayBuffer()]))
      expect(sheet?.data.length, part).toBeGreaterThan(1)
      for (const cell of sheet?.data[0] ?? []) expect(String(cell)).not.toContain('reports.')
    }
  })

  it('gives all of them as one workbook with a sheet for each, after the figures', async () => {
    const answer = await fetch(
      `${app.address}/api/report/online/analysis/export?begin=2026-10-01&end=2026-11-15`,
      {
        headers: { authorization: `bearer ${member.token}`, 'accept-language': 'en-US' },
      },
    )
    const bytes = await answer.arrayBuffer()
    const names = (await readSheet(new Blob([bytes]))).map(({ sheet }) => sheet)
    expect(names).toEqual([
      'Overview',
      'Amounts and orders',
      'Taxes',
      'Cycle times',
      'Suppliers',
      'Price movements',
    ])
    const [overview, amounts] = await readSheet(new Blob([bytes]))
    // 200 USD at 7.1 and 300 HKD at 0.9: September is outside.
    expect(overview?.data.slice(0, 3)).toEqual([
      ['Figure', 'Period', 'This period', 'A year before'],
      ['Order amount (RMB)', '2026-10-01 – 2026-11-15', 1690, 0],
      ['Orders', '2026-10-01 – 2026-11-15', 2, 0],
    ])
    expect(amounts?.data.slice(1).map(([month, , amount]) => [month, amount])).toEqual([
      ['2026-10', 1420],
      ['2026-11', 270],
    ])
  })

  it('has the days that are asked for, from the orders where a month is not whole', async () => {
    const { figures, months, largest } = await ask({ begin: '2026-10-05', end: '2026-11-02' })
    expect([figures.orders, figures.amount, months]).toEqual([1, '1420.00', ['2026-10', '2026-11']])
    expect(largest).toEqual([
      { month: '2026-10', id: orders[1]?.id, orderNo: expect.any(String), modelType: 0, amount: '1420.00' },
    ])
  })

  it.each([
    [{ begin: '2026-11-02', end: '2026-11-01' }, 'end'],
    [{ begin: '2020-01-01', end: '2026-11-01' }, 'begin'],
    [{ begin: '2026-02-30' }, 'begin'],
    [{ begin: '2026-11-01', end: '9999-12-31' }, 'end'],
  ])('refuses the period %j at its field', async (query, path) => {
    const { body } = await app.client('GET report/online/analysis', { token: member.token, query })
    expect(body).toMatchObject({ code: 400, data: { fields: [{ path }] } })
  })

  it('is for its permission alone, and of one’s own company', async () => {
    const without = await app.given.member({
      companyId: member.companyId,
      permissions: ['report-reconciliation-view'],
    })
    const refused = await app.client('GET report/online/analysis', { token: without.token })
    expect(refused.body.code).toBe('403')
    const other = await app.given.member()
    const { figures, prices } = dataOf(await app.client('GET report/online/analysis', { token: other.token }))
    expect([figures.amount, figures.orders, prices]).toEqual(['0.00', 0, []])
  })
})
