import { orderTemplateApi } from '@quayside/contract/orders/order-template.api.ts'
import { bind } from '../../platform/http/bind.ts'
import { listOrderTemplates } from './order-templates.ts'
import { orderFromTemplate, removeOrderTemplates, saveOrderTemplate } from './save-order-template.ts'

export const orderTemplateRoutes = bind(orderTemplateApi, {
  'GET business/online/orderTemplate/list': listOrderTemplates,
  'POST business/online/orderTemplate/save': saveOrderTemplate,
  'POST business/online/orderTemplate/{id}/order': orderFromTemplate,
  'DELETE business/online/orderTemplate/batchRemove': removeOrderTemplates,
})
