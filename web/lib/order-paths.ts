import { type GeneralModelType, orderKind } from '@quayside/contract/orders/order.codes.ts'

/** §2: which list shows which kind, and which screen places it. */
const listPaths = {
  import: '/ImportOrderList',
  export: '/ExportOrderList',
  transit: '/PlaceAnOrderList',
  domestic: '/orderList',
} as const satisfies Record<GeneralModelType, string>

export const formPaths = {
  import: '/importOrder',
  export: '/exportOrder',
  transit: '/placeAnOrder',
  domestic: '/inlandOrder',
} as const satisfies Record<GeneralModelType, string>

export const listPathOf = (modelType: number): (typeof listPaths)[GeneralModelType] =>
  listPaths[orderKind.keyOf(modelType) ?? 'import']
