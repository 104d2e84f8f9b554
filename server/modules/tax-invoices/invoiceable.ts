import type { ItemKindKey } from '@quayside/contract/finance/finance.codes.ts'
import { invoiceStatus } from '@quayside/contract/tax-invoices/invoice.codes.ts'
import { Invoiceable, type InvoiceableQuery } from '@quayside/contract/tax-invoices/invoiceable.ts'
import { invoiceRateOf } from '@quayside/contract/tax-invoices/sales-invoice.rules.ts'
import type { SalesInvoiceSummary } from '@quayside/contract/tax-invoices/sales-invoice.ts'
import { type InferResult, sql as raw } from 'kysely'
import { businessDay } from '../../platform/database/business-day.ts'
import { sql } from '../../platform/database/database.ts'
import { by, type FilterOf, type Filters, filtered, usualFilters } from '../../platform/records/filters.ts'
import { listPage } from '../../platform/records/list-page.ts'
import { shaped } from '../../platform/records/shaped.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import { notInvoiced } from '../finance/not-invoiced.ts'

type Filter = FilterOf<InvoiceableQuery>
const filters: Filters<Filter> = {
  keyword: by.keyword(
    (within) => raw`(lower(coalesce(o.order_no, '')) like ${within} or lower(i.document_no) like ${within})`,
  ),
  orderId: by.equals('order_id'),
  orderIds: by.value(
    (given: readonly string[]) => [...given],
    (orderIds) => raw`i.order_id = any(${orderIds}::bigint[])`,
  ),
  ids: usualFilters.ids,
}

const left = raw<string>`(i.settled - i.invoice_claimed)::app.money`
export const dueOn = raw<string | null>`(select min(n.due_on) from (${notInvoiced('invoice_claimed')
  .select(['n.due_on', 'n.company_id', 'n.item_id'])
  .where(raw<boolean>`n.company_id = i.company_id and n.item_id = i.id`)}) as n)`

/** Debts of which something was paid and is on no invoice yet. */
export const invoiceables = () =>
  sql
    .selectFrom('receivable_item as i')
    .leftJoin('trade_order as o', (join) =>
      join.onRef('o.company_id', '=', 'i.company_id').onRef('o.id', '=', 'i.order_id'),
    )
    .select(['i.id', 'i.company_id', 'i.kind', 'i.fee_kind', 'i.document_no', 'i.basis', 'i.currency'])
    .select(['i.order_id', 'o.order_no', 'o.model_type', 'i.settled', 'i.invoice_claimed'])
    .select([left.as('left'), dueOn.as('due_on')])
    .where('i.currency', '=', 'RMB')
    .where(raw<boolean>`i.settled > i.invoice_claimed`)
type Row = InferResult<ReturnType<typeof invoiceables>>[number]

export const filteredInvoiceables = (query: ReturnType<typeof invoiceables>, given: Filter) =>
  filtered(query, 'i', filters, given)
export const invoiceableSort = {
  id: raw.ref('i.id'),
  orderNo: raw`o.order_no`,
  left,
  dueOn,
}

export const toInvoiceable = (row: Row): Invoiceable =>
  shaped(Invoiceable, row, {
    orderNo: row.order_no ?? '',
    orderKind: row.model_type,
    claimed: row.invoice_claimed,
    rate: invoiceRateOf(row.kind as ItemKindKey),
  })

export const listInvoiceable = (
  call: Call,
  { query }: { query: InvoiceableQuery },
): Promise<{ rows: Invoiceable[]; total: number }> =>
  listPage(
    call,
    filteredInvoiceables(invoiceables().where('i.company_id', '=', call.principal.companyId), query),
    query,
    invoiceableSort,
    toInvoiceable,
  )

const { notInvoiced: requested, invoiced, signed } = invoiceStatus.codes
const figureOf = <N extends string>(condition: ReturnType<typeof raw<boolean>>, name: N) =>
  [
    raw<number>`count(*) filter (where ${condition})::int`.as(`${name}_count`),
    raw<string>`coalesce(sum(s.amount) filter (where ${condition}), 0)::app.money`.as(`${name}_amount`),
  ] as const

export async function sumInvoices(call: Call): Promise<SalesInvoiceSummary> {
  const { companyId } = call.principal
  const [open, late, invoices] = await call.read(
    sql
      .selectFrom('receivable_item as i')
      .select([
        raw<number>`count(*)::int`.as('count'),
        raw<string>`coalesce(sum(${left}), 0)::app.money`.as('amount'),
      ])
      .where('i.company_id', '=', companyId)
      .where('i.currency', '=', 'RMB')
      .where(raw<boolean>`i.settled > i.invoice_claimed`),
    notInvoiced()
      .select([
        raw<number>`count(distinct n.item_id)::int`.as('count'),
        raw<string>`coalesce(sum(n.amount), 0)::app.money`.as('amount'),
      ])
      .where(raw<boolean>`n.company_id = ${companyId} and n.due_on < ${businessDay}`),
    sql
      .selectFrom('sales_invoice as s')
      .select(figureOf(raw<boolean>`s.state = ${raw.lit(requested)}`, 'requested'))
      .select(figureOf(raw<boolean>`s.state = ${raw.lit(invoiced)}`, 'to_sign'))
      .select(
        figureOf(
          raw<boolean>`s.state in (${raw.lit(invoiced)}, ${raw.lit(signed)})
            and s.issued_on >= date_trunc('year', ${businessDay})`,
          'issued',
        ),
      )
      .where('s.company_id', '=', companyId)
      .where('s.deleted_at', 'is', null),
  )
  const sums = getOrRefuse(invoices[0])
  return {
    invoiceable: getOrRefuse(open[0]),
    overdue: getOrRefuse(late[0]),
    requested: { count: sums.requested_count, amount: sums.requested_amount },
    toSign: { count: sums.to_sign_count, amount: sums.to_sign_amount },
    issuedThisYear: { count: sums.issued_count, amount: sums.issued_amount },
  }
}
