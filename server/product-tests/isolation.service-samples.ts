import type { Samples } from './isolation.sample.ts'

export const serviceSamples: Samples = {
  'GET service/online/order/list': (a) => [{ query: { orderId: a.orderId } }],
  'GET service/online/order/export': (a) => [{ query: { ids: a.serviceId } }],
  'POST service/online/order/save': (a) => [
    { body: { id: a.serviceId, version: 1 } },
    { body: { orderId: a.orderId } },
    { body: { attachments: { other: [a.fileId] } } },
  ],
  'DELETE service/online/order/batchRemove': (a) => [
    { body: { ids: [a.serviceId] } },
    { query: { ids: a.serviceId } },
  ],
  'GET service/online/order/{id}': (a) => [{ params: { id: a.serviceId } }],
  'POST service/online/order/{id}/submit': (a) => [{ params: { id: a.serviceId } }],
  'POST service/online/order/{id}/cancel': (a) => [{ params: { id: a.serviceId } }],
  'POST service/online/order/{id}/sign': (a) => [{ params: { id: a.serviceId } }],
}
