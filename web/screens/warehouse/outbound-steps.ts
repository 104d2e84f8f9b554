import { stateKey, step } from '@quayside/contract/kernel/machine-steps.ts'
import { outboundMachine } from '@quayside/contract/warehouse/outbound.states.ts'
import type { Outbound } from '@quayside/contract/warehouse/outbound.ts'

/** Whether the machine lets the customer take this step with a listed order. */
export const mayStep = (
  { state, shippedQty }: Outbound,
  name: 'save' | 'submit' | 'remove' | 'cancel',
): boolean =>
  step(outboundMachine, {
    name,
    from: stateKey(outboundMachine, state),
    actor: 'customer',
    facts: { isAllShipped: true, isPartlyShipped: Number(shippedQty) > 0, isInspectionOpen: false },
  }).ok
