import type { Machine } from '@quayside/contract/kernel/machine.ts'
import { stateKey, step } from '@quayside/contract/kernel/machine-steps.ts'

type DraftStep = 'save' | 'remove' | 'submit'

/** Whether the machine lets the customer take a step with a listed draft. */
export const draftSteps =
  <S extends string, F>(machine: Machine<S, F>, facts: F) =>
  ({ state }: { readonly state: number }, name: DraftStep): boolean =>
    step(machine, { name, from: stateKey(machine, state), actor: 'customer', facts }).ok
