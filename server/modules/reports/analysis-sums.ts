import { firstOfMonth, lastOfMonth } from '@quayside/contract/kernel/days.ts'
import { rateSource } from '@quayside/contract/rates/rate.codes.ts'
import type { Analysis } from '@quayside/contract/reports/analysis.ts'
import Big from 'big.js'
import { sql as raw } from 'kysely'
import type { Report, ReportReading } from '../../platform/reports/define-report.ts'
import type { ReadCells } from './report-pieces.ts'
import { type AskedReport, type Cells, statement } from './report-queries.ts'
import { findSums } from './report-sums.ts'
import { reportedOrders } from './reported-orders.ts'

export type Period = { readonly begin: string; readonly end: string }

/** What one key of a month has, in RMB. */
export type MonthSum = {
  readonly month: string
  readonly key: string
  readonly name: string
  readonly currency: string
  readonly amount: Big
  readonly rmb: Big
  readonly orders: number
  readonly lines: number
  readonly fees: Big
}

export function monthsOf({ begin, end }: Period): string[] {
  const months: string[] = []
  for (let day = firstOfMonth(begin); day <= end; day = firstOfMonth(day, 1)) months.push(day.slice(0, 7))
  return months
}

/** The days of a month that are within the period; a whole month is one by its first and last day. */
const within = (month: string, { begin, end }: Period, key: string): Record<string, string> => ({
  [`${key}Begin`]: begin > `${month}-01` ? begin : `${month}-01`,
  [`${key}End`]: end < lastOfMonth(month) && end.slice(0, 7) === month ? end : lastOfMonth(month),
})

/** RMB for one unit of a currency in a month: the customs' rate, the bank's where customs has published none. */
export async function readRates(
  read: ReadCells,
  months: readonly string[],
): Promise<(month: string, currency: string) => Big> {
  const rows = await read(
    statement(raw<Cells>`select m as month, c.currency, (select r.middle::text from rate r
        where r.currency = c.currency and r.day <= (m || '-01')::date + interval '1 month' - interval '1 day' and r.middle is not null
          and r.source in (${raw.lit(rateSource.codes.customs)}, ${raw.lit(rateSource.codes.boc)})
        order by r.source = ${raw.lit(rateSource.codes.customs)} desc, r.day desc limit 1) as rate
      from unnest(${[...months]}::text[]) m, (select distinct currency from rate) c`),
  )
  const known = new Map(rows.map((row) => [`${row['month']} ${row['currency']}`, new Big(row['rate'] ?? 0)]))
  return (month, currency) =>
    currency === 'RMB' ? new Big(1) : (known.get(`${month} ${currency}`) ?? new Big(0))
}

type Of = {
  readonly report: Report
  readonly reading: ReportReading
  readonly period: Period
  readonly read: ReadCells
}

/** Sums of the reconciliation report, month by month, by one of its groups; one round trip a month. */
export async function sumsByMonth(of: Of, by: 'kind' | 'currency' | 'supplier'): Promise<MonthSum[]> {
  const months = monthsOf(of.period)
  const rates = await readRates(of.read, months)
  const answers = await Promise.all(
    months.map((month) => {
      const asked: AskedReport = {
        report: of.report,
        reading: of.reading,
        filters: within(month, of.period, 'orderDate'),
      }
      return of.read(findSums(asked, by, { limit: 5_000 }))
    }),
  )
  return answers.flatMap((rows, place) =>
    rows.map((row): MonthSum => {
      const month = months[place] ?? ''
      const currency = row['currency'] ?? ''
      const amount = new Big(row['amount'] ?? 0)
      return {
        month,
        key: row['group'] ?? '',
        name: row['name'] ?? '',
        currency,
        amount,
        rmb: amount.times(rates(month, currency)),
        orders: Number(row['count'] ?? 0),
        lines: Number(row['lines'] ?? 0),
        fees: new Big(row['fees'] ?? 0),
      }
    }),
  )
}

/** The same of the orders' lines, by where goods come from or what they are; an order counts once for each. */
export async function linesByMonth(of: Of, by: 'origin' | 'product'): Promise<MonthSum[]> {
  const rates = await readRates(of.read, monthsOf(of.period))
  const key = by === 'origin' ? raw`l.origin` : raw`l.model_key`
  const rows = await of.read(
    statement(raw<Cells>`select to_char(o.order_date, 'YYYY-MM') as month, ${key} as key, min(${by === 'origin' ? raw`l.origin` : raw`l.model`}) as name,
        o.currency, sum(l.total_money)::text as amount, count(distinct o.id)::text as orders, count(*)::text as lines
      from trade_order o join order_line l on l.company_id = o.company_id and l.order_id = o.id
      where ${reportedOrders(of.reading.companyId, of.period)}
      group by 1, 2, 4`),
  )
  return rows.map((row) => {
    const [month, currency, amount] = [row['month'] ?? '', row['currency'] ?? '', new Big(row['amount'] ?? 0)]
    return {
      month,
      key: row['key'] ?? '',
      name: row['name'] ?? '',
      currency,
      amount,
      rmb: amount.times(rates(month, currency)),
      orders: Number(row['orders']),
      lines: Number(row['lines']),
      fees: new Big(0),
    }
  })
}

const largestShown = 3

/** The orders of each month with the highest amounts in RMB: out of the highest of each currency. */
export async function readLargest({
  reading: { companyId },
  period,
  read,
}: Of): Promise<Analysis['largest']> {
  const months = monthsOf(period)
  const [rates, rows] = await Promise.all([
    readRates(read, months),
    read(
      statement(raw<Cells>`select month, id::text, order_no, model_type::text, currency, order_amount::text as amount from (
          select o.id, o.order_no, o.model_type, o.currency, o.order_amount, to_char(o.order_date, 'YYYY-MM') as month,
            row_number() over (partition by date_trunc('month', o.order_date), o.currency order by o.order_amount desc, o.id) as place
          from trade_order o
          where ${reportedOrders(companyId, period)}
        ) ranked where place <= ${raw.lit(largestShown)}`),
    ),
  ])
  const inRmb = (row: Cells): Big =>
    new Big(row['amount'] ?? 0).times(rates(row['month'] ?? '', row['currency'] ?? ''))
  return months.flatMap((month) =>
    rows
      .filter((row) => row['month'] === month)
      .toSorted((a, b) => inRmb(b).cmp(inRmb(a)))
      .slice(0, largestShown)
      .map((row) => ({
        month,
        id: row['id'] ?? '',
        orderNo: row['order_no'] ?? '',
        modelType: Number(row['model_type']),
        amount: inRmb(row).toFixed(2),
      })),
  )
}
