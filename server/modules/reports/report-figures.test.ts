import readSheet from 'read-excel-file/universal'
import { describe, expect, it } from 'vitest'
import { testClock } from '../../platform/clock.ts'
import { dataOf } from '../../platform/testing/answers.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { givenOrder, lineForm } from '../orders/orders.testing.ts'
import { givenSubmitted, markPaid } from '../orders/provider-steps.testing.ts'
import { officeStep } from '../payments/payments.testing.ts'
import { asNumbers, reconciliationSql, shownFigures } from './report-figures.testing.ts'
import { type ReportQuery, reportCalls } from './reports.testing.ts'

const app = await testApp({ clock: testClock('2026-11-15T02:00:00Z') })
const member = await app.given.member()
const desk = await app.given.staff({ roles: ['finance', 'operations', 'administrator'] })
const owner = await app.owner()
const { companyId } = member

const { ask, rowsOf, totalsOf, send } = reportCalls(app, member)
const one = async (text: string, values: unknown[] = [companyId]) => (await owner.query(text, values)).rows[0]

const order = (modelType: number, orderDate: string, price: string, more: object = {}) =>
  givenSubmitted(app, member, { modelType, orderDate, lines: [lineForm({ qty: '100', price })], ...more })
const fee = (orderId: string, unitPrice: string, currency = 'RMB') =>
  officeStep(app, desk, 'cost/chargeMany', {
    fees: [{ orderId, kind: 'transport', currency, quantity: '1', unitPrice, chargedOn: '2026-11-10' }],
  })

const september = await order(0, '2026-09-10', '12.5')
const october = await order(0, '2026-10-05', '7.77', { currency: 'HKD' })
const exported = await order(1, '2026-10-20', '33')
await order(3, '2026-11-02', '5', { currency: 'RMB' })
await givenOrder(app, member, { orderDate: '2026-11-03' })
await fee(september.id, '100.10')
await fee(september.id, '0.05')
await fee(october.id, '250')
await fee(october.id, '12', 'HKD')
await markPaid(app, exported.id, 1, '1000.00')
const received = dataOf(
  await officeStep(app, desk, 'cashVoucher/save', {
    kind: 'received',
    companyId,
    amount: '120.00',
    occurredOn: '2026-11-12',
  }),
)
dataOf(await officeStep(app, desk, `cashVoucher/${received.id}/writeOff`, {}))

