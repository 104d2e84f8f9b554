import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import type { Analysis } from '@quayside/contract/reports/analysis.ts'
import Big from 'big.js'
import { sql as raw } from 'kysely'
import { monthsOf, type Period, readRates } from './analysis-sums.ts'
import type { ReadCells } from './report-pieces.ts'
import { type Cells, statement } from './report-queries.ts'
import { reportedOrders } from './reported-orders.ts'

const shown = 6
const ordersAtMost = 100

type Bought = {
  model: string
  name: string
  currency: string
  rmb: Big
  qty: Big
  amount: Big
  rows: Cells[]
}

/** What was bought most by amount, and how its price moved: per model and currency, month by month by quantity. */
export async function readPrices({
  companyId,
  period,
  read,
}: {
  companyId: string
  period: Period
  read: ReadCells
}): Promise<Analysis['prices']> {
  const [rows, rates] = await Promise.all([
    read(
      statement(raw<Cells>`select l.model_key as key, o.currency, to_char(o.order_date, 'YYYY-MM') as month, min(l.model) as model,
          min(l.name) as name, sum(l.qty)::text as qty, sum(l.total_money)::text as amount,
          (array_agg(l.price order by o.order_date desc, o.id desc))[1]::text as last,
          array_to_string((array_agg(distinct o.id))[1:${raw.lit(ordersAtMost)}], ',') as ids
        from trade_order o join order_line l on l.company_id = o.company_id and l.order_id = o.id
        where ${reportedOrders(companyId, period)}
          and o.model_type = ${raw.lit(orderKind.codes.import)} and l.model_key <> '' and l.qty > 0
        group by 1, 2, 3 order by 1, 2, 3`),
    ),
    readRates(read, monthsOf(period)),
  ])
  const bought = new Map<string, Bought>()
  for (const row of rows) {
    const key = `${row['key']} ${row['currency']}`
    const known = bought.get(key) ?? {
      model: row['model'] ?? '',
      name: row['name'] ?? '',
      currency: row['currency'] ?? '',
      rmb: new Big(0),
      qty: new Big(0),
      amount: new Big(0),
      rows: [],
    }
    const amount = new Big(row['amount'] ?? 0)
    bought.set(key, {
      ...known,
      rmb: known.rmb.plus(amount.times(rates(row['month'] ?? '', known.currency))),
      qty: known.qty.plus(row['qty'] ?? 0),
      amount: known.amount.plus(amount),
      rows: [...known.rows, row],
    })
  }
  return [...bought.values()]
    .toSorted((a, b) => b.rmb.cmp(a.rmb))
    .slice(0, shown)
    .map(({ model, name, currency, rmb, qty, amount, rows: own }) => {
      const last = new Big(own.at(-1)?.['last'] ?? 0)
      const average = amount.div(qty)
      return {
        model,
        name,
        currency,
        last: last.toFixed(6),
        average: average.toFixed(6),
        change: average.eq(0) ? '0.0' : last.div(average).minus(1).times(100).toFixed(1),
        amount: rmb.toFixed(2),
        orderIds: own.flatMap((row) => (row['ids'] ?? '').split(',')).slice(-ordersAtMost),
        points: own.map((row) => ({
          month: row['month'] ?? '',
          price: new Big(row['amount'] ?? 0).div(row['qty'] ?? 1).toFixed(6),
        })),
      }
    })
}
