import { codeList, type KeyOf } from '../kernel/codes.ts'
import type { Tone } from '../kernel/tone.ts'
import {
  type DeliveryTypeKey,
  type ModelTypeKey,
  type OrderStateKey,
  orderState,
  orderStateTone,
  type ReceivingStateKey,
  type ShippingStateKey,
  type SignStateKey,
} from './order.codes.ts'

const labelsOfStates = Object.fromEntries(orderState.keys.map((key) => [key, key])) as {
  [K in OrderStateKey]: K
}

/** What the customer reads for an order's state: the state's own name, or a more specific one. */
export const orderStateLabels = codeList('orderStateLabel', {
  ...labelsOfStates,
  returned: 'returned',
  toRelease: 'toRelease',
  storedAwaitingDeclaration: 'storedAwaitingDeclaration',
  arrivedInShenzhen: 'arrivedInShenzhen',
  delivering: 'delivering',
})
type OrderStateLabel = KeyOf<typeof orderStateLabels>

export const orderStateLabelTone: Record<OrderStateLabel, Tone> = {
  ...orderStateTone,
  returned: 'refused',
  toRelease: 'waitsForYou',
  storedAwaitingDeclaration: 'underway',
  arrivedInShenzhen: 'underway',
  delivering: 'underway',
}

export type OrderLabelFacts = {
  readonly state: OrderStateKey
  readonly modelType: ModelTypeKey
  /** Created by binding stored goods (storage type 1). */
  readonly isWarehouseType: boolean
  readonly hasReturnReason: boolean
  /** A second member of the company is asked to release it; the provider reads the state that it had before. */
  readonly isToRelease?: boolean
  readonly receivingState: ReceivingStateKey
  readonly shippingState: ShippingStateKey
  readonly signState: SignStateKey
  readonly deliveryType?: DeliveryTypeKey | undefined
}

const dispatchingDeliveryTypes: ReadonlySet<DeliveryTypeKey> = new Set(['express', 'dedicatedCar', 'carpool'])

/** §4's rules for the texts of codes 0, 3, 6 and 7; every other state reads as it is called. */
export function orderStateLabel(facts: OrderLabelFacts): OrderStateLabel {
  const { state } = facts
  if (facts.isToRelease) return 'toRelease'
  if (state === 'draft' && facts.hasReturnReason) return 'returned'
  // Goods of a warehouse-type order are in store from the start: what it waits for is the binding.
  if (state === 'audited' && facts.isWarehouseType) return 'storedAwaitingBinding'
  if (state === 'audited' && facts.receivingState === 'fullyStored') return 'storedAwaitingDeclaration'
  // The rule with more conditions goes first; otherwise an import by express would never read 'in Shenzhen'.
  if (state === 'arrived' && facts.modelType === 'import' && facts.shippingState === 'fullyShipped')
    return 'arrivedInShenzhen'
  if (
    state === 'arrived' &&
    facts.deliveryType !== undefined &&
    dispatchingDeliveryTypes.has(facts.deliveryType)
  )
    return 'dispatched'
  // '7 signed (or delivering)': an ERP sends 7 when the car leaves and the sign state when it was received.
  if (state === 'signed' && facts.signState === 'unsigned') return 'delivering'
  return state
}
