import { price, product } from './isolation.forms.ts'
import type { Samples } from './isolation.sample.ts'

export const productSamples: Samples = {
  'GET base/online/product/{id}': (a) => [{ params: { id: a.productId } }],
  'POST base/online/product/save': (a) => [
    { body: { ...product, id: a.productId, version: 1 } },
    { body: { ...product, model: 'mine', attachments: { datasheet: [a.fileId] } } },
  ],
  'DELETE base/online/product/batchRemove': (a) => [
    { body: { ids: [a.productId] } },
    { query: { ids: a.productId } },
  ],
  'GET base/online/product/export': (a) => [{ query: { ids: a.productId } }],
  'GET base/online/productRequest/list': (a) => [{ query: { productId: a.productId } }],
  'GET base/online/productRequest/{id}': (a) => [{ params: { id: a.requestId } }],
  'POST base/online/productRequest/save': (a) => [
    { body: { productIds: [a.productId], note: 'x' } },
    { body: { id: a.requestId, version: 1, note: 'x' } },
  ],
  'DELETE base/online/productRequest/batchRemove': (a) => [
    { body: { ids: [a.requestId] } },
    { query: { ids: a.requestId } },
  ],
  'POST base/online/productRequest/{id}/submit': (a) => [
    { params: { id: a.requestId }, body: { note: 'x' } },
  ],
  'POST base/online/productRequest/{id}/cancel': (a) => [
    { params: { id: a.requestId }, body: { note: 'x' } },
  ],
  'POST base/online/productRequest/{id}/accept': (a) => [
    { params: { id: a.requestId }, body: { note: 'x' } },
  ],
  'POST base/online/productRequest/{id}/object': (a) => [
    { params: { id: a.requestId }, body: { reason: 'x' } },
  ],
  'POST base/online/productRequest/batchDecide': (a) => [{ body: { ids: [a.requestId], step: 'accept' } }],
  'GET base/online/productRequest/export': (a) => [
    { query: { ids: a.requestId } },
    { query: { productId: a.productId } },
  ],
  'GET base/online/supplierGoods/list': (a) => [
    { query: { supplierId: a.supplierId } },
    { query: { productId: a.productId } },
  ],
  'GET base/online/supplierGoods/{id}': (a) => [{ params: { id: a.supplierGoodsId } }],
  'POST base/online/supplierGoods/takeLines': (a) => [
    {
      body: {
        mode: 'take',
        lines: [
          { model: 'TAKEN-1', brand: 'B', name: '', origin: '', unit: '', manufacturer: '', price: '1' },
        ],
        supplierId: a.supplierId,
        currency: 'USD',
        pricedOn: '2026-11-01',
      },
    },
  ],
  'POST base/online/supplierGoods/save': (a) => [
    { body: { supplierId: a.supplierId, productId: a.productId, ...price } },
    {
      body: { supplierId: a.supplierId, productId: a.productId, ...price, id: a.supplierGoodsId, version: 1 },
    },
  ],
  'DELETE base/online/supplierGoods/batchRemove': (a) => [
    { body: { ids: [a.supplierGoodsId] } },
    { query: { ids: a.supplierGoodsId } },
  ],
  'GET base/online/supplierGoods/export': (a) => [
    { query: { ids: a.supplierGoodsId } },
    { query: { supplierId: a.supplierId } },
  ],
}
