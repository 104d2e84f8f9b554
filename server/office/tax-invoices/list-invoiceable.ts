import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import type { OfficeInvoiceable, OfficeInvoiceableQuery } from '@quayside/contract/office/tax-invoices.ts'
import { sql as raw } from 'kysely'
import {
  dueOn,
  filteredInvoiceables,
  invoiceableSort,
  invoiceables,
  toInvoiceable,
} from '../../modules/tax-invoices/invoiceable.ts'
import { businessDay } from '../../platform/database/business-day.ts'
import { listPage } from '../../platform/records/list-page.ts'
import type { OfficeCall } from '../office-call.ts'

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
