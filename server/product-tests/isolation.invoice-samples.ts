import { inputForm, titleForm } from '../modules/tax-invoices/tax-invoices.testing.ts'
import type { Samples } from './isolation.sample.ts'

export const invoiceSamples: Samples = {
  'GET tax/online/salesInvoice/list': (a) => [{ query: { orderId: a.orderId } }],
  'GET tax/online/salesInvoice/export': (a) => [{ query: { ids: a.salesInvoiceId } }],
  'GET tax/online/salesInvoice/invoiceable': (a) => [
    { query: { orderId: a.orderId } },
    { query: { orderIds: a.orderId } },
  ],
  'GET tax/online/salesInvoice/{id}': (a) => [{ params: { id: a.salesInvoiceId } }],
  'POST tax/online/salesInvoice/save': (a) => [
    { body: { titleId: a.titleId, kind: 'general', items: [{ itemId: a.itemId, amount: '1.00' }] } },
  ],
  'POST tax/online/salesInvoice/{id}/withdraw': (a) => [{ params: { id: a.salesInvoiceId } }],
  'POST tax/online/salesInvoice/{id}/sign': (a) => [{ params: { id: a.salesInvoiceId } }],
  'GET tax/online/inputInvoice/list': (a) => [{ query: { orderId: a.orderId } }],
  'GET tax/online/inputInvoice/export': (a) => [{ query: { ids: a.inputInvoiceId } }],
  'POST tax/online/inputInvoiceLine/import': () => [{ upload: {} }],
  'GET tax/online/inputInvoice/{id}': (a) => [{ params: { id: a.inputInvoiceId } }],
  'POST tax/online/inputInvoice/save': (a) => [
    { body: { ...inputForm(), id: a.inputInvoiceId, version: 1 } },
    { body: { ...inputForm(), attachments: { 'input-invoice': [a.fileId] } } },
  ],
  'DELETE tax/online/inputInvoice/batchRemove': (a) => [{ body: { ids: [a.inputInvoiceId] } }],
  'GET tax/online/invoicingInfo/{id}': (a) => [{ params: { id: a.titleId } }],
  'POST tax/online/invoicingInfo/save': (a) => [{ body: { ...titleForm(), id: a.titleId, version: 1 } }],
  'DELETE tax/online/invoicingInfo/batchRemove': (a) => [{ body: { ids: [a.titleId] } }],
  'GET tax/online/capitalAppointment/{id}': (a) => [{ params: { id: a.transferId } }],
}
