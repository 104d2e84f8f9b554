import type { SalesInvoiceDraft } from '@quayside/contract/office/tax-invoices.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { type MadeInvoice, makeInvoice } from './make-invoice.ts'
import { stepSalesInvoice } from './step-sales-invoice.ts'

/** An invoice without a request: made and issued in one step. */
export async function issueUnasked(
  tx: Tx,
  acting: Acting,
  platform: Platform,
  draft: SalesInvoiceDraft,
): Promise<MadeInvoice> {
  const { invoiceCode, invoiceNo, issuedOn, expressCompany, expressNo, fileIds, ...request } = draft
  const made = await makeInvoice(tx, acting, platform, { ...request, requestedBy: null })
  const given = { invoiceCode, invoiceNo, issuedOn, expressCompany, expressNo, fileIds }
  const { version } = await stepSalesInvoice(tx, acting, { id: made.id, name: 'issue', given })
  return { ...made, version }
}
