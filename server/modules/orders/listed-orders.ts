import type { Locale } from '@quayside/phrases/locales.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { customerNameIn, supplierNameIn } from '../../platform/records/partner-names.ts'
import { receiptCalendar } from './reminder-queries.ts'

/** What the portal's lists read of the header: their usual columns, and for what can be done with a row. */
const short = [
  'o.id',
  'o.order_no',
  'o.model_type',
  'o.state',
  'o.order_date',
  'o.currency',
  'o.order_amount',
  'o.applied_amount',
  'o.payment_state',
  'o.invoicing_state',
  'o.return_reason',
  'o.release_asked_by',
  'o.delivery_type',
  'o.receiving_state',
  'o.shipping_state',
  'o.sign_state',
  'o.price_audit',
  'o.is_warehouse_type',
  'o.exported_on',
] as const

/** What a list may show besides, and its export and a detail do. */
const further = [
  'o.company_id',
  'o.version',
  'o.supplier_id',
  'o.customer_id',
  'o.incoterms',
  'o.freight',
  'o.freight_currency',
  'o.insurance',
  'o.insurance_currency',
  'o.other_charges',
  'o.other_charges_currency',
  'o.contract_no',
  'o.paid_amount',
  'o.fx_payment_state',
  'o.write_off_state',
  'o.payment_method',
  'o.is_classified',
  'o.declaration_state',
  'o.archive_state',
  'o.source',
  'o.line_count',
  'o.packages',
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
 * Names are read as values, not by joins: each join of a plan carries all columns, and PostgreSQL prepares them again for
 * every one at each call.
 */
const supplierName = (locale: Locale) =>
  raw<string>`coalesce((select ${supplierNameIn('s', locale)} from supplier s
    where s.company_id = o.company_id and s.id = o.supplier_id), '')`.as('supplier_name')
const customerName = (locale: Locale) =>
  raw<string>`coalesce((select ${customerNameIn('c', locale)} from customer c
    where c.company_id = o.company_id and c.id = o.customer_id), '')`.as('customer_name')

/** Whose name the rows of a list have. */
export type Partners = 'supplier' | 'customer' | 'both'

const withoutNames = (companyId: string) =>
  sql
    .selectFrom('trade_order as o')
    .select(short)
    .select([
      raw<string>`o.order_amount - o.paid_amount`.as('unpaid_amount'),
      receiptCalendar('o').as('receipt_calendar'),
      // As a value and not as EXISTS, for which PostgreSQL would collect all signed contracts of the company first.
      raw<boolean>`(select k.id from order_contract k where k.company_id = o.company_id
        and k.order_id = o.id and k.is_current and not k.is_broken) is not null`.as('is_contract_signed'),
    ])
    .where('o.company_id', '=', companyId)
    .where('o.deleted_at', 'is', null)

/**
 * The rows of a list that shows its usual columns: PostgreSQL prepares each column and each value of a statement at every
 * call. Other choices are served by `listedOrders`, so that there are few statements and not one for each choice.
 */
export const shortOrders = (companyId: string, locale: Locale, partners: Partners) =>
  withoutNames(companyId)
    .$if(partners !== 'customer', (query) => query.select(supplierName(locale)))
    .$if(partners !== 'supplier', (query) => query.select(customerName(locale)))

export const listedOrders = (companyId: string, locale: Locale) =>
  withoutNames(companyId)
    .select(further)
    .select([
      supplierName(locale),
      customerName(locale),
      raw<string>`trim_scale(o.net_weight)::text`.as('net_weight'),
      raw<string>`trim_scale(o.gross_weight)::text`.as('gross_weight'),
    ])
