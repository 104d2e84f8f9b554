import { orderKind } from '@quayside/contract/orders/order.codes.ts'

/** §2: which list shows which kind. */
const listPaths = {
  import: '/ImportOrderList',
  export: '/ExportOrderList',
  transit: '/PlaceAnOrderList',
  domestic: '/orderList',
} as const

export const listPathOf = (modelType: number): (typeof listPaths)[keyof typeof listPaths] =>
  listPaths[orderKind.keyOf(modelType) ?? 'import']
