import type { ApiTable } from '../kernel/api.ts'
import { stepCall } from '../kernel/endpoints.ts'
import { Invoiceable, InvoiceableQuery } from './invoiceable.ts'
import {
  SalesInvoice,
  SalesInvoiceDetail,
  SalesInvoiceExport,
  SalesInvoiceQuery,
  SalesInvoiceRequest,
  SalesInvoiceSummary,
} from './sales-invoice.ts'
import { saved } from './tax-invoices.api.ts'

export const salesInvoiceApi = {
  'GET tax/online/salesInvoice/list': {
    access: 'tax-salesInvoice-list',
    summary: 'The provider’s invoices to the company, and those that were asked for.',
    query: SalesInvoiceQuery,
    rows: SalesInvoice,
    sums: ['amount', 'tax'],
  },
  'GET tax/online/salesInvoice/export': {
    access: 'tax-salesInvoice-export',
    summary: 'The filtered or selected sales invoices as an Excel file.',
    query: SalesInvoiceExport,
    binary: true,
  },
  'GET tax/online/salesInvoice/summary': {
    access: 'tax-salesInvoice-list',
    summary: 'What can be invoiced, what is past its tenth day, what waits and what was issued this year.',
    data: SalesInvoiceSummary,
  },
  'GET tax/online/salesInvoice/invoiceable': {
    access: 'tax-salesInvoice-list',
    summary: 'Debts of which something was paid and is on no invoice yet.',
    query: InvoiceableQuery,
    rows: Invoiceable,
  },
  'GET tax/online/salesInvoice/{id}': {
    access: 'tax-salesInvoice-list',
    summary: 'One sales invoice with its lines, files and timeline.',
    data: SalesInvoiceDetail,
  },
  'POST tax/online/salesInvoice/save': {
    access: 'tax-salesInvoice-request',
    summary: 'Asks for an invoice for chosen debts, of each at most what was paid and is on no invoice yet.',
    body: SalesInvoiceRequest,
    data: saved,
  },
  'POST tax/online/salesInvoice/{id}/withdraw': stepCall(
    'tax-salesInvoice-request',
    'Takes a request back; its amounts can be invoiced again.',
  ),
  'POST tax/online/salesInvoice/{id}/sign': stepCall(
    'tax-salesInvoice-sign',
    'The invoice has been received.',
  ),
} as const satisfies ApiTable
