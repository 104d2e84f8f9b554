import { stateKey } from '@quayside/contract/kernel/machine-steps.ts'
import {
  deliveryType,
  orderKind,
  receivingState,
  shippingState,
  signState,
} from '@quayside/contract/orders/order.codes.ts'
import { type OrderFacts, paymentFact } from '@quayside/contract/orders/order.conditions.ts'
import { orderMachine } from '@quayside/contract/orders/order.states.ts'
import type { Order } from '@quayside/contract/orders/order.ts'
import { orderStateLabel } from '@quayside/contract/orders/order-state-label.ts'
import { priceAudit } from '@quayside/contract/products/commodity.codes.ts'
import type { OrderRow } from './order-queries.ts'
import type { LockedOrder } from './order-record-queries.ts'

const known = <K extends string>(list: { keyOf(value: number): K | undefined }, value: number): K => {
  const key = list.keyOf(value)
  if (key === undefined) throw new RangeError(`no code ${value}`)
  return key
}

export const auditOf = (row: { price_audit: number | null }) =>
  row.price_audit === null ? undefined : known(priceAudit, row.price_audit)

/** The facts of an order that the machine checks. */
export const factsOf = (
  row: Pick<
    LockedOrder,
    | 'model_type'
    | 'is_warehouse_type'
    | 'price_audit'
    | 'receiving_state'
    | 'sign_state'
    | 'applied_amount'
    | 'paid_amount'
    | 'release_asked_by'
  >,
): OrderFacts => ({
  modelType: known(orderKind, row.model_type),
  isWarehouseType: row.is_warehouse_type,
  priceAudit: auditOf(row),
  receivingState: known(receivingState, row.receiving_state),
  signState: known(signState, row.sign_state),
  payment: paymentFact({ applied: row.applied_amount, paid: row.paid_amount }),
  isToRelease: row.release_asked_by !== null,
})

type LabelRow = Pick<
  OrderRow,
  | 'state'
  | 'model_type'
  | 'is_warehouse_type'
  | 'return_reason'
  | 'receiving_state'
  | 'shipping_state'
  | 'sign_state'
  | 'delivery_type'
>

const labelFactsOf = (row: LabelRow) => ({
  state: stateKey(orderMachine, row.state),
  modelType: known(orderKind, row.model_type),
  isWarehouseType: row.is_warehouse_type,
  hasReturnReason: row.return_reason !== '',
  receivingState: known(receivingState, row.receiving_state),
  shippingState: known(shippingState, row.shipping_state),
  signState: known(signState, row.sign_state),
  deliveryType: row.delivery_type === null ? undefined : known(deliveryType, row.delivery_type),
})

/** What the provider reads for the state of an order. */
export const stateLabelOf = (row: LabelRow): Order['stateLabel'] => orderStateLabel(labelFactsOf(row))

/** What the company's members read for it. */
export const ownStateLabelOf = (row: LabelRow & Pick<OrderRow, 'release_asked_by'>): Order['stateLabel'] =>
  orderStateLabel({ ...labelFactsOf(row), isToRelease: row.release_asked_by !== null })
