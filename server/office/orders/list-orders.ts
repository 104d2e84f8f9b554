import type { OfficeOrder, OfficeOrderQuery } from '@quayside/contract/office/order.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { containing, fromDay, listPage, untilDay } from '../../platform/records/list-page.ts'
import type { OfficeCall } from '../office-call.ts'

export function listOrders(
  call: OfficeCall,
  { query }: { query: OfficeOrderQuery },
): Promise<{ rows: OfficeOrder[]; total: number }> {
  let orders = sql
    .selectFrom('trade_order as o')
    .innerJoin('company', 'company.id', 'o.company_id')
    .leftJoin('supplier', 'supplier.id', 'o.supplier_id')
    .select([
      'o.id',
      'o.company_id',
      'company.name as company_name',
      'o.order_no',
      'o.model_type',
      'o.state',
      'o.order_date',
      'supplier.name as supplier_name',
      'o.currency',
      'o.order_amount',
      'o.line_count',
      'o.price_audit',
      'o.receiving_state',
      'o.declaration_state',
      'o.submitted_at',
      'o.updated_at',
    ])
    .where('o.deleted_at', 'is', null)
    // A draft is still the customer's own; one that was returned is known here.
    .where(raw<boolean>`(o.state <> 0 or o.submitted_at is not null)`)
  if (query.keyword) {
    const pattern = containing(query.keyword)
    orders = orders.where(
      raw<boolean>`(o.order_no ilike ${pattern} or company.name ilike ${pattern} or supplier.name ilike ${pattern})`,
    )
  }
  if (query.modelType !== undefined) orders = orders.where('o.model_type', '=', query.modelType)
  if (query.state !== undefined) orders = orders.where('o.state', '=', query.state)
  if (query.companyId) orders = orders.where('o.company_id', '=', query.companyId)
  if (query.createdAtBegin) orders = orders.where('o.created_at', '>=', fromDay(query.createdAtBegin))
  if (query.createdAtEnd) orders = orders.where('o.created_at', '<', untilDay(query.createdAtEnd))
  const columns = {
    id: raw`o.id`,
    orderNo: raw`o.order_no`,
    submittedAt: raw`o.submitted_at`,
    updatedAt: raw`o.updated_at`,
    orderAmount: raw`o.order_amount`,
  }
  return listPage(call, orders, query, columns, (row) => ({
    id: row.id,
    companyId: row.company_id,
    companyName: row.company_name,
    orderNo: row.order_no,
    modelType: row.model_type,
    state: row.state,
    orderDate: row.order_date,
    supplierName: row.supplier_name ?? '',
    currency: row.currency,
    orderAmount: row.order_amount,
    lineCount: row.line_count,
    priceAudit: row.price_audit,
    receivingState: row.receiving_state,
    declarationState: row.declaration_state,
    submittedAt: row.submitted_at,
    updatedAt: row.updated_at,
  }))
}
