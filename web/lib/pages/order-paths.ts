import { type GeneralModelType, orderKind } from '@quayside/contract/orders/order.codes.ts'
import type { PortalPath } from './pages.ts'

/** §2: which list shows which kind, and which screen places it. */
const listPaths = {
  import: '/ImportOrderList',
  export: '/ExportOrderList',
  transit: '/PlaceAnOrderList',
  domestic: '/orderList',
} as const satisfies Record<GeneralModelType, PortalPath>

export const formPaths = {
  import: '/importOrder',
  export: '/exportOrder',
  transit: '/placeAnOrder',
  domestic: '/inlandOrder',
} as const satisfies Record<GeneralModelType, PortalPath>

export type OrderListPath = (typeof listPaths)[GeneralModelType]
export const listPathOf = (modelType: number): OrderListPath =>
  listPaths[orderKind.keyOf(modelType) ?? 'import']
