import { orderOf } from './isolation.forms.ts'
import type { Samples } from './isolation.sample.ts'

export const orderSamples: Samples = {
  'GET business/online/order/list': (a) => [
    { query: { modelType: '0', supplierId: a.supplierId } },
    { query: { modelType: '0', customerId: a.customerId } },
  ],
  'GET business/online/order/overview': () => [{}],
  'GET business/online/order/export': (a) => [
    { query: { modelType: '0', ids: a.orderId } },
    { query: { modelType: '0', supplierId: a.supplierId } },
  ],
  'GET business/online/order/sheetHeadings': (a) => [{ query: { modelType: '0', supplierId: a.supplierId } }],
  'PUT business/online/order/sheetHeadings': (a) => [
    { body: { modelType: 0, supplierId: a.supplierId, headings: { qty: 'qty' } } },
  ],
  'POST business/online/order/facts': () => [{ body: { modelType: 0, models: [] } }],
  'POST business/online/order/save': (a) => [
    { body: { ...orderOf(null), id: a.orderId, version: 1 } },
    { body: orderOf(a.supplierId) },
    { body: { ...orderOf(null), customerId: a.customerId } },
    { body: { ...orderOf(null), delivery: { addressId: a.ownAddressId } } },
    { body: { ...orderOf(null), receiving: { supplierAddressId: a.addressId } } },
    { body: { ...orderOf(null), lines: [{ key: '1', productId: a.productId }] } },
    { body: { ...orderOf(null), attachments: { contract: [a.fileId] } } },
    {
      body: {
        ...orderOf(null),
        attachments: { contract: [a.fileId] },
        readings: [{ fileId: a.fileId, lines: 1 }],
      },
    },
  ],
  'DELETE business/online/order/batchRemove': (a) => [
    { body: { ids: [a.orderId] } },
    { query: { ids: a.orderId } },
  ],
  'POST business/online/order/quickOrder': (a) => [{ body: { orderNo: a.orderNo } }],
  'GET business/online/order/{id}': (a) => [{ params: { id: a.orderId } }],
  'GET business/online/order/{id}/print': (a) => [{ params: { id: a.orderId } }],
  'GET business/online/order/{id}/logistics': (a) => [{ params: { id: a.orderId } }],
  'GET business/online/order/{id}/deliveryNotice': (a) => [{ params: { id: a.orderId } }],
  'GET business/online/order/{id}/boxMarks': (a) => [{ params: { id: a.orderId } }],
  'POST business/online/order/{id}/identity': (a) => [{ params: { id: a.orderId } }],
  'POST business/online/order/{id}/split': (a) => [
    { params: { id: a.orderId }, body: { lines: [{ lineId: '1', qty: '1' }] } },
  ],
  'POST business/online/order/{id}/signDelivery': (a) => [
    { params: { id: a.orderId }, body: { deliveryId: '1' } },
  ],
  'POST business/online/order/{id}/release': (a) => [{ params: { id: a.orderId }, body: {} }],
  'POST business/online/order/{id}/refuse': (a) => [{ params: { id: a.orderId }, body: { reason: 'x' } }],
  'POST business/online/order/{id}/withdraw': (a) => [{ params: { id: a.orderId }, body: {} }],
  'GET business/online/order/{id}/exportLines': (a) => [{ params: { id: a.orderId } }],
  'POST business/online/order/{id}/copy': (a) => [{ params: { id: a.orderId }, body: { note: 'x' } }],
  'POST business/online/order/{id}/submit': (a) => [{ params: { id: a.orderId }, body: { note: 'x' } }],
  'POST business/online/order/{id}/cancel': (a) => [{ params: { id: a.orderId }, body: { note: 'x' } }],
  'POST business/online/order/{id}/bind': (a) => [
    { params: { id: a.orderId }, body: { lots: [{ lotNumber: '1', qty: '1' }] } },
  ],
  'POST business/online/order/{id}/sign': (a) => [{ params: { id: a.orderId }, body: { note: 'x' } }],
  'GET business/online/order/{id}/changes': (a) => [{ params: { id: a.orderId } }],
  'POST business/online/order/{id}/changes': (a) => [
    { params: { id: a.orderId }, body: { request: 'x', reason: 'x' } },
  ],
  'POST business/online/orderChange/{id}/withdraw': (a) => [
    { params: { id: a.orderChangeId }, body: { note: 'x' } },
  ],
  'POST business/online/orderTemplate/save': (a) => [
    { body: { modelType: 0, orderId: a.orderId, name: 'taken' } },
    { body: { modelType: 0, id: a.templateId, version: 1, name: 'taken' } },
  ],
  'POST business/online/orderTemplate/{id}/order': (a) => [
    { params: { id: a.templateId }, body: { note: 'x' } },
  ],
  'DELETE business/online/orderTemplate/batchRemove': (a) => [
    { body: { ids: [a.templateId] } },
    { query: { ids: a.templateId } },
  ],
  'GET business/online/orderContract/archive': (a) => [{ query: { ids: a.orderId } }],
  'GET business/online/orderContract/toSign': (a) => [{ query: { ids: a.orderId } }],
  'POST business/online/orderContract/signMany': (a) => [
    { body: { code: '123456', contracts: [{ id: a.orderId, hash: '0'.repeat(64) }] } },
  ],
  'GET business/online/orderContract/{id}': (a) => [{ params: { id: a.orderId } }],
  'GET business/online/orderContract/{id}/pdf': (a) => [{ params: { id: a.orderId } }],
  'POST business/online/orderContract/{id}/signCode': (a) => [
    { params: { id: a.orderId }, body: { note: 'x' } },
  ],
  'POST business/online/orderContract/{id}/sign': (a) => [
    { params: { id: a.orderId }, body: { code: '123456', hash: '0'.repeat(64) } },
  ],
}
