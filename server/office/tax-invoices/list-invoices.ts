import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import type { OfficeInputInvoice, OfficeInputInvoiceQuery } from '@quayside/contract/office/input-invoice.ts'
import type {
  OfficeInvoiceable,
  OfficeInvoiceableQuery,
  OfficeSalesInvoice,
  OfficeSalesInvoiceQuery,
} from '@quayside/contract/office/tax-invoices.ts'
import { inputInvoiceMachine } from '@quayside/contract/tax-invoices/input-invoice.states.ts'
import { invoiceMachine } from '@quayside/contract/tax-invoices/invoice.states.ts'
import { sql as raw } from 'kysely'
import { matchedLines } from '../../modules/tax-invoices/input-invoices.ts'
import {
  dueOn,
  filteredInvoiceables,
  invoiceableSort,
  invoiceables,
  toInvoiceable,
} from '../../modules/tax-invoices/invoiceable.ts'
import { businessDay } from '../../platform/database/business-day.ts'
import { sql } from '../../platform/database/database.ts'
import { listPage } from '../../platform/records/list-page.ts'
import type { OfficeCall } from '../office-call.ts'
import { commonOf, narrowed, sortColumns } from '../records/narrow-records.ts'

export function listSalesInvoices(
  call: OfficeCall,
  { query }: { query: OfficeSalesInvoiceQuery },
): Promise<{ rows: OfficeSalesInvoice[]; total: number }> {
  let invoices = sql
    .selectFrom('sales_invoice as r')
    .innerJoin('company', 'company.id', 'r.company_id')
    .innerJoin('invoicing_title as t', (join) =>
      join.onRef('t.company_id', '=', 'r.company_id').onRef('t.id', '=', 'r.title_id'),
    )
    .select(['r.id', 'r.company_id', 'company.name as company_name', 'r.number', 't.title', 'r.state'])
    .select(['r.kind', 'r.invoice_no', 'r.amount', 'r.tax', 'r.issued_on', 'r.requested_by'])
    .select(['r.created_at', 'r.updated_at'])
    .where('r.deleted_at', 'is', null)
  if (query.kind) invoices = invoices.where('r.kind', '=', query.kind)
  const wanted = narrowed(
    invoices,
    query,
    invoiceMachine.states,
    (within) => raw<boolean>`(r.number ilike ${within} or r.invoice_no ilike ${within}
      or t.title ilike ${within} or company.name ilike ${within})`,
  )
  return listPage(call, wanted, query, sortColumns, (row) => ({
    ...commonOf(row),
    title: row.title,
    state: stateKey(invoiceMachine, row.state),
    kind: row.kind,
    invoiceNo: row.invoice_no,
    amount: row.amount,
    tax: row.tax,
    issuedOn: row.issued_on,
    isRequested: row.requested_by !== null,
  }))
}

export function listInputInvoices(
  call: OfficeCall,
  { query }: { query: OfficeInputInvoiceQuery },
): Promise<{ rows: OfficeInputInvoice[]; total: number }> {
  const invoices = sql
    .selectFrom('input_invoice as r')
    .innerJoin('company', 'company.id', 'r.company_id')
    .select(['r.id', 'r.company_id', 'company.name as company_name', 'r.number', 'r.seller_name', 'r.state'])
    .select(['r.invoice_no', 'r.amount', 'r.tax', 'r.issued_on', 'r.line_count'])
    .select([matchedLines('r').as('matched_lines'), 'r.created_at', 'r.updated_at'])
    .where('r.deleted_at', 'is', null)
  const wanted = narrowed(
    invoices,
    query,
    inputInvoiceMachine.states,
    (within) => raw<boolean>`(r.number ilike ${within} or r.invoice_no ilike ${within}
      or r.seller_name ilike ${within} or company.name ilike ${within})`,
  )
  return listPage(call, wanted, query, sortColumns, (row) => ({
    ...commonOf(row),
    title: row.seller_name,
    state: stateKey(inputInvoiceMachine, row.state),
    invoiceNo: row.invoice_no,
    amount: row.amount,
    tax: row.tax,
    issuedOn: row.issued_on,
    lineCount: row.line_count,
    matchedLines: row.matched_lines,
  }))
}

/** What was paid and is on no invoice yet, of all companies. */
export function listAllInvoiceable(
  call: OfficeCall,
  { query }: { query: OfficeInvoiceableQuery },
): Promise<{ rows: OfficeInvoiceable[]; total: number }> {
  const { companyId, isOverdue, ...given } = query
  let items = filteredInvoiceables(invoiceables(), given)
  if (companyId) items = items.where('i.company_id', '=', companyId)
  if (isYes(isOverdue)) items = items.where(raw<boolean>`${dueOn} < ${businessDay}`)
  const wanted = items
    .innerJoin('company', 'company.id', 'i.company_id')
    .select('company.name as company_name')
  return listPage(call, wanted, given, invoiceableSort, (row) => ({
    ...toInvoiceable(row),
    companyId: row.company_id,
    companyName: row.company_name,
  }))
}
