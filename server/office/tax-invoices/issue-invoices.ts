import type { MatchProposalQuery, MatchProposals } from '@quayside/contract/office/input-invoice.ts'
import type { OfCompany, SalesInvoiceDraft } from '@quayside/contract/office/tax-invoices.ts'
import type { InvoicingTitleOption } from '@quayside/contract/tax-invoices/invoicing-title.ts'
import { issueUnasked } from '../../modules/tax-invoices/issue-unasked.ts'
import type { MadeInvoice } from '../../modules/tax-invoices/make-invoice.ts'
import { readProposals } from '../../modules/tax-invoices/propose-matches.ts'
import { titlesOf, toTitle } from '../../modules/tax-invoices/titles.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { providerEntities } from '../../provider/entities.ts'
import { findOwned } from '../../provider/find-records.ts'
import type { OfficeCall } from '../office-call.ts'

export async function listCompanyTitles(
  call: OfficeCall,
  { query: { companyId } }: { query: OfCompany },
): Promise<InvoicingTitleOption[]> {
  const [rows] = await call.read(
    titlesOf(companyId).orderBy('t.is_default', 'desc').orderBy('t.id').limit(50),
  )
  return rows.map((row) => {
    const { id, title, taxNo, isDefault, isComplete } = toTitle(call.platform, row)
    return { id, title, taxNo, isDefault, isComplete }
  })
}

export const issueSalesInvoice = (
  call: OfficeCall,
  { body }: { body: SalesInvoiceDraft },
): Promise<MadeInvoice> =>
  call.write(async (tx, note) => {
    const made = await issueUnasked(tx, call.acting, call.platform, body)
    note.companyId = body.companyId
    note.target = `salesInvoice ${made.id}`
    return made
  })

export async function proposeForInvoice(
  call: OfficeCall,
  { query: { invoiceId, keyword } }: { query: MatchProposalQuery },
): Promise<MatchProposals> {
  const [rows] = await call.read(findOwned(providerEntities.inputInvoice, invoiceId))
  const { company_id: companyId } = getOrRefuse(rows[0])
  return readProposals(call.read, {
    companyId,
    invoiceId,
    keyword,
    day: call.platform.clock.today(),
  })
}
