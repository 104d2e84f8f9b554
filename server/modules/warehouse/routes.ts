import { inboundApi } from '@quayside/contract/warehouse/inbound.api.ts'
import { outboundApi } from '@quayside/contract/warehouse/outbound.api.ts'
import { stockApi } from '@quayside/contract/warehouse/stock.api.ts'
import { warehouseApi } from '@quayside/contract/warehouse/warehouse.api.ts'
import { bind } from '../../platform/http/bind.ts'
import { documentHandlers } from '../../platform/records/document-handlers.ts'
import { listBindable } from './bindable.ts'
import { getDifference, listOrderDifferences } from './differences.ts'
import { getExpirySetting, saveExpirySetting } from './expiry-setting.ts'
import { downloadInboundTemplate, importInboundLines } from './import-inbound-lines.ts'
import { downloadOutboundTemplate, importOutboundLines } from './import-outbound-lines.ts'
import { getInboundHeadings, keepInboundHeadings } from './inbound-headings.ts'
import { copyInbound, listSourceLines } from './inbound-sources.ts'
import { inbounds } from './inbounds.ts'
import { listStock } from './list-stock.ts'
import { listWarehouseOrders } from './list-warehouse-orders.ts'
import { listWarehouses } from './list-warehouses.ts'
import { getLot, getLotByCode } from './lot-detail.ts'
import { listMovements, sumMovements } from './movements.ts'
import { readAnnouncement } from './order-goods.ts'
import { revealOutboundIdentities } from './outbound-identities.ts'
import { outbounds } from './outbounds.ts'
import { getPickup, listPickups } from './pickups.ts'
import { previewOutbound } from './preview-outbound.ts'
import { printDeliveryNote } from './print-delivery-note.ts'
import { printInboundLabels, printLotLabels } from './print-labels.ts'
import { saveInbound } from './save-inbound.ts'
import { saveOutbound } from './save-outbound.ts'
import { readStatistics } from './statistics.ts'
import { acceptDifference, disputeDifference } from './step-difference.ts'
import { stepInbound } from './step-inbound.ts'
import { cancelOutbound, submitOutbound } from './step-outbound.ts'
import { stock } from './stock.ts'
import { sumStockCost } from './stock-cost.ts'
import { sumStock } from './stock-summary.ts'
import { listWarehouseInfo } from './warehouse-info.ts'

export const warehouseRoutes = [
  ...bind(warehouseApi, {
    'GET base/online/warehouse/options': listWarehouses,
    'GET warehouse/online/warehouse/list': listWarehouseInfo,
    'GET warehouse/online/order/list': listWarehouseOrders,
    'GET warehouse/online/statistics': readStatistics,
  }),
  ...bind(stockApi, {
    'GET warehouse/online/stock/list': listStock,
    'GET warehouse/online/stock/summary': sumStock,
    'GET warehouse/online/expirySetting': getExpirySetting,
    'POST warehouse/online/expirySetting/save': saveExpirySetting,
    'GET warehouse/online/stock/cost': sumStockCost,
    'GET warehouse/online/stock/export': stock.export,
    'GET warehouse/online/stock/byCode': getLotByCode,
    'GET warehouse/online/stock/bindable': listBindable,
    'GET warehouse/online/stock/labels': printLotLabels,
    'GET warehouse/online/stock/{id}': getLot,
    'GET warehouse/online/movement/list': listMovements,
    'GET warehouse/online/movement/summary': sumMovements,
  }),
  ...bind(inboundApi, {
    ...documentHandlers(inbounds, saveInbound, stepInbound, ['submit', 'cancel', 'entrust']),
    'GET warehouse/online/inbound/importTemplate': downloadInboundTemplate,
    'POST warehouse/online/inbound/import': importInboundLines,
    'GET warehouse/online/inbound/sheetHeadings': getInboundHeadings,
    'PUT warehouse/online/inbound/sheetHeadings': keepInboundHeadings,
    'GET warehouse/online/inbound/sourceLines': listSourceLines,
    'GET warehouse/online/inbound/ofOrder/{id}': readAnnouncement,
    'GET warehouse/online/inbound/{id}/labels': printInboundLabels,
    'POST warehouse/online/inbound/{id}/copy': copyInbound,
    'GET business/online/order/{id}/differences': listOrderDifferences,
    'GET warehouse/online/difference/{id}': getDifference,
    'POST warehouse/online/difference/{id}/accept': acceptDifference,
    'POST warehouse/online/difference/{id}/dispute': disputeDifference,
    'GET warehouse/online/pickup/list': listPickups,
    'GET warehouse/online/pickup/{id}': getPickup,
  }),
  ...bind(outboundApi, {
    'GET warehouse/online/outbound/list': outbounds.list,
    'GET warehouse/online/outbound/export': outbounds.export,
    'GET warehouse/online/outbound/importTemplate': downloadOutboundTemplate,
    'POST warehouse/online/outbound/import': importOutboundLines,
    'POST warehouse/online/outbound/preview': previewOutbound,
    'POST warehouse/online/outbound/save': saveOutbound,
    'DELETE warehouse/online/outbound/batchRemove': outbounds.remove,
    'GET warehouse/online/outbound/{id}': outbounds.get,
    'POST warehouse/online/outbound/{id}/identity': revealOutboundIdentities,
    'GET warehouse/online/outbound/{id}/deliveryNote': printDeliveryNote,
    'POST warehouse/online/outbound/{id}/submit': submitOutbound,
    'POST warehouse/online/outbound/{id}/cancel': cancelOutbound,
  }),
]
