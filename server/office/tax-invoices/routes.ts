import { officeTaxInvoicesApi } from '@quayside/contract/office/tax-invoices.api.ts'
import { bindOffice } from '../bind-office.ts'
import { uploadFor } from '../records/upload-for-record.ts'
import { importSteps, rejectedSteps, salesInvoiceTemplate } from './import-steps.ts'
import { issueSalesInvoice, listCompanyTitles, proposeForInvoice } from './issue-invoices.ts'
import { listAllInvoiceable } from './list-invoiceable.ts'

export const officeTaxInvoiceRoutes = bindOffice(officeTaxInvoicesApi, {
  'GET tax/online/salesInvoice/invoiceable': listAllInvoiceable,
  'GET tax/online/invoicingInfo/options': listCompanyTitles,
  'POST tax/online/salesInvoice/save': issueSalesInvoice,
  'POST tax/online/salesInvoice/{id}/upload': uploadFor('salesInvoice'),
  'GET tax/online/salesInvoice/importTemplate': salesInvoiceTemplate,
  'POST tax/online/salesInvoice/import': importSteps,
  'POST tax/online/salesInvoice/importRejected': rejectedSteps,
  'GET tax/online/inputInvoice/proposals': proposeForInvoice,
})
