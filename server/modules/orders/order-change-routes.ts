import { orderChangeApi } from '@quayside/contract/orders/order-change.api.ts'
import { bind } from '../../platform/http/bind.ts'
import { withdrawOrderChange } from './decide-order-change.ts'
import { listOrderChanges } from './list-order-changes.ts'
import { requestOrderChange } from './request-order-change.ts'

export const orderChangeRoutes = bind(orderChangeApi, {
  'GET business/online/order/{id}/changes': listOrderChanges,
  'POST business/online/order/{id}/changes': requestOrderChange,
  'POST business/online/orderChange/{id}/withdraw': withdrawOrderChange,
})
