import { lastOfMonth } from '@quayside/contract/kernel/days.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { analysedTaxes, analysisSubjects, filterOfSeries } from '@quayside/contract/reports/analysis.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { givenSubmitted } from '../modules/orders/provider-steps.testing.ts'
import { testApp } from '../platform/testing/test-app.ts'
import { reports } from '../reports.ts'
import { linkedCalls, recordFigures, reportFigures } from './linked-figures.table.ts'
import { givenTotals } from './totals.given.ts'

const app = await testApp()
const member = await app.given.member()

beforeAll(async () => {
  await givenTotals(app, member)
  await givenSubmitted(app, member, { modelType: orderKind.codes.export }, ['auditPass'])
  // The other direction, in the same month and at the same office.
  const owner = await app.owner()
  await owner.query(
    `insert into declaration (company_id, order_id, number, state, declaration_no, is_import, currency, customs_office, declared_on,
       line_count)
     select company_id, order_id, number || '-2', state, '530420261099999999', false, currency, customs_office, declared_on, 2
     from declaration where company_id = $1 limit 1`,
    [member.companyId],
  )
  await owner.query(
    `insert into declaration_line overriding system value
     select (jsonb_populate_record(l, jsonb_build_object('id', -n, 'position', n, 'declaration_id', d.id))).*
     from declaration d, generate_series(1, 2) n, declaration_line l
     where d.company_id = $1 and not d.is_import and l.id = (select min(id) from declaration_line where company_id = $1)`,
    [member.companyId],
  )
})

type Query = Readonly<Record<string, string>>
const get = async (key: string, query: Query = {}) => {
  const { body, text } = await app.client(key, { token: member.token, query })
  expect(text.slice(0, 600)).toContain('"code":200')
  return body
}

describe('a figure leads to what it counts', () => {
  const figures = linkedCalls.flatMap(({ figures: each, ...call }) =>
    Object.entries(each).map(
      ([name, figure]) => [`${call.call}: ${name}`, { ...call, ...figure, asked: call.query }] as const,
    ),
  )
  it.each(figures)('%s', async (_name, { call, asked, list, compared, of, query }) => {
    const figure = of((await get(call, asked)).data)
    expect(String(compared(await get(list, query)))).toBe(String(figure))
  })
})

/** The amount of an export was received, that of all others is paid: the other column has nothing. */
const isOfKind = (column: string, { kind }: Query): boolean =>
  column === 'paid' ? kind !== 'Export' : column !== 'received' || kind === 'Export'

type Linked = { readonly to: string; readonly search: Query }
type Row = { readonly cells: Query; readonly links: Readonly<Record<string, Linked>> }

describe('a figure of a report leads to what it counts', () => {
  const linked = Object.values(reports).flatMap(({ no, columns }) =>
    Object.entries(columns).flatMap(([key, { link, total }]) => (link && total ? [`${no}.${key}`] : [])),
  )
  it('and every one is compared, or leads to a record', () => {
    const known = [...Object.keys(reportFigures), ...Object.keys(recordFigures)]
    expect(known.toSorted()).toEqual(linked.toSorted())
  })

  it.each(Object.entries(reportFigures))('%s', async (figure, { list, compared }) => {
    const [reportNo = '', column = ''] = figure.split('.')
    const { rows } = await get('GET report/online/list', { reportNo, pageSize: '100' })
    const shown = rows.filter(({ links }: Row) => links[column])
    expect(shown.length).toBeGreaterThan(0)
    for (const { cells, links } of shown as Row[]) {
      const { to, search } = links[column] as Linked
      const query = list === 'GET report/online/list' ? { reportNo: to.slice(1), ...search } : search
      expect([search, Number(compared(await get(list, query)))]).toEqual([search, Number(cells[column])])
    }
  })

  it.each(Object.entries(recordFigures))('%s, whose record has the same', async (figure, { call, of }) => {
    const [reportNo = '', column = ''] = figure.split('.')
    const { rows } = await get('GET report/online/list', { reportNo, pageSize: '100' })
    const shown = rows.filter(({ cells, links }: Row) => links[column] && isOfKind(column, cells))
    expect(shown.length).toBeGreaterThan(0)
    for (const { cells, links } of shown as Row[]) {
      const { search } = links[column] as Linked
      const { data } = await get(call.replace('{id}', search['id'] ?? search['record'] ?? ''))
      expect([search, of(data)]).toEqual([search, String(Math.round(Number(cells[column]) * 100))])
    }
  })

  const groups = Object.values(reports).flatMap(({ no, groups: each = {} }) =>
    Object.keys(each).map((groupBy) => [no, groupBy] as const),
  )
  it.each(groups)('%s by %s', async (reportNo, groupBy) => {
    const { rows } = await get('GET report/online/list', { reportNo, groupBy, pageSize: '100' })
    for (const { cells, links } of rows as Row[]) {
      if (!links['group']) continue
      const { total } = await get('GET report/online/list', { reportNo, ...links['group'].search })
      expect([links['group'].search, total]).toEqual([links['group'].search, Number(cells['count'])])
    }
  })
})

