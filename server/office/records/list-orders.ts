import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import { auditStatus } from '@quayside/contract/kernel/record.codes.ts'
import type { OfficeOrder, OfficeOrderQuery } from '@quayside/contract/office/order.ts'
import { auditStatusOf, statesOfAuditStatus } from '@quayside/contract/orders/audit-status.ts'
import { orderMachine } from '@quayside/contract/orders/order.states.ts'
import { sql as raw } from 'kysely'
import { stateLabelOf } from '../../modules/orders/order-state-facts.ts'
import { sql } from '../../platform/database/database.ts'
import { containing, fromDay, listPage, untilDay } from '../../platform/records/list-page.ts'
import { supplierNameIn } from '../../platform/records/partner-names.ts'
import { providerSteps } from '../../provider/find-records.ts'
import { order } from '../../provider/order.ts'
import type { OfficeCall } from '../office-call.ts'
import { isOwn } from './get-record.ts'

export function listOrders(
  call: OfficeCall,
  { query }: { query: OfficeOrderQuery },
): Promise<{ rows: OfficeOrder[]; total: number }> {
  let orders = sql
    .selectFrom('trade_order as r')
    .innerJoin('company', 'company.id', 'r.company_id')
    .leftJoin('supplier', 'supplier.id', 'r.supplier_id')
    .select([
      'r.id',
      'r.company_id',
      'company.name as company_name',
      'r.order_no',
      'r.model_type',
      'r.state',
      'r.order_date',
      supplierNameIn('supplier', call.locale).as('supplier_name'),
      'r.currency',
      'r.order_amount',
      'r.line_count',
      'r.price_audit',
      'r.receiving_state',
      'r.shipping_state',
      'r.declaration_state',
      'r.archive_state',
      'r.sign_state',
      'r.delivery_type',
      'r.is_warehouse_type',
      'r.return_reason',
      'r.applied_amount',
      'r.submitted_at',
      'r.updated_at',
    ])
    .where(order.visible)
  if (query.keyword) {
    const pattern = containing(query.keyword)
    orders = orders.where(
      raw<boolean>`(r.order_no ilike ${pattern} or company.name ilike ${pattern} or supplier.name ilike ${pattern}
        or supplier.english_name ilike ${pattern})`,
    )
  }
  if (query.modelType !== undefined) orders = orders.where('r.model_type', '=', query.modelType)
  if (query.state !== undefined) orders = orders.where('r.state', '=', query.state)
  if (query.auditStatus !== undefined) {
    const states = statesOfAuditStatus(query.auditStatus)
    orders = orders.where('r.state', '=', raw<number>`any(${states}::int[])`)
  }
  for (const [column, value] of [
    ['r.receiving_state', query.receivingState],
    ['r.shipping_state', query.shippingState],
    ['r.declaration_state', query.declarationState],
    ['r.archive_state', query.archiveState],
  ] as const)
    if (value !== undefined) orders = orders.where(column, '=', value)
  if (query.companyId) orders = orders.where('r.company_id', '=', query.companyId)
  if (query.createdAtBegin) orders = orders.where('r.created_at', '>=', fromDay(query.createdAtBegin))
  if (query.createdAtEnd) orders = orders.where('r.created_at', '<', untilDay(query.createdAtEnd))
  const columns = {
    id: raw`r.id`,
    orderNo: raw`r.order_no`,
    submittedAt: raw`r.submitted_at`,
    updatedAt: raw`r.updated_at`,
    orderAmount: raw`r.order_amount`,
  }
  return listPage(call, orders, query, columns, (row) => ({
    id: row.id,
    companyId: row.company_id,
    companyName: row.company_name,
    orderNo: row.order_no,
    modelType: row.model_type,
    state: row.state,
    stateLabel: stateLabelOf(row),
    auditStatus: auditStatus.codes[auditStatusOf(stateKey(orderMachine, row.state))],
    orderDate: row.order_date,
    supplierName: row.supplier_name ?? '',
    currency: row.currency,
    orderAmount: row.order_amount,
    lineCount: row.line_count,
    priceAudit: row.price_audit,
    receivingState: row.receiving_state,
    shippingState: row.shipping_state,
    declarationState: row.declaration_state,
    archiveState: row.archive_state,
    steps: providerSteps(order, row).flatMap(({ name }) => (isOwn(call, order, name) ? [name] : [])),
    submittedAt: row.submitted_at,
    updatedAt: row.updated_at,
  }))
}
