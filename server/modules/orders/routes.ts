import { orderApi } from '@quayside/contract/orders/order.api.ts'
import { bind } from '../../platform/http/bind.ts'
import { copyOrder, quickOrder } from './copy-order.ts'
import { exportLines } from './export-lines.ts'
import { exportOrders } from './export-orders.ts'
import { getLogistics } from './get-logistics.ts'
import { getOrder, revealIdentities } from './get-order.ts'
import { getOverview } from './get-overview.ts'
import { downloadLineTemplate, importLines } from './import-lines.ts'
import { countOrderTabs, listOrders } from './list-orders.ts'
import { findOrderFacts } from './order-facts.ts'
import { printPaper } from './print-delivery-papers.ts'
import { printOrder } from './print-order.ts'
import { refuseOrderRelease, releaseOrder, withdrawOrder } from './release-order.ts'
import { removeOrders } from './remove-orders.ts'
import { saveOrder } from './save-order.ts'
import { getSheetHeadings, keepSheetHeadings } from './sheet-headings.ts'
import { signOwnDelivery } from './sign-delivery.ts'
import { splitOwnOrder } from './split-order.ts'
import { bindOrder, cancelOrder, signOrder } from './step-order.ts'
import { submitOrder } from './submit-order.ts'

export const orderRoutes = bind(orderApi, {
  'GET business/online/order/list': listOrders,
  'GET business/online/order/tabCounts': countOrderTabs,
  'GET business/online/order/overview': getOverview,
  'GET business/online/order/export': exportOrders,
  'GET business/online/order/importTemplate': downloadLineTemplate,
  'POST business/online/order/import': importLines,
  'GET business/online/order/sheetHeadings': getSheetHeadings,
  'PUT business/online/order/sheetHeadings': keepSheetHeadings,
  'POST business/online/order/facts': findOrderFacts,
  'POST business/online/order/save': saveOrder,
  'POST business/online/order/quickOrder': quickOrder,
  'DELETE business/online/order/batchRemove': removeOrders,
  'GET business/online/order/{id}': getOrder,
  'POST business/online/order/{id}/identity': revealIdentities,
  'GET business/online/order/{id}/print': printOrder,
  'GET business/online/order/{id}/logistics': getLogistics,
  'GET business/online/order/{id}/deliveryNotice': printPaper('deliveryNotice'),
  'GET business/online/order/{id}/boxMarks': printPaper('boxMarks'),
  'POST business/online/order/{id}/split': splitOwnOrder,
  'POST business/online/order/{id}/signDelivery': signOwnDelivery,
  'GET business/online/order/{id}/exportLines': exportLines,
  'POST business/online/order/{id}/copy': copyOrder,
  'POST business/online/order/{id}/submit': submitOrder,
  'POST business/online/order/{id}/release': releaseOrder,
  'POST business/online/order/{id}/refuse': refuseOrderRelease,
  'POST business/online/order/{id}/withdraw': withdrawOrder,
  'POST business/online/order/{id}/cancel': cancelOrder,
  'POST business/online/order/{id}/bind': bindOrder,
  'POST business/online/order/{id}/sign': signOrder,
})