describe('report 097, order reconciliation', () => {
  const filters: [string, ReportQuery, string][] = [
    ['all orders, from kept sums', {}, 'true'],
    [
      'whole months, from kept sums',
      { orderDateBegin: '2026-10-01', orderDateEnd: '2026-10-31' },
      "order_date between '2026-10-01' and '2026-10-31'",
    ],
    [
      'part of a month, from the orders',
      { orderDateBegin: '2026-09-05', orderDateEnd: '2026-10-10' },
      "order_date between '2026-09-05' and '2026-10-10'",
    ],
    [
      'whole months from kept sums, the days around them from the orders',
      { orderDateBegin: '2026-08-20', orderDateEnd: '2026-11-02' },
      "order_date between '2026-08-20' and '2026-11-02'",
    ],
    [
      'from a day on',
      { orderDateBegin: '2026-09-10', kind: '0' },
      "order_date >= '2026-09-10' and model_type = 0",
    ],
    ['one kind', { kind: '0' }, 'model_type = 0'],
    ['one currency', { currency: 'USD' }, "currency = 'USD'"],
    ['a text, from the orders', { keyword: september.orderNo }, `order_no = '${september.orderNo}'`],
  ]
  it.each(filters)('has the totals that other SQL finds: %s', async (_name, query, where) => {
    const totals = shownFigures(await totalsOf({ reportNo: 'rpt097', ...query }))
    expect(asNumbers(totals)).toEqual(asNumbers(await one(reconciliationSql(where))))
    const rows = await rowsOf({ reportNo: 'rpt097', ...query })
    expect(rows).toHaveLength(totals.count)
  })

  it('adds up: advanced, fees and taxes are what is written off and outstanding', async () => {
    for (const { cells } of await rowsOf({ reportNo: 'rpt097' })) {
      const sum = (keys: string[]) =>
        keys.reduce((total, key) => total + Math.round(Number(cells[key]) * 100), 0)
      expect(sum(['advanced', 'fees', 'taxes'])).toBe(sum(['writtenOff', 'outstanding']))
    }
    const [row] = await rowsOf({ reportNo: 'rpt097', keyword: october.orderNo })
    expect(row?.cells).toMatchObject({
      fees: '250.00',
      otherDebts: 'HKD 12.00',
      kind: 'Import',
      received: '0.00',
    })
    const [sold] = await rowsOf({ reportNo: 'rpt097', kind: '1' })
    expect(sold?.cells).toMatchObject({ paid: '0.00', received: '1000.00' })
  })

  it('keeps the sums while orders move to another month, are given up and are booked for', async () => {
    const moved = await order(0, '2026-08-01', '9')
    await fee(moved.id, '40')
    const check = async () =>
      expect(
        asNumbers(shownFigures(await totalsOf({ reportNo: 'rpt097', orderDateBegin: '2026-07-01' }))),
      ).toEqual(asNumbers(await one(reconciliationSql("order_date >= '2026-07-01'"))))
    await check()
    await owner.query('update trade_order set order_date = $1 where id = $2', ['2026-07-31', moved.id])
    await check()
    expect(
      shownFigures(
        await totalsOf({ reportNo: 'rpt097', orderDateBegin: '2026-07-01', orderDateEnd: '2026-07-31' }),
      ).fees,
    ).toBe('40.00')
    await owner.query('update trade_order set state = -1 where id = $1', [moved.id])
    await check()
    await owner.query('select app.gather_order_report_sum($1)', [companyId])
    await check()
  })

  it.each(['month', 'kind', 'supplier', 'currency'])(
    'leads from each group by %s to the rows behind it',
    async (groupBy) => {
      const groups = await rowsOf({ reportNo: 'rpt097', groupBy })
      expect(groups.length).toBeGreaterThan(1)
      for (const { cells, links } of groups) {
        const behind = await totalsOf({ reportNo: 'rpt097', ...links['group']?.search })
        expect(behind.count).toBe(Number(cells['count']))
        expect(behind.totals.amount).toEqual([{ currency: cells['currency'], value: cells['amount'] }])
      }
    },
  )

  it.each(['month', 'kind', 'supplier', 'currency'])(
    'adds up groups by %s of whole months and of the days around them',
    async (groupBy) => {
      const query = { reportNo: 'rpt097', orderDateBegin: '2026-09-02', orderDateEnd: '2026-11-20' }
      const groups = await rowsOf({ ...query, groupBy })
      const whole = await totalsOf(query)
      const orders = groups.reduce((sum, { cells }) => sum + Number(cells['count']), 0)
      const fees = groups.reduce((sum, { cells }) => sum + Math.round(Number(cells['fees']) * 100), 0)
      expect([orders, fees / 100]).toEqual([whole.count, Number(whole.totals['fees']?.[0]?.value)])
      expect(new Set(groups.map(({ cells }) => `${cells['group']} ${cells['currency']}`)).size).toBe(
        groups.length,
      )
    },
  )

  it('leads from figures to the lists of the order, for those who may see these', async () => {
    const query = { reportNo: 'rpt097', keyword: september.orderNo }
    const [row] = await rowsOf(query)
    expect(row?.links).toMatchObject({
      orderNo: { to: '/orderInfo', search: { id: september.id, tab: 'money' } },
      fees: { to: '/costBreakdown', search: { orderId: september.id } },
      outstanding: { to: '/debtDetail', search: { orderId: september.id } },
    })
    const linksFor = async (...permissions: string[]): Promise<string[]> => {
      const reader = await app.given.member({
        companyId,
        permissions: ['report-reconciliation-view', ...permissions],
      })
      return Object.keys((await ask('list', query, reader.token)).body.rows[0].links)
    }
    expect(await linksFor()).toEqual([])
    // The page of an order asks for its kind.
    expect(await linksFor('finance-debt-list', 'order-export-list')).toEqual(['outstanding'])
    expect(await linksFor('finance-debt-list', 'order-import-list')).toEqual([
      'orderNo',
      'received',
      'advanced',
      'taxes',
      'writtenOff',
      'outstanding',
    ])
  })
})

