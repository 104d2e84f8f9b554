import { type GeneralModelType, orderKind } from '@quayside/contract/orders/order.codes.ts'
import type { OrderSave } from '@quayside/contract/orders/order.ts'

export type OrderKind = {
  readonly key: GeneralModelType
  readonly code: OrderSave['modelType']
  readonly path: '/importOrder' | '/exportOrder' | '/placeAnOrder' | '/inlandOrder'
  readonly currency: string
  /** Only an export has a customer abroad; the others are the company's own. */
  readonly hasCustomer: boolean
}

/** §2: which screen places which kind. */
export const orderKinds = {
  import: {
    key: 'import',
    code: orderKind.codes.import,
    path: '/importOrder',
    currency: 'USD',
    hasCustomer: false,
  },
  export: {
    key: 'export',
    code: orderKind.codes.export,
    path: '/exportOrder',
    currency: 'USD',
    hasCustomer: true,
  },
  transit: {
    key: 'transit',
    code: orderKind.codes.transit,
    path: '/placeAnOrder',
    currency: 'USD',
    hasCustomer: false,
  },
  domestic: {
    key: 'domestic',
    code: orderKind.codes.domestic,
    path: '/inlandOrder',
    currency: 'RMB',
    hasCustomer: false,
  },
} as const satisfies Record<GeneralModelType, OrderKind>

export const formPathOf = (modelType: number): OrderKind['path'] =>
  orderKinds[orderKind.keyOf(modelType) ?? 'import'].path