describe('a figure of the analysis leads to what it counts', () => {
  const analysis = async (query: Query = {}) => (await get('GET report/online/analysis', query)).data
  const report = async (reportNo: string, query: Query) =>
    (await get('GET report/online/summary', { reportNo, ...query })).data
  const orderDays = (begin: string, end: string) => ({ orderDateBegin: begin, orderDateEnd: end })
  /** The days of a month that the period has. */
  const within = (month: string, { begin, end }: { begin: string; end: string }) => ({
    begin: begin > `${month}-01` ? begin : `${month}-01`,
    end: end < lastOfMonth(month) ? end : lastOfMonth(month),
  })

  it('the figures of the period', async () => {
    const { begin, end, figures, currencies, suppliers } = await analysis()
    const days = orderDays(begin, end)
    expect(figures.orders).toBeGreaterThan(0)
    const { count, totals } = await report('rpt097', days)
    expect([count, Number(totals.lines[0].value)]).toEqual([figures.orders, figures.lines])
    for (const { currency, amount, orders } of currencies) {
      const own = await report('rpt097', { ...days, currency })
      expect([currency, own.count, own.totals.amount[0].value]).toEqual([currency, orders, amount])
    }
    for (const { id, orders } of suppliers)
      if (id !== '') expect((await report('rpt097', { ...days, supplierId: id })).count).toBe(orders)
  })

  it('the taxes of each month', async () => {
    const { begin, end, taxes } = await analysis()
    for (const { month, ...sums } of taxes) {
      const days = within(month, { begin, end })
      const { totals } = await report('rpt026', { declaredOnBegin: days.begin, declaredOnEnd: days.end })
      for (const tax of analysedTaxes)
        expect([month, tax, Number(totals[tax]?.[0]?.value ?? 0)]).toEqual([month, tax, Number(sums[tax])])
    }
  })

  it.each(analysisSubjects)('the orders of each month by %s, or it leads nowhere', async (by) => {
    const { begin, end, points } = await analysis({ by })
    expect(points.length).toBeGreaterThan(0)
    for (const { month, key, orders } of points) {
      const filter = filterOfSeries(by, key)
      if (!filter) continue
      const days = within(month, { begin, end })
      const { count } = await report('rpt097', { ...orderDays(days.begin, days.end), ...filter })
      expect([month, filter, count]).toEqual([month, filter, orders])
    }
    expect(filterOfSeries(by, 'others')).toBeUndefined()
    const hasSeveral = by === 'origin' || by === 'product'
    expect(filterOfSeries(by, 'of-one') === undefined).toBe(hasSeveral)
  })

  it('the slowest orders of each step, and those of each price', async () => {
    const { cycle, prices } = await analysis()
    for (const { slowestIds: ids } of cycle as { slowestIds: string[] }[])
      if (ids.length > 0) expect((await report('rpt097', { ids: ids.join(',') })).count).toBe(ids.length)
    for (const { orderIds } of prices as { orderIds: string[] }[])
      expect((await report('rpt097', { ids: orderIds.join(',') })).count).toBe(new Set(orderIds).size)
  })
})

describe('a count of the back office leads to what it counts', () => {
  it('in the work queue and the menu', async () => {
    const { token } = await app.given.staff()
    const office = async (key: string, query: Query = {}) => (await app.office(key, { token, query })).body
    const tasks = (query: Query = {}) => office('GET office/online/task/list', query)
    const [first] = (await tasks()).rows
    const body = { kind: first.kind, id: first.id }
    await app.office('POST office/online/task/takeUp', { token, body })
    const { data } = await office('GET office/online/task/counts')
    const totals = { total: {}, mine: { isMine: '1' }, free: { isFree: '1' } }
    for (const [figure, query] of Object.entries(totals))
      expect([figure, (await tasks(query)).total]).toEqual([figure, data[figure]])
    expect([data.mine, data.free]).toEqual([1, data.total - 1])
    expect(data.jobs.some(({ count }: { count: number }) => count > 0)).toBe(true)
    for (const { job, count } of data.jobs) expect([job, (await tasks({ job })).total]).toEqual([job, count])
    const board = await office('GET finance/online/bankLine/board')
    expect(board.data.openCount).toBe(data.bankLines.count)
  })
})
