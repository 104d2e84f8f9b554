import { officeWarehouseApi } from '@quayside/contract/office/warehouse.api.ts'
import { bindOffice } from '../bind-office.ts'
import { countStock, listStocktakings } from './count-stock.ts'
import { listLocations, listTariffs, saveLocation, saveTariff } from './places.ts'
import { countInboundLine, pickOutboundLot, putInboundLine } from './scan-goods.ts'
import {
  blockStock,
  dateStock,
  findStockByCode,
  getStock,
  gradeStock,
  inspectStock,
  listStock,
  measureStock,
  moveStock,
  printStockLabels,
  unblockStock,
} from './stock.ts'
import { previewStorageCharges, previewStorageLots, runStorageCharges } from './storage.ts'

export const officeWarehouseRoutes = bindOffice(officeWarehouseApi, {
  'POST warehouse/online/inbound/{id}/count': countInboundLine,
  'POST warehouse/online/inbound/{id}/put': putInboundLine,
  'POST warehouse/online/outbound/{id}/pick': pickOutboundLot,
  'GET warehouse/online/stock/list': listStock,
  'GET warehouse/online/stock/byCode': findStockByCode,
  'GET warehouse/online/stock/labels': printStockLabels,
  'GET warehouse/online/stock/{id}': getStock,
  'POST warehouse/online/stock/move': moveStock,
  'POST warehouse/online/stock/block': blockStock,
  'POST warehouse/online/stock/unblock': unblockStock,
  'POST warehouse/online/stock/grade': gradeStock,
  'POST warehouse/online/stock/measure': measureStock,
  'POST warehouse/online/stock/date': dateStock,
  'POST warehouse/online/stock/inspect': inspectStock,
  'GET warehouse/online/stocktaking/list': listStocktakings,
  'POST warehouse/online/stocktaking/save': countStock,
  'GET warehouse/online/location/list': listLocations,
  'POST warehouse/online/location/save': saveLocation,
  'GET warehouse/online/tariff/list': listTariffs,
  'POST warehouse/online/tariff/save': saveTariff,
  'GET warehouse/online/storageCharge/preview': previewStorageCharges,
  'GET warehouse/online/storageCharge/lots': previewStorageLots,
  'POST warehouse/online/storageCharge/run': runStorageCharges,
})
