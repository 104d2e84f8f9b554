import { shipment } from './isolation.planted-freight.ts'
import { documentSamples, type Samples } from './isolation.sample.ts'

const offer = { chargeKind: 'AF', price: '4' }

export const freightSamples: Samples = {
  ...documentSamples('freight/online/order', (a) => a.forwarderOrderId, 'submit', 'cancel'),
  ...documentSamples('freight/online/enquiry', (a) => a.enquiryId, 'submit', 'cancel'),
  'GET freight/online/enquiry/list': () => [{}],
  'POST freight/online/enquiry/save': (a) => [
    { body: { ...shipment, id: a.enquiryId, version: 1 } },
    { body: { orderId: a.orderId } },
    { body: { productId: a.productId } },
    { body: { attachments: { other: [a.fileId] } } },
  ],
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
  'POST freight/online/order/save': (a) => [
    { body: { ...shipment, id: a.forwarderOrderId, version: 1 } },
    { body: { orderId: a.orderId } },
    { body: { productId: a.productId } },
    { body: { attachments: { other: [a.fileId] } } },
  ],
  'POST freight/online/order/{id}/confirmQuote': (a) => [
    { params: { id: a.forwarderOrderId }, body: { version: 1 } },
  ],
  'POST freight/online/order/{id}/addMaterial': (a) => [
    { params: { id: a.forwarderOrderId }, body: { material: 'x' } },
    { params: { id: a.forwarderOrderId }, body: { attachments: { 'shipping-material': [a.fileId] } } },
  ],
}
