import { stateKey, step } from '@quayside/contract/kernel/machine.ts'
import { isYes } from '@quayside/contract/kernel/record.ts'
import { orderKind, receivingState } from '@quayside/contract/orders/order.codes.ts'
import { orderMachine } from '@quayside/contract/orders/order.states.ts'
import type { Order } from '@quayside/contract/orders/order.ts'
import { priceAudit } from '@quayside/contract/products/commodity.codes.ts'

/** Whether the machine lets the customer take this step with a listed order. */
export const mayStep = (order: Order, name: 'save' | 'remove' | 'submit' | 'bind' | 'sign'): boolean =>
  step(orderMachine, {
    name,
    from: stateKey(orderMachine, order.state),
    actor: 'customer',
    facts: {
      modelType: orderKind.keyOf(order.modelType) ?? 'import',
      isWarehouseType: isYes(order.isWarehouseType),
      priceAudit: order.priceAudit === null ? undefined : priceAudit.keyOf(order.priceAudit),
      receivingState: receivingState.keyOf(order.receivingState) ?? 'notStored',
      isInPaymentApplication: Number(order.appliedAmount) > 0,
    },
  }).ok
