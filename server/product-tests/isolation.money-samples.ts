import type { Planted } from './isolation.planted.ts'
import type { Samples } from './isolation.sample.ts'

const applicationOf = (a: Planted) => ({
  orders: [{ orderId: a.orderId, amount: '0.01' }],
  supplierId: a.supplierId,
  accountId: a.accountId,
  paymentMethod: 'TT',
})

export const moneySamples: Samples = {
  'GET finance/online/paymentQuery/list': (a) => [
    { query: { supplierId: a.supplierId } },
    { query: { orderId: a.orderId } },
  ],
  'GET finance/online/paymentQuery/export': (a) => [
    { query: { ids: a.applicationId } },
    { query: { supplierId: a.supplierId } },
  ],
  'GET finance/online/paymentApplication/payableOrders': (a) => [{ query: { supplierId: a.supplierId } }],
  'GET finance/online/paymentApplication/formFacts': (a) => [
    { query: { orderIds: a.orderId } },
    { query: { supplierId: a.supplierId } },
    { query: { accountId: a.accountId } },
  ],
  'POST finance/online/paymentApplication/save': (a) => [{ body: applicationOf(a) }],
  'POST finance/online/paymentApplication/preview': (a) => [{ body: applicationOf(a) }],
  'GET finance/online/paymentApplication/{id}/paper': (a) => [{ params: { id: a.applicationId } }],
  'GET finance/online/paymentApplication/{id}': (a) => [{ params: { id: a.applicationId } }],
  'POST finance/online/paymentApplication/{id}/cancel': (a) => [{ params: { id: a.applicationId } }],
  'POST finance/online/paymentApplication/{id}/release': (a) => [{ params: { id: a.applicationId } }],
  'POST finance/online/paymentApplication/{id}/refuse': (a) => [
    { params: { id: a.applicationId }, body: { reason: 'x' } },
  ],
  'POST finance/online/transaction/subscription/save': (a) => [
    { body: { isEnabled: 1, contactIds: [a.contactId] } },
  ],
  'GET finance/online/debt/list': (a) => [{ query: { orderId: a.orderId } }],
  'GET finance/online/debt/export': (a) => [{ query: { ids: a.itemId } }],
  'GET finance/online/cost/list': (a) => [{ query: { orderId: a.orderId } }],
  'GET finance/online/cost/export': (a) => [{ query: { ids: a.feeId } }],
  'GET finance/online/cost/{id}': (a) => [{ params: { id: a.feeId } }],
  'POST finance/online/cost/{id}/dispute': (a) => [{ params: { id: a.feeId }, body: { reason: 'x' } }],
  'POST finance/online/dispute/{id}/withdraw': (a) => [{ params: { id: a.disputeId } }],
  'GET finance/online/paymentRecord/list': (a) => [{ query: { orderId: a.orderId } }],
  'GET finance/online/paymentRecord/export': (a) => [{ query: { orderId: a.orderId } }],
  'GET finance/online/orderMoney/{id}': (a) => [{ params: { id: a.orderId } }],
  'GET finance/online/amountDue': (a) => [
    { query: { applicationId: a.applicationId } },
    { query: { orderId: a.orderId } },
  ],
  'GET tax/online/capitalAppointment/export': (a) => [{ query: { ids: a.transferId } }],
  'POST tax/online/capitalAppointment/save': (a) => [
    { body: { currency: 'RMB', amount: '1', transferOn: '2026-11-16', itemIds: [a.itemId] } },
    { body: { currency: 'RMB', amount: '1', transferOn: '2026-11-16', applicationId: a.applicationId } },
    { body: { currency: 'RMB', amount: '1', transferOn: '2026-11-16', orderIds: [a.orderId] } },
    { body: { id: a.transferId, version: 1, currency: 'RMB', amount: '1', transferOn: '2026-11-16' } },
  ],
  'POST tax/online/capitalAppointment/{id}/cancel': (a) => [{ params: { id: a.transferId } }],
}
