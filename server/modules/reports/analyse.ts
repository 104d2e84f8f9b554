import { firstOfMonth } from '@quayside/contract/kernel/days.ts'
import { checkPeriod } from '@quayside/contract/kernel/plausible-day.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { refuseIfAny } from '@quayside/contract/refusals.ts'
import {
  type Analysis,
  type AnalysisFigures,
  type AnalysisQuery,
  otherSeries,
} from '@quayside/contract/reports/analysis.ts'
import Big from 'big.js'
import { countries } from '../../platform/records/country.ts'
import { readEntryNames } from '../../platform/records/entry-names.ts'
import type { Reports } from '../../platform/reports/define-report.ts'
import type { Call } from '../../platform/session/call.ts'
import { readPrices } from './analysis-prices.ts'
import {
  linesByMonth,
  type MonthSum,
  monthsOf,
  type Period,
  readLargest,
  sumsByMonth,
} from './analysis-sums.ts'
import { readCycle, readOnTime } from './analysis-times.ts'
import { worded } from './report-cells.ts'
import { findSums } from './report-sums.ts'
import { cellsOf, readingOf } from './send-report.ts'

/** Colours of the chart: three with the highest amounts, and the others. */
const seriesShown = 3
const suppliersShown = 5

const yearBefore = (day: string): string =>
  `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`.replace('-02-29', '-02-28')
const sum = (values: readonly Big[]): Big => values.reduce((total, value) => total.plus(value), new Big(0))
const count = (rows: readonly MonthSum[]): number => rows.reduce((total, { orders }) => total + orders, 0)
const rmbOf = (rows: readonly MonthSum[]): Big => sum(rows.map(({ rmb }) => rmb))

/** Amounts, cycle times, prices and punctuality of a period; amounts are sums of the reports themselves. */
export const analyse =
  (reports: Reports) =>
  async (call: Call, { query }: { query: AnalysisQuery }): Promise<Analysis> => {
    const today = call.platform.clock.today()
    const period = { begin: query.begin ?? firstOfMonth(today, -11), end: query.end ?? today }
    refuseIfAny(checkPeriod('begin', 'end', period))
    const before = { begin: yearBefore(period.begin), end: yearBefore(period.end) }
    const of = ofCall(reports, call)
    const [suppliers, subject, taxes, earlier, earlierTaxes, prices, largest, cycle, onTime, onTimeBefore] =
      await Promise.all([
        sumsByMonth(of.orders(period), 'supplier'),
        query.by === 'origin' || query.by === 'product'
          ? linesByMonth(of.orders(period), query.by)
          : sumsByMonth(of.orders(period), query.by),
        of.taxes(period),
        sumsByMonth(of.orders(before), 'kind'),
        of.taxes(before),
        readPrices(of.times(period)),
        readLargest(of.orders(period)),
        readCycle(of.times(period), before),
        readOnTime(of.times(period)),
        readOnTime(of.times(before)),
      ])
    const names =
      query.by === 'origin' ? (await readEntryNames(call, [countries], call.locale))[countries] : {}
    const nameOf = (row: MonthSum): string =>
      query.by === 'kind'
        ? (worded({ list: orderKind }, row.key, call.text) ?? '')
        : (names?.[row.key] ?? row.name)
    return {
      ...period,
      figures: figuresOf(suppliers, taxes, onTime),
      yearBefore: figuresOf(earlier, earlierTaxes, onTimeBefore),
      months: monthsOf(period),
      ...seriesOf(subject, nameOf, call.text('reports.others')),
      currencies: currenciesOf(suppliers),
      suppliers: suppliersOf(suppliers),
      taxes,
      largest,
      cycle,
      prices,
    }
  }

