import { stockKind, warehousePlace } from '@quayside/contract/warehouse/warehouse.codes.ts'

/** §2: four routes of one screen. Order stock by place has the specification's types 1 and 2. */
export const stockPages = {
  '/CustomerStockList': { name: 'customer', asked: { kind: stockKind.codes.customer } },
  '/OrderStockList': { name: 'order', asked: { kind: stockKind.codes.order } },
  '/HKOrderStockList': {
    name: 'hongKong',
    asked: { kind: stockKind.codes.order, place: warehousePlace.codes.hongKong },
  },
  '/SZOrderStockList': {
    name: 'shenzhen',
    asked: { kind: stockKind.codes.order, place: warehousePlace.codes.shenzhen },
  },
} as const

export type StockPath = keyof typeof stockPages
export const stockPaths = Object.keys(stockPages) as readonly StockPath[]