describe('a range of days', async () => {
  const trader = await app.given.member()
  const { rowsOf: rowsIn, totalsOf: totalsIn } = reportCalls(app, trader)
  const days = [
    '2026-08-19',
    '2026-08-20',
    '2026-08-31',
    '2026-09-01',
    '2026-09-30',
    '2026-10-31',
    '2026-11-01',
    '2026-11-02',
  ]
  // Each order has another amount and fee, so that no sum is right by chance.
  for (const [place, orderDate] of days.entries()) {
    const price = String(2 ** place)
    const { id } = await givenSubmitted(app, trader, {
      orderDate,
      lines: [lineForm({ qty: '1', price })],
    })
    await fee(id, String(3 ** place))
  }
  const ranges: [begin: string, end: string][] = [
    ['2026-08-20', '2026-11-01'],
    ['2026-08-31', '2026-11-02'],
    ['2026-08-20', '2026-08-31'],
    ['2026-08-31', '2026-09-01'],
    ['2026-09-01', '2026-11-01'],
    ['2026-08-20', '2026-09-30'],
    ['2026-08-20', ''],
    ['', '2026-11-01'],
  ]
  it.each(ranges)('from %s to %s has both of its edges and no day beyond', async (begin, end) => {
    const query = {
      reportNo: 'rpt097',
      ...(begin && { orderDateBegin: begin }),
      ...(end && { orderDateEnd: end }),
    }
    const inside = days.filter((day) => day >= begin && (end === '' || day <= end))
    const where = `order_date >= '${begin || '1900-01-01'}' and order_date <= '${end || '2099-01-01'}'`
    const totals = shownFigures(await totalsIn(query))
    expect(totals.count).toBe(inside.length)
    expect(asNumbers(totals)).toEqual(asNumbers(await one(reconciliationSql(where), [trader.companyId])))
    expect(Number(totals.fees)).toBe(inside.reduce((sum, day) => sum + 3 ** days.indexOf(day), 0))
    const rows = await rowsIn(query)
    expect(rows.map(({ cells }) => String(cells['orderDate'])).toSorted()).toEqual(inside)
    const months = await rowsIn({ ...query, groupBy: 'month' })
    expect(Object.fromEntries(months.map(({ cells }) => [cells['group'], cells['count']]))).toEqual(
      Object.fromEntries(
        [...Map.groupBy(inside, (day) => day.slice(0, 7))].map(([month, own]) => [month, String(own.length)]),
      ),
    )
  })
})

describe('a period that ends before it begins', () => {
  const query = { reportNo: 'rpt097', orderDateBegin: '2026-11-02', orderDateEnd: '2026-11-01' }
  it.each(['list', 'summary'])('is refused by the %s at its end', async (path) => {
    expect((await ask(path, query)).body).toMatchObject({
      code: 400,
      data: { fields: [{ path: 'orderDateEnd', code: 'report.periodReversed' }] },
    })
  })
})

describe('files of a report', () => {
  it('opened by another library have the rows, the chosen columns in their order, and the totals', async () => {
    const bytes = await send({ reportNo: 'rpt097', columns: 'fees,orderNo,currency,amount' })
    const [sheet] = await readSheet(new Blob([bytes]))
    const [head, ...lines] = sheet?.data ?? []
    expect(head).toEqual(['费用（RMB）', '订单号', '币种', '订单金额'])
    const rows = await rowsOf({ reportNo: 'rpt097' })
    expect(lines.slice(0, rows.length)).toEqual(
      rows.map(({ cells }) => [
        Number(cells['fees']),
        cells['orderNo'],
        cells['currency'],
        Number(cells['amount']),
      ]),
    )
    const { totals } = await totalsOf({ reportNo: 'rpt097' })
    expect(lines.slice(rows.length).map((line) => [line[1], line[3]])).toEqual(
      totals['amount']?.map(({ currency, value }: { currency: string; value: string }) => [
        `合计 ${currency}`,
        Number(value),
      ]),
    )
  })

  it('have groups where the report is grouped', async () => {
    const [sheet] = await readSheet(new Blob([await send({ reportNo: 'rpt097', groupBy: 'kind' }, 'en-US')]))
    const groups = await rowsOf({ reportNo: 'rpt097', groupBy: 'kind' })
    expect(sheet?.data.slice(1, 1 + groups.length).map((line) => line.slice(0, 2))).toEqual(
      groups.map(({ cells }) => [cells['group'], cells['currency']]),
    )
  })
})
