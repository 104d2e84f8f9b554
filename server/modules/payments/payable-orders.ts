import { orderState } from '@quayside/contract/orders/order.codes.ts'
import { PayableOrder, type PayableOrderQuery } from '@quayside/contract/payments/application-form.ts'
import { isPayable, remainingOf } from '@quayside/contract/payments/payment-application.rules.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { containing, listPage } from '../../platform/records/list-page.ts'
import { supplierNameIn } from '../../platform/records/partner-names.ts'
import { shaped } from '../../platform/records/shaped.ts'
import type { Call } from '../../platform/session/call.ts'
import { stateLabelOf } from '../orders/order-state-facts.ts'

export const ordersOf = (companyId: string, locale: Locale) =>
  sql
    .selectFrom('trade_order as o')
    .leftJoin('supplier as s', (join) =>
      join.onRef('s.company_id', '=', 'o.company_id').onRef('s.id', '=', 'o.supplier_id'),
    )
    .select([
      'o.id',
      'o.order_no',
      'o.model_type',
      'o.state',
      'o.is_warehouse_type',
      'o.return_reason',
      'o.receiving_state',
      'o.shipping_state',
      'o.sign_state',
      'o.delivery_type',
      'o.supplier_id',
      'o.contract_no',
      'o.order_date',
      'o.currency',
      'o.order_amount',
      'o.applied_amount',
    ])
    .select(raw<string>`coalesce(${supplierNameIn('s', locale)}, '')`.as('supplier_name'))
    .where('o.company_id', '=', companyId)
    .where('o.deleted_at', 'is', null)

type Row = Awaited<ReturnType<ReturnType<typeof ordersOf>['execute']>>[number]

export const toPayable = (row: Row): PayableOrder =>
  shaped(PayableOrder, row, {
    stateLabel: stateLabelOf(row),
    remaining: remainingOf({ orderAmount: row.order_amount, appliedAmount: row.applied_amount }),
  })

const payable = orderState.values.filter(isPayable)

/** What one may still apply for. */
export function listPayableOrders(
  call: Call,
  { query }: { query: PayableOrderQuery },
): Promise<{ rows: PayableOrder[]; total: number }> {
  let orders = ordersOf(call.principal.companyId, call.locale)
    .where('o.state', '=', raw<number>`any(${payable}::int[])`)
    .where(raw<boolean>`o.order_amount > o.applied_amount`)
  if (query.supplierId) orders = orders.where('o.supplier_id', '=', query.supplierId)
  if (query.currency) orders = orders.where('o.currency', '=', query.currency)
  if (query.keyword) {
    const within = containing(query.keyword)
    orders = orders.where(
      raw<boolean>`(o.order_no ilike ${within} or o.contract_no ilike ${within} or s.search like ${within.toLowerCase()})`,
    )
  }
  const columns = {
    id: raw`o.id`,
    orderNo: raw`o.order_no`,
    orderDate: raw`o.order_date`,
    orderAmount: raw`o.order_amount`,
    remaining: raw`o.order_amount - o.applied_amount`,
  }
  return listPage(call, orders, query, columns, toPayable)
}
