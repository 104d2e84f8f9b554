import { reportCatalogue } from '@quayside/contract/reports/report.catalogue.ts'
import readSheet from 'read-excel-file/universal'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, describe, expect, it } from 'vitest'
import { testClock } from '../../platform/clock.ts'
import { closePdf } from '../../platform/pdf/render-pdf.ts'
import { dataOf } from '../../platform/testing/answers.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { reports } from '../../reports.ts'
import { declarationNo, givenDeclarable } from '../customs/customs.testing.ts'
import { givenOrder, lineForm } from '../orders/orders.testing.ts'
import { givenSubmitted, markPaid } from '../orders/provider-steps.testing.ts'
import { officeStep } from '../payments/payments.testing.ts'
import { asNumbers, reconciliationSql, shownFigures } from './report-figures.testing.ts'

const app = await testApp({ clock: testClock('2026-11-15T02:00:00Z') })
afterAll(closePdf)
const member = await app.given.member()
const desk = await app.given.staff({ roles: ['finance', 'operations', 'administrator'] })
const owner = await app.owner()
const { companyId } = member

type Query = Record<string, string>
const ask = (path: string, query: Query, token = member.token) =>
  app.client(`GET report/online/${path}`, { token, query })
const rowsOf = async (query: Query) => {
  const { body } = await ask('list', { pageSize: '200', ...query })
  expect(body.code, JSON.stringify(body)).toBe(200)
  return body.rows as {
    cells: Record<string, string>
    links: Record<string, { to: string; search: Query }>
  }[]
}
const totalsOf = async (query: Query) => dataOf(await ask('summary', query))
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
  const filters: [string, Query, string][] = [
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

  it('leads from figures to the lists of the order, for those who may see these', async () => {
    const query = { reportNo: 'rpt097', keyword: september.orderNo }
    const [row] = await rowsOf(query)
    expect(row?.links).toMatchObject({
      orderNo: { to: '/orderInfo', search: { id: september.id, tab: 'money' } },
      fees: { to: '/costBreakdown', search: { orderId: september.id } },
      outstanding: { to: '/debtDetail', search: { orderId: september.id } },
    })
    const reader = await app.given.member({ companyId, permissions: ['report-reconciliation-view'] })
    const { body } = await ask('list', query, reader.token)
    expect(Object.keys(body.rows[0].links)).toEqual(['orderNo'])
  })
})

describe('the reports of customs', () => {
  it('have the taxes of the declarations, by line, by month and by bill', async () => {
    const declared = await givenDeclarable(app, member, { orderDate: '2026-11-05' })
    const created = dataOf(
      await app.office('POST customs/online/declaration/create', {
        token: desk.token,
        body: { orderId: declared.id, customsOffice: '5301', transportMode: '4' },
      }),
    )
    const ids = created.map((each: { id: string }) => each.id) as string[]
    for (const [place, id] of ids.entries()) {
      const body = { declaredOn: '2026-11-06', declarationNo: declarationNo(100 + place) }
      dataOf(await app.office(`POST customs/online/declaration/${id}/declare`, { token: desk.token, body }))
    }
    const sums = await one(
      `select count(*)::int as lines, sum(l.duty)::text as duty, sum(l.vat)::text as vat from declaration_line l where company_id = $1`,
    )
    const detail = await totalsOf({ reportNo: 'rpt026' })
    expect(detail.count).toBe(sums.lines)
    expect([detail.totals.duty[0].value, detail.totals.vat[0].value]).toEqual([sums.duty, sums.vat])
    const [month, ...others] = await rowsOf({ reportNo: 'declarationSummary' })
    expect(others).toEqual([])
    expect(month?.cells).toMatchObject({
      month: '2026-11',
      direction: 'Import',
      declarations: String(ids.length),
      duty: sums.duty,
    })
    const behind = await totalsOf({ reportNo: 'rpt026', ...month?.links['month']?.search })
    expect(behind.count).toBe(sums.lines)
  })
})

describe('files of a report', () => {
  const send = async (form: Query, locale = 'zh-CN') => {
    const response = await fetch(`${app.address}/api/system/report/batchSendReport`, {
      method: 'POST',
      headers: { authorization: `bearer ${member.token}`, 'accept-language': locale },
      body: new URLSearchParams(form),
    })
    return new Uint8Array(await response.arrayBuffer())
  }
  it('opened by another library have the rows, the chosen columns in their order, and the totals', async () => {
    const bytes = await send({ reportNo: 'rpt097', columns: 'fees,orderNo,currency,amount' })
    const [sheet] = await readSheet(new Blob([bytes]))
    const [head, ...lines] = sheet?.data ?? []
    expect(head).toEqual(['费用 (RMB)', '订单号', '币种', '订单金额'])
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
      totals.amount.map(({ currency, value }: { currency: string; value: string }) => [
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

  it('as a PDF have the words and figures that the screen has', async () => {
    const bytes = await send({
      reportNo: 'rpt097',
      format: 'pdf',
      columns: 'orderNo,orderDate,currency,amount,fees',
    })
    const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
    const words = text.replaceAll(/\s/g, '')
    for (const part of ['订单对账', september.orderNo, '1,250.00', '100.15', '合计USD'])
      expect(words).toContain(part)
  })
})

describe('every report', () => {
  it.each(Object.keys(reports))(
    '%s answers its rows, totals, groups and definition, sorted by any column',
    async (reportNo) => {
      const definition = dataOf(await ask('definition', { reportNo }))
      expect(definition.title).not.toContain('reports.')
      for (const { label } of [...definition.columns, ...definition.filters, ...definition.groups])
        expect(label).not.toContain('reports.')
      await totalsOf({ reportNo })
      await rowsOf({ reportNo, ...definition.usual })
      for (const { key } of definition.columns) await rowsOf({ reportNo, orderByColumn: key, isAsc: 'asc' })
      for (const { key } of definition.groups) await rowsOf({ reportNo, groupBy: key })
    },
  )

  it.each(Object.entries(reportCatalogue))('%s is seen with %s alone', async (reportNo, permission) => {
    const reader = await app.given.member({ companyId, permissions: [permission] })
    const stranger = await app.given.member({ companyId, permissions: ['report-schedule-edit'] })
    for (const path of ['definition', 'list', 'summary']) {
      expect((await ask(path, { reportNo }, reader.token)).body.code).toBe(200)
      expect((await ask(path, { reportNo }, stranger.token)).body.code).toBe('403')
    }
  })

  it('shows another company nothing, whatever it names', async () => {
    const other = await app.given.member()
    for (const reportNo of ['rpt097', 'rpt026', 'declarationSummary', 'customsPayments']) {
      expect((await ask('list', { reportNo }, other.token)).body).toMatchObject({ total: 0, rows: [] })
      expect(dataOf(await ask('summary', { reportNo }, other.token)).count).toBe(0)
    }
    const { body } = await ask(
      'list',
      { reportNo: 'rpt097', orderId: september.id, ids: september.id },
      other.token,
    )
    expect(body.rows).toEqual([])
  })

  it('refuses what it does not have, at its field', async () => {
    const refused = async (query: Query) => (await ask('list', { reportNo: 'rpt097', ...query })).body
    expect(await refused({ colour: 'red' })).toMatchObject({
      code: 400,
      data: { fields: [{ path: 'colour' }] },
    })
    expect(await refused({ groupBy: 'colour' })).toMatchObject({
      code: 400,
      data: { fields: [{ path: 'groupBy' }] },
    })
    expect((await ask('list', { reportNo: 'rpt999' })).body).toMatchObject({ code: 404 })
  })
})