function ofCall(reports: Reports, call: Call) {
  const reading = readingOf(call)
  const read = cellsOf(call)
  return {
    orders: (period: Period) => ({ report: reports.rpt097, reading, period, read }),
    times: (period: Period) => ({ companyId: reading.companyId, period, read }),
    async taxes(period: Period): Promise<Analysis['taxes']> {
      const filters = { declaredOnBegin: period.begin, declaredOnEnd: period.end }
      const rows = await read(findSums({ report: reports.rpt026, reading, filters }, 'month', { limit: 500 }))
      return monthsOf(period).map((month) => {
        const own = rows.filter((row) => row['group'] === month)
        const total = (key: string): string => sum(own.map((row) => new Big(row[key] ?? 0))).toFixed(2)
        return {
          month,
          duty: total('duty'),
          consumptionTax: total('consumptionTax'),
          vat: total('vat'),
        }
      })
    },
  }
}

const figuresOf = (
  rows: readonly MonthSum[],
  taxes: Analysis['taxes'],
  onTime: string | null,
): AnalysisFigures => ({
  amount: rmbOf(rows).toFixed(2),
  orders: count(rows),
  lines: rows.reduce((total, { lines }) => total + lines, 0),
  duty: sum(taxes.map(({ duty }) => new Big(duty))).toFixed(2),
  consumptionTax: sum(taxes.map(({ consumptionTax }) => new Big(consumptionTax))).toFixed(2),
  vat: sum(taxes.map(({ vat }) => new Big(vat))).toFixed(2),
  fees: sum(rows.map(({ fees }) => fees)).toFixed(2),
  onTime,
})

const grouped = (rows: readonly MonthSum[], keyOf: (row: MonthSum) => string): Map<string, MonthSum[]> =>
  Map.groupBy(rows, keyOf) as Map<string, MonthSum[]>

function seriesOf(rows: readonly MonthSum[], nameOf: (row: MonthSum) => string, others: string) {
  const ranked = [...grouped(rows, ({ key }) => key)].toSorted(([, a], [, b]) => rmbOf(b).cmp(rmbOf(a)))
  const shown = ranked.length <= seriesShown + 1 ? ranked : ranked.slice(0, seriesShown)
  const own = new Set(shown.map(([key]) => key))
  const series = [
    ...shown.map(([key, [first]]) => ({ key, name: (first && nameOf(first)) || '–' })),
    ...(shown.length < ranked.length ? [{ key: otherSeries, name: others }] : []),
  ]
  const points = [...grouped(rows, ({ month, key }) => `${month} ${own.has(key) ? key : otherSeries}`)].map(
    ([place, part]) => ({
      month: place.slice(0, 7),
      key: place.slice(8),
      amount: rmbOf(part).toFixed(2),
      orders: count(part),
    }),
  )
  return { series, points }
}

const currenciesOf = (rows: readonly MonthSum[]): Analysis['currencies'] =>
  [...grouped(rows, ({ currency }) => currency)]
    .map(([currency, own]) => ({
      currency,
      amount: sum(own.map(({ amount }) => amount)).toFixed(2),
      rmb: rmbOf(own).toFixed(2),
      orders: count(own),
    }))
    .toSorted((a, b) => Number(b.rmb) - Number(a.rmb))

function suppliersOf(rows: readonly MonthSum[]): Analysis['suppliers'] {
  const total = rmbOf(rows)
  const share = (part: Big): string => (total.eq(0) ? '0.0' : part.div(total).times(100).toFixed(1))
  const ranked = [...grouped(rows, ({ key }) => key)].toSorted(([, a], [, b]) => rmbOf(b).cmp(rmbOf(a)))
  const line = (id: string, name: string, own: readonly MonthSum[]) => ({
    id,
    name,
    orders: count(own),
    amount: rmbOf(own).toFixed(2),
    share: share(rmbOf(own)),
  })
  const rest = ranked.slice(suppliersShown).flatMap(([, own]) => own)
  return [
    ...ranked.slice(0, suppliersShown).map(([id, own]) => line(id, own[0]?.name ?? '', own)),
    ...(rest.length > 0 ? [line('', String(ranked.length - suppliersShown), rest)] : []),
  ]
}
