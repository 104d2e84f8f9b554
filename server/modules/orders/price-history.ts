import { orderState } from '@quayside/contract/orders/order.codes.ts'
import type { ModelFacts } from '@quayside/contract/orders/order-facts.ts'
import { comparableName } from '@quayside/contract/products/product.rules.ts'
import { type InferResult, sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'

type AskedModel = { readonly model: string; readonly brand: string }

const neverHappened = [orderState.codes.cancelled, orderState.codes.draft, orderState.codes.auditFailed]

/** What the company's own submitted orders paid for these models in one currency, one row a model that was bought. */
export const findPriceHistory = (
  companyId: string,
  currency: string,
  models: readonly AskedModel[],
  exceptOrderId = '0',
) => {
  const distinct = [...new Map(models.map((each) => [historyKey(each), each])).values()]
  const modelKeys = distinct.map(({ model }) => comparableName(model))
  const brandKeys = distinct.map(({ brand }) => comparableName(brand))
  return sql
    .selectFrom(
      raw<{
        model_key: string
        brand_key: string
      }>`unnest(${modelKeys}::text[], ${brandKeys}::text[])`.as<'asked'>(raw`asked(model_key, brand_key)`),
    )
    .innerJoin('order_line as l', (join) =>
      join
        .on('l.company_id', '=', companyId)
        .onRef('l.model_key', '=', raw`asked.model_key collate "C"`)
        .onRef('l.brand_key', '=', raw`asked.brand_key collate "C"`),
    )
    .innerJoin('trade_order as o', (join) =>
      join.onRef('o.company_id', '=', 'l.company_id').onRef('o.id', '=', 'l.order_id'),
    )
    .select(['asked.model_key', 'asked.brand_key'])
    .select([
      raw<string>`count(*)`.as('count'),
      raw<string>`trim_scale(min(l.price))::text`.as('lowest'),
      raw<string>`trim_scale(max(l.price))::text`.as('highest'),
      raw<string>`trim_scale(round((percentile_cont(0.5) within group (order by l.price))::numeric, 6))::text`.as(
        'median',
      ),
      raw<string>`trim_scale((array_agg(l.price order by o.order_date desc, o.id desc))[1])::text`.as('last'),
      raw<string>`(max(o.order_date))::text`.as('last_on'),
      raw<string>`(array_agg(o.order_no order by o.order_date desc, o.id desc))[1]`.as('last_order_no'),
    ])
    .where('l.model_key', '<>', '')
    .where('l.price', '>', '0')
    .where('o.currency', '=', currency)
    .where('o.submitted_at', 'is not', null)
    .where('o.deleted_at', 'is', null)
    .where('o.id', '<>', exceptOrderId)
    .where('o.state', '<>', raw<number>`all(${neverHappened}::int[])`)
    .groupBy(['asked.model_key', 'asked.brand_key'])
}

export const historyKey = ({ model, brand }: AskedModel): string =>
  `${comparableName(model)}\n${comparableName(brand)}`

type HistoryRow = InferResult<ReturnType<typeof findPriceHistory>>[number]

export const historyOf = (row: HistoryRow | undefined): ModelFacts['priceHistory'] =>
  row
    ? {
        count: Number(row.count),
        lowest: row.lowest,
        highest: row.highest,
        median: row.median,
        last: row.last,
        lastOn: row.last_on,
        lastOrderNo: row.last_order_no,
      }
    : null
