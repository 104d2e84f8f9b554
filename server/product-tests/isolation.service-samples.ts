import { documentSamples, type Samples } from './isolation.sample.ts'

export const serviceSamples: Samples = {
  ...documentSamples('service/online/order', (a) => a.serviceId, 'submit', 'cancel', 'sign'),
  'GET service/online/order/list': (a) => [{ query: { orderId: a.orderId } }],
  'POST service/online/order/save': (a) => [
    { body: { id: a.serviceId, version: 1 } },
    { body: { orderId: a.orderId } },
    { body: { attachments: { other: [a.fileId] } } },
  ],
}
