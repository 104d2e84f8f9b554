import { salesInvoiceApi } from '@quayside/contract/tax-invoices/sales-invoice.api.ts'
import { inputInvoiceApi, invoicingTitleApi } from '@quayside/contract/tax-invoices/tax-invoices.api.ts'
import { bind } from '../../platform/http/bind.ts'
import { inputInvoiceImport } from './import-input-invoices.ts'
import { downloadInputLineTemplate, importInputLines } from './import-input-lines.ts'
import { getInputInvoice, inputInvoices } from './input-invoices.ts'
import { listInvoiceable, sumInvoices } from './invoiceable.ts'
import { requestInvoice } from './make-invoice.ts'
import { readEInvoice } from './read-e-invoice.ts'
import { getSalesInvoice, salesInvoices } from './sales-invoices.ts'
import { removeInputInvoices, saveInputInvoice } from './save-input-invoice.ts'
import { saveTitle } from './save-title.ts'
import { stepOwnInvoice } from './step-sales-invoice.ts'
import { getTitle, invoicingTitles, listTitleOptions, removeTitles } from './titles.ts'

export const taxInvoiceRoutes = [
  ...bind(salesInvoiceApi, {
    'GET tax/online/salesInvoice/list': salesInvoices.list,
    'GET tax/online/salesInvoice/export': salesInvoices.export,
    'GET tax/online/salesInvoice/summary': sumInvoices,
    'GET tax/online/salesInvoice/invoiceable': listInvoiceable,
    'GET tax/online/salesInvoice/{id}': getSalesInvoice,
    'POST tax/online/salesInvoice/save': requestInvoice,
    'POST tax/online/salesInvoice/{id}/withdraw': stepOwnInvoice('withdraw'),
    'POST tax/online/salesInvoice/{id}/sign': stepOwnInvoice('sign'),
  }),
  ...bind(inputInvoiceApi, {
    'GET tax/online/inputInvoice/list': inputInvoices.list,
    'GET tax/online/inputInvoice/export': inputInvoices.export,
    'GET tax/online/inputInvoice/importTemplate': inputInvoiceImport.template,
    'POST tax/online/inputInvoice/import': inputInvoiceImport.take,
    'POST tax/online/inputInvoice/read': readEInvoice,
    'GET tax/online/inputInvoiceLine/importTemplate': downloadInputLineTemplate,
    'POST tax/online/inputInvoiceLine/import': importInputLines,
    'GET tax/online/inputInvoice/{id}': getInputInvoice,
    'POST tax/online/inputInvoice/save': saveInputInvoice,
    'DELETE tax/online/inputInvoice/batchRemove': removeInputInvoices,
  }),
  ...bind(invoicingTitleApi, {
    'GET tax/online/invoicingInfo/list': invoicingTitles.list,
    'GET tax/online/invoicingInfo/options': listTitleOptions,
    'GET tax/online/invoicingInfo/{id}': getTitle,
    'POST tax/online/invoicingInfo/save': saveTitle,
    'DELETE tax/online/invoicingInfo/batchRemove': removeTitles,
  }),
]
