import { serviceOrderApi } from '@quayside/contract/services/service-order.api.ts'
import { bind } from '../../platform/http/bind.ts'
import { saveServiceOrder, serviceOrders } from './service-orders.ts'
import { cancelServiceOrder, signServiceOrder, submitServiceOrder } from './step-service-order.ts'

export const serviceRoutes = bind(serviceOrderApi, {
  'GET service/online/order/list': serviceOrders.list,
  'GET service/online/order/export': serviceOrders.export,
  'POST service/online/order/save': saveServiceOrder,
  'DELETE service/online/order/batchRemove': serviceOrders.remove,
  'GET service/online/order/{id}': serviceOrders.get,
  'POST service/online/order/{id}/submit': submitServiceOrder,
  'POST service/online/order/{id}/cancel': cancelServiceOrder,
  'POST service/online/order/{id}/sign': signServiceOrder,
})
