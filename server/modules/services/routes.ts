import { serviceOrderApi } from '@quayside/contract/services/service-order.api.ts'
import { bind } from '../../platform/http/bind.ts'
import { documentHandlers } from '../../platform/records/document-handlers.ts'
import { saveServiceOrder, serviceOrders } from './service-orders.ts'
import { stepServiceOrder } from './step-service-order.ts'

export const serviceRoutes = bind(
  serviceOrderApi,
  documentHandlers(serviceOrders, saveServiceOrder, stepServiceOrder, ['submit', 'cancel', 'sign']),
)
