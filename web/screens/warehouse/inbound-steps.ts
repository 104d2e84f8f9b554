import { stateKey, step } from '@quayside/contract/kernel/machine.ts'
import type { Inbound } from '@quayside/contract/warehouse/inbound.ts'
import { warehouseInMachine } from '@quayside/contract/warehouse/warehouse-in.states.ts'

/** Whether the machine lets the customer take this step with a listed order. */
export const mayStep = ({ state }: Pick<Inbound, 'state'>, name: 'save' | 'remove' | 'submit'): boolean =>
  step(warehouseInMachine, {
    name,
    from: stateKey(warehouseInMachine, state),
    actor: 'customer',
    facts: { isPickedUp: true },
  }).ok
