import { inboundOf } from './isolation.forms.ts'
import { documentSamples, type Samples } from './isolation.sample.ts'

export const warehouseSamples: Samples = {
  ...documentSamples('warehouse/online/outbound', (a) => a.outboundId, 'identity', 'submit', 'cancel'),
  ...documentSamples('warehouse/online/inbound', (a) => a.inboundId, 'copy', 'submit', 'cancel', 'entrust'),
  'GET warehouse/online/order/list': () => [{}],
  'GET warehouse/online/statistics': (a) => [{ query: { supplierId: a.supplierId } }],
  'GET warehouse/online/stock/list': (a) => [
    { query: { supplierId: a.supplierId } },
    { query: { orderId: a.orderId } },
  ],
  'GET warehouse/online/stock/summary': (a) => [{ query: { supplierId: a.supplierId } }],
  'GET warehouse/online/stock/cost': (a) => [{ query: { supplierId: a.supplierId } }],
  'GET warehouse/online/stock/export': (a) => [{ query: { ids: a.lotId } }],
  'GET warehouse/online/stock/bindable': (a) => [{ query: { orderId: a.orderId } }],
  'GET warehouse/online/stock/labels': (a) => [{ query: { ids: a.lotId } }],
  'GET warehouse/online/stock/{id}': (a) => [{ params: { id: a.lotId } }],
  'GET warehouse/online/movement/list': (a) => [
    { query: { lotId: a.lotId } },
    { query: { documentId: a.inboundId } },
  ],
  'GET warehouse/online/movement/summary': (a) => [{ query: { lotId: a.lotId } }],
  'GET warehouse/online/inbound/list': (a) => [{ query: { supplierId: a.supplierId } }],
  'POST warehouse/online/inbound/import': () => [{ upload: {} }],
  'POST warehouse/online/outbound/import': () => [{ upload: {} }],
  'GET warehouse/online/inbound/sheetHeadings': (a) => [{ query: { supplierId: a.supplierId } }],
  'PUT warehouse/online/inbound/sheetHeadings': (a) => [
    { body: { supplierId: a.supplierId, headings: { qty: 'qty' } } },
  ],
  'GET warehouse/online/inbound/sourceLines': (a) => [
    { query: { inboundId: a.inboundId } },
    { query: { productIds: a.productId } },
  ],
  'GET warehouse/online/inbound/ofOrder/{id}': (a) => [{ params: { id: a.orderId } }],
  'POST warehouse/online/inbound/save': (a) => [
    { body: { ...inboundOf(null, null), id: a.inboundId, version: 1 } },
    { body: inboundOf(a.supplierId, null) },
    { body: { lines: [{ key: '1', productId: a.productId }] } },
    { body: { attachments: { other: [a.fileId] } } },
  ],
  'GET warehouse/online/inbound/{id}/labels': (a) => [{ params: { id: a.inboundId } }],
  'GET business/online/order/{id}/differences': (a) => [{ params: { id: a.orderId } }],
  'GET warehouse/online/difference/{id}': (a) => [{ params: { id: a.differenceId } }],
  'POST warehouse/online/difference/{id}/accept': (a) => [{ params: { id: a.differenceId } }],
  'POST warehouse/online/difference/{id}/dispute': (a) => [
    { params: { id: a.differenceId }, body: { reason: 'x' } },
  ],
  'GET warehouse/online/pickup/{id}': (a) => [{ params: { id: a.pickupId } }],
  'GET warehouse/online/outbound/list': (a) => [{ query: { warehouseId: a.lotId } }],
  'POST warehouse/online/outbound/preview': (a) => [
    { body: { warehouseId: '1', lines: [{ key: '1', lotId: a.lotId, qty: '1' }] } },
  ],
  'POST warehouse/online/outbound/save': (a) => [
    { body: { id: a.outboundId, version: 1 } },
    { body: { lines: [{ key: '1', lotId: a.lotId, qty: '1' }] } },
    { body: { delivery: { addressId: a.ownAddressId } } },
    { body: { attachments: { other: [a.fileId] } } },
  ],
  'GET warehouse/online/outbound/{id}/deliveryNote': (a) => [{ params: { id: a.outboundId } }],
}
