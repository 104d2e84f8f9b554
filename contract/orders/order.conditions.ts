import { type PriceAuditKey, priceAudit } from '../products/commodity.codes.ts'
import {
  type GeneralModelType,
  generalModelTypes,
  type ReceivingStateKey,
  receivingState,
  type SignStateKey,
  signState,
} from './order.codes.ts'
import type { orderRefusals } from './order.refusals.ts'

const paymentFacts = ['none', 'applied', 'paid'] as const
/** How far the payment of an order's supplier is, by its sums. */
export function paymentFact(sums: {
  readonly applied: string
  readonly paid: string
}): OrderFacts['payment'] {
  if (Number(sums.paid) > 0) return 'paid'
  return Number(sums.applied) > 0 ? 'applied' : 'none'
}

export type OrderFacts = {
  readonly modelType: GeneralModelType
  /** Created by binding stored goods (storage type 1). */
  readonly isWarehouseType: boolean
  /** Undefined as long as no price audit was made. */
  readonly priceAudit: PriceAuditKey | undefined
  readonly receivingState: ReceivingStateKey
  readonly signState: SignStateKey
  /** `applied`: an application that is neither cancelled nor rejected holds part of its amount; `paid`: the supplier has part of it. */
  readonly payment: (typeof paymentFacts)[number]
  /** Submitted by a member, and by the company's own rule not handed over before a second one released it. */
  readonly isToRelease: boolean
}
export type Refused = keyof typeof orderRefusals

/** All values of each fact: the work queue's SQL is written from what the machine says of them. */
export const orderFactValues: { readonly [K in keyof OrderFacts]: readonly OrderFacts[K][] } = {
  modelType: generalModelTypes,
  isWarehouseType: [false, true],
  priceAudit: [undefined, ...priceAudit.keys],
  receivingState: receivingState.keys,
  signState: signState.keys,
  payment: paymentFacts,
  isToRelease: [false, true],
}

export const crossesCustoms = (order: OrderFacts) =>
  order.modelType === 'import' || order.modelType === 'export'
export const staysOutside = (order: OrderFacts) => !crossesCustoms(order)
export const isTransit = (order: OrderFacts) => order.modelType === 'transit'
export const isDomestic = (order: OrderFacts) => order.modelType === 'domestic'

export const unlessPriceAuditBlocks = (order: OrderFacts): Refused | undefined =>
  order.priceAudit === 'anomaly' || order.priceAudit === 'failed' ? 'order.priceAuditBlocks' : undefined
export const onlyAfterFailedPriceAudit = (order: OrderFacts): Refused | undefined =>
  order.priceAudit === 'failed' ? undefined : 'order.notModifiable'
// Payment is for submitted and audited orders only: an order cannot leave these states while an application is open.
// A paid application can no longer be cancelled, so the refusal then names the payment.
export function unlessInPaymentApplication(order: OrderFacts): Refused | undefined {
  if (order.payment === 'paid') return 'order.alreadyPaid'
  return order.payment === 'applied' ? 'order.inPaymentApplication' : undefined
}
export const unlessReceived = (order: OrderFacts): Refused | undefined =>
  order.receivingState === 'fullyStored' ? 'order.alreadyReceived' : undefined
// '7 signed (or delivering)': an order that is still being delivered is signed for in the same state.
export const unlessSigned = (order: OrderFacts): Refused | undefined =>
  order.signState === 'signed' ? 'order.alreadySigned' : undefined
export const onlySigned = (order: OrderFacts): Refused | undefined =>
  order.signState === 'signed' ? undefined : 'order.notSigned'
// An order may come back after its goods came in: only the provider can resolve what happens to goods in storage.
export const unlessGoodsAreHere = (order: OrderFacts): Refused | undefined =>
  order.receivingState === 'notStored' ? undefined : 'order.goodsAreHere'

export const isToRelease = (order: OrderFacts) => order.isToRelease
// What a second member is asked to release is not changed under their eyes.
export const unlessToRelease = (order: OrderFacts): Refused | undefined =>
  order.isToRelease ? 'order.waitsForRelease' : undefined
