import { shipment } from './isolation.planted-freight.ts'
import type { Samples } from './isolation.sample.ts'

const offer = { chargeKind: 'AF', price: '4' }

export const freightSamples: Samples = {
  'GET freight/online/enquiry/list': () => [{}],
  'GET freight/online/enquiry/export': (a) => [{ query: { ids: a.enquiryId } }],
  'POST freight/online/enquiry/save': (a) => [
    { body: { ...shipment, id: a.enquiryId, version: 1 } },
    { body: { orderId: a.orderId } },
    { body: { productId: a.productId } },
    { body: { attachments: { other: [a.fileId] } } },
  ],
  'DELETE freight/online/enquiry/batchRemove': (a) => [
    { body: { ids: [a.enquiryId] } },
    { query: { ids: a.enquiryId } },
  ],
  'GET freight/online/enquiry/{id}': (a) => [{ params: { id: a.enquiryId } }],
  'POST freight/online/enquiry/{id}/submit': (a) => [{ params: { id: a.enquiryId } }],
  'POST freight/online/enquiry/{id}/cancel': (a) => [{ params: { id: a.enquiryId } }],
  'GET freight/online/quotation/list': (a) => [{ query: { enquiryId: a.enquiryId } }],
  'GET freight/online/quotation/export': (a) => [{ query: { ids: a.quotationId } }],
  'GET freight/online/quotation/compare': (a) => [{ query: { enquiryId: a.enquiryId } }],
  'GET freight/online/quotation/compare/excel': (a) => [{ query: { enquiryId: a.enquiryId } }],
  'GET freight/online/quotation/compare/pdf': (a) => [{ query: { enquiryId: a.enquiryId } }],
  'GET freight/online/quotation/{id}': (a) => [{ params: { id: a.quotationId } }],
  'POST freight/online/quotation/{id}/counterOffer': (a) => [{ params: { id: a.quotationId }, body: offer }],
  'POST freight/online/quotation/{id}/confirmQuote': (a) => [
    { params: { id: a.quotationId }, body: { version: 1 } },
  ],
  'GET freight/online/order/list': () => [{}],
  'GET freight/online/order/export': (a) => [{ query: { ids: a.forwarderOrderId } }],
  'POST freight/online/order/save': (a) => [
    { body: { ...shipment, id: a.forwarderOrderId, version: 1 } },
    { body: { orderId: a.orderId } },
    { body: { productId: a.productId } },
    { body: { attachments: { other: [a.fileId] } } },
  ],
  'DELETE freight/online/order/batchRemove': (a) => [
    { body: { ids: [a.forwarderOrderId] } },
    { query: { ids: a.forwarderOrderId } },
  ],
  'GET freight/online/order/{id}': (a) => [{ params: { id: a.forwarderOrderId } }],
  'POST freight/online/order/{id}/submit': (a) => [{ params: { id: a.forwarderOrderId } }],
  'POST freight/online/order/{id}/cancel': (a) => [{ params: { id: a.forwarderOrderId } }],
  'POST freight/online/order/{id}/confirmQuote': (a) => [
    { params: { id: a.forwarderOrderId }, body: { version: 1 } },
  ],
  'POST freight/online/order/{id}/addMaterial': (a) => [
    { params: { id: a.forwarderOrderId }, body: { material: 'x' } },
    { params: { id: a.forwarderOrderId }, body: { attachments: { 'shipping-material': [a.fileId] } } },
  ],
}
