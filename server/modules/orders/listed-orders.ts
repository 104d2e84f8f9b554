import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { receiptCalendar } from './reminder-queries.ts'

/** What a list, its export and a detail show of the header. */
const listed = [
  'o.id',
  'o.company_id',
  'o.version',
  'o.order_no',
  'o.model_type',
  'o.state',
  'o.order_date',
  'o.supplier_id',
  'o.customer_id',
  'o.currency',
  'o.incoterms',
  'o.freight',
  'o.freight_currency',
  'o.insurance',
  'o.insurance_currency',
  'o.other_charges',
  'o.other_charges_currency',
  'o.contract_no',
  'o.order_amount',
  'o.applied_amount',
  'o.paid_amount',
  'o.payment_state',
  'o.fx_payment_state',
  'o.write_off_state',
  'o.payment_method',
  'o.invoicing_state',
  'o.return_reason',
  'o.release_asked_by',
  'o.delivery_type',
  'o.receiving_state',
  'o.shipping_state',
  'o.sign_state',
  'o.price_audit',
  'o.is_classified',
  'o.declaration_state',
  'o.archive_state',
  'o.source',
  'o.is_warehouse_type',
  'o.line_count',
  'o.packages',
  'o.exported_on',
  'o.submitted_at',
  'o.created_at',
  'o.updated_at',
] as const

export const ordersWithPartners = () =>
  sql
    .selectFrom('trade_order as o')
    .leftJoin('supplier as s', (join) =>
      join.onRef('s.company_id', '=', 'o.company_id').onRef('s.id', '=', 'o.supplier_id'),
    )
    .leftJoin('customer as c', (join) =>
      join.onRef('c.company_id', '=', 'o.company_id').onRef('c.id', '=', 'o.customer_id'),
    )

/**
 * The names are read as values, not by joins: each join of a plan carries all these columns, and PostgreSQL prepares them
 * again for every one at each call.
 */
export const listedOrders = (companyId: string) =>
  sql
    .selectFrom('trade_order as o')
    .select(listed)
    .select([
      raw<string>`o.order_amount - o.paid_amount`.as('unpaid_amount'),
      raw<string>`trim_scale(o.net_weight)::text`.as('net_weight'),
      raw<string>`trim_scale(o.gross_weight)::text`.as('gross_weight'),
      receiptCalendar('o').as('receipt_calendar'),
      raw<string>`coalesce((select s.name from supplier s
        where s.company_id = o.company_id and s.id = o.supplier_id), '')`.as('supplier_name'),
      raw<string>`coalesce((select coalesce(nullif(c.chinese_name, ''), c.english_name) from customer c
        where c.company_id = o.company_id and c.id = o.customer_id), '')`.as('customer_name'),
      // As a value and not as EXISTS, for which PostgreSQL would collect all signed contracts of the company first.
      raw<boolean>`(select k.id from order_contract k where k.company_id = o.company_id
        and k.order_id = o.id and k.is_current and not k.is_broken) is not null`.as('is_contract_signed'),
    ])
    .where('o.company_id', '=', companyId)
    .where('o.deleted_at', 'is', null)
