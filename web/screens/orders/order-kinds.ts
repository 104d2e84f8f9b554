import { type GeneralModelType, orderKind } from '@quayside/contract/orders/order.codes.ts'
import type { OrderSave } from '@quayside/contract/orders/order-save.ts'
import { formPaths } from '../../lib/pages/order-paths.ts'

export type OrderKind = {
  readonly key: GeneralModelType
  readonly code: OrderSave['modelType']
  readonly path: (typeof formPaths)[GeneralModelType]
  readonly currency: string
  /** An export has a customer abroad, goods in transit a buyer; the others are the company's own. */
  readonly customer: 'overseas' | 'buyer' | undefined
}

/** §2: which screen places which kind. */
export const orderKinds = {
  import: {
    key: 'import',
    code: orderKind.codes.import,
    path: formPaths.import,
    currency: 'USD',
    customer: undefined,
  },
  export: {
    key: 'export',
    code: orderKind.codes.export,
    path: formPaths.export,
    currency: 'USD',
    customer: 'overseas',
  },
  transit: {
    key: 'transit',
    code: orderKind.codes.transit,
    path: formPaths.transit,
    currency: 'USD',
    customer: 'buyer',
  },
  domestic: {
    key: 'domestic',
    code: orderKind.codes.domestic,
    path: formPaths.domestic,
    currency: 'RMB',
    customer: undefined,
  },
} as const satisfies Record<GeneralModelType, OrderKind>

export const formPathOf = (modelType: number): OrderKind['path'] =>
  orderKinds[orderKind.keyOf(modelType) ?? 'import'].path
