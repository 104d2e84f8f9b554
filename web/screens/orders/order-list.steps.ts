import { awaitedStep } from '@quayside/contract/kernel/awaited-step.ts'
import { stateKey, step } from '@quayside/contract/kernel/machine-steps.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { orderKind, receivingState, signState } from '@quayside/contract/orders/order.codes.ts'
import { paymentFact } from '@quayside/contract/orders/order.conditions.ts'
import { orderMachine } from '@quayside/contract/orders/order.states.ts'
import { orderStateLabels } from '@quayside/contract/orders/order-state-label.ts'
import type { ListedOrder } from '@quayside/contract/orders/usual-columns.ts'
import { priceAudit } from '@quayside/contract/products/commodity.codes.ts'

type CustomerStep = 'save' | 'remove' | 'submit' | 'release' | 'bind' | 'sign'

/** Whether the machine lets the customer take this step with a listed order. */
export const mayStep = (order: ListedOrder, name: CustomerStep): boolean => askStep(order, name).ok

/** The same, with the refusal's code. */
export const askStep = (order: ListedOrder, name: CustomerStep) =>
  step(orderMachine, { name, actor: 'customer', ...standing(order) })

/** Who acts next on an order, and what is to be done. */
export const awaitedOf = (order: ListedOrder) => awaitedStep(orderMachine, standing(order))

/** The state of an order, with the facts that its machine asks for. */
const standing = (order: ListedOrder) => ({
  from: stateKey(orderMachine, order.state),
  facts: {
    modelType: orderKind.keyOf(order.modelType) ?? 'import',
    isWarehouseType: isYes(order.isWarehouseType),
    priceAudit: order.priceAudit === null ? undefined : priceAudit.keyOf(order.priceAudit),
    receivingState: receivingState.keyOf(order.receivingState) ?? 'notStored',
    signState: signState.keyOf(order.signState) ?? 'unsigned',
    payment: paymentFact({
      applied: order.appliedAmount,
      paid: String(Number(order.orderAmount) - Number(order.unpaidAmount)),
    }),
    isToRelease: order.stateLabel === orderStateLabels.codes.toRelease,
  } as const,
})
