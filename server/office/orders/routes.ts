import { officeOrderApi } from '@quayside/contract/office/order.api.ts'
import { bindOffice } from '../bind-office.ts'
import { getOrder } from './get-order.ts'
import { listOrders } from './list-orders.ts'
import { auditPrice, markDeclaration, receive, stepMany, stepOrderBy } from './step-orders.ts'

export const officeOrderRoutes = bindOffice(officeOrderApi, {
  'GET business/online/order/list': listOrders,
  'POST business/online/order/bulk': stepMany,
  'GET business/online/order/{id}': getOrder,
  'POST business/online/order/{id}/auditPass': stepOrderBy('auditPass'),
  'POST business/online/order/{id}/auditFail': stepOrderBy('auditFail'),
  'POST business/online/order/{id}/return': stepOrderBy('return'),
  'POST business/online/order/{id}/cancel': stepOrderBy('cancel'),
  'POST business/online/order/{id}/receive': receive,
  'POST business/online/order/{id}/bind': stepOrderBy('bind'),
  'POST business/online/order/{id}/declare': stepOrderBy('declare'),
  'POST business/online/order/{id}/clear': stepOrderBy('clear'),
  'POST business/online/order/{id}/arrive': stepOrderBy('arrive'),
  'POST business/online/order/{id}/depart': stepOrderBy('depart'),
  'POST business/online/order/{id}/dispatch': stepOrderBy('dispatch'),
  'POST business/online/order/{id}/sign': stepOrderBy('sign'),
  'POST business/online/order/{id}/complete': stepOrderBy('complete'),
  'POST business/online/order/{id}/priceAudit': auditPrice,
  'POST business/online/order/{id}/declarationState': markDeclaration,
})
