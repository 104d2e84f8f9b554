import type { Samples } from './isolation.sample.ts'

export const customsSamples: Samples = {
  'GET customs/online/declaration/list': (a) => [{ query: { orderId: a.orderId } }],
  'GET customs/online/declaration/export': (a) => [
    { query: { ids: a.declarationId } },
    { query: { orderId: a.orderId } },
  ],
  'GET customs/online/declaration/simulation': (a) => [{ query: { orderId: a.orderId } }],
  'GET customs/online/declaration/check': (a) => [{ query: { orderId: a.orderId } }],
  'GET customs/online/declaration/{id}': (a) => [{ params: { id: a.declarationId } }],
  'GET customs/online/taxBill/list': (a) => [
    { query: { orderId: a.orderId } },
    { query: { declarationId: a.declarationId } },
  ],
  'GET customs/online/taxBill/export': (a) => [{ query: { ids: a.taxBillId } }],
  'GET customs/online/taxBill/{id}': (a) => [{ params: { id: a.taxBillId } }],
}
