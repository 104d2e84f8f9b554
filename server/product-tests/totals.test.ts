import { firstOfMonth, lastOfMonth } from '@quayside/contract/kernel/days.ts'
import { type Amount, sum } from '@quayside/contract/kernel/money.ts'
import type { Sum } from '@quayside/contract/kernel/sums.ts'
import { reportCatalogue } from '@quayside/contract/reports/report.catalogue.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../app.ts'
import { officeRoutes } from '../office/routes.ts'
import { testApp } from '../platform/testing/test-app.ts'
import { figureTotals } from './totals.figures.ts'
import { givenTotals } from './totals.given.ts'
import { listTotals } from './totals.lists.ts'

const app = await testApp()
const owner = await app.owner()
const member = await app.given.member()
const staff = await app.given.staff()

beforeAll(() => givenTotals(app, member))

type Query = Readonly<Record<string, string>>
const get = async (key: string, query: Query = {}) => {
  const isOffice = key.startsWith('office ')
  const { body, text } = isOffice
    ? await app.office(key.slice('office '.length), { token: staff.token, query })
    : await app.client(key, { token: member.token, query })
  expect(text.slice(0, 600)).toContain('"code":200')
  return body
}
const ask = async (sql: string) => {
  const { rows } = await owner.query(sql, sql.includes('$1') ? [member.companyId] : [])
  return rows
}
const byCurrency = (sums: readonly Sum[]) => sums.toSorted((a, b) => a.currency.localeCompare(b.currency))

describe('a total of a list adds all rows that count, of all pages', () => {
  const lists = [
    ...routes.map(({ key, endpoint }) => ({ key, sums: endpoint.sums })),
    ...officeRoutes.map(({ key, endpoint }) => ({ key: `office ${key}`, sums: endpoint.sums })),
  ].flatMap(({ key, sums = [] }) => sums.map((column) => `${key} ${column}`))

  it('and every one is compared with SQL', () => {
    const compared = Object.entries(listTotals).flatMap(([key, asked]) =>
      asked.flatMap(({ sql }) => Object.keys(sql).map((column) => `${key} ${column}`)),
    )
    expect([...new Set(compared)].toSorted()).toEqual(lists.toSorted())
  })

  const asked = Object.entries(listTotals).flatMap(([key, each]) =>
    each.map(({ query, sql }) => [`${key} ${JSON.stringify(query)}`, { key, query, sql }] as const),
  )
  it.each(asked)('%s', async (_name, { key, query, sql }) => {
    const { rows, total, sums } = await get(key, { ...query, pageSize: '1' })
    expect(rows).toHaveLength(1)
    expect(sums.counted).toBeLessThanOrEqual(total)
    for (const [column, counted] of Object.entries(sql)) {
      const text = key.includes('stock/list') ? 'trim_scale(sum(amount))' : 'sum(amount)::numeric(24, 2)'
      const expected = await ask(
        `select currency, ${text}::text as amount from (${counted}) c group by currency`,
      )
      expect([column, byCurrency(sums.columns[column])]).toEqual([column, byCurrency(expected as Sum[])])
    }
  })

  it('and says how many rows were left out', async () => {
    const { total, sums } = await get('GET finance/online/cost/list')
    expect([total, sums.counted]).toEqual([3, 2])
  })

  it('and what lots cost is the sum of what the list shows', async () => {
    const { rows } = await get('GET warehouse/online/stock/list', { kind: '0' })
    const { sums } = (await get('GET warehouse/online/stock/cost', { kind: '0' })).data
    const costs: Sum[] = rows.flatMap((row: { costs: Sum[] }) => row.costs)
    const currencies = [...new Set(costs.map(({ currency }) => currency))]
    expect(byCurrency(sums)).toEqual(
      byCurrency(
        currencies.map((currency) => ({
          currency,
          amount: sum(
            costs.filter((each) => each.currency === currency).map(({ amount }) => amount as Amount),
          ),
        })),
      ),
    )
  })
})

describe('a figure adds what counts and nothing else', () => {
  /** These have no figures of records, or are compared by tests of their own. */
  const elsewhere = ['GET report/online/summary', 'GET report/online/analysis']
  it('and every call with figures is compared with SQL', () => {
    const figures = routes
      .map(({ key }) => key)
      .filter((key) => /\/(summary|overview|tabCounts|statistics|analysis|home)$/.test(key))
    expect([...Object.keys(figureTotals), ...elsewhere].toSorted()).toEqual(figures.toSorted())
  })

  const figures = Object.entries(figureTotals).flatMap(([key, each]) =>
    Object.entries(each.figures).map(
      ([name, [of, sql]]) => [key, name, { query: each.query, of, sql }] as const,
    ),
  )
  it.each(figures)('%s: %s', async (key, _name, { query, of, sql }) => {
    const [row = {}] = await ask(sql)
    expect(String(of((await get(key, query)).data))).toBe(Object.values(row)[0])
  })

  it('on home, the month leads to as many orders as it says', async () => {
    const { trend, months } = (await get('GET business/online/order/overview')).data
    const month = months.at(-1)
    const ofMonth = { orderDateBegin: firstOfMonth(month), orderDateEnd: lastOfMonth(month), stage: 'placed' }
    const listed = await get('GET business/online/order/list', { modelType: '0', ...ofMonth })
    const imports = trend.filter(
      (row: { month: string; modelType: number }) => row.month === month && row.modelType === 0,
    )
    expect(listed.total).toBe(
      imports.reduce((all: number, { orders }: { orders: number }) => all + orders, 0),
    )
  })
})

type ReportRow = { readonly cells: Readonly<Record<string, string | null>> }
/** Rows of a report without a currency of their own are in one. */
const currencyOf = ({ cells }: ReportRow): string => cells['currency'] ?? ''

describe('the totals of a report are those of its rows', () => {
  it.each(Object.keys(reportCatalogue))('%s', async (reportNo) => {
    const { totals, count } = (await get('GET report/online/summary', { reportNo })).data
    const { rows, total } = await get('GET report/online/list', { reportNo, pageSize: '200' })
    expect(count).toBe(total)
    for (const [column, sums] of Object.entries<{ currency: string; value: string }[]>(totals))
      for (const { currency, value } of sums) {
        const own = rows.filter((row: ReportRow) => sums.length === 1 || currencyOf(row) === currency)
        const added = own.reduce((all: number, { cells }: ReportRow) => all + Number(cells[column] ?? 0), 0)
        expect([column, currency, Number(value).toFixed(4)]).toEqual([column, currency, added.toFixed(4)])
      }
  })
})
