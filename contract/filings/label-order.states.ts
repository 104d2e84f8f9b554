import { draftTransitions, machine, type NoFacts } from '../kernel/machine.ts'
import { labelOrderState } from './filing.codes.ts'
import type { FilingRefusal } from './filing.refusals.ts'

/** A label filing. A returned filing is corrected and submitted again, like an order that failed its audit. */
export const labelOrderMachine = machine<NoFacts, FilingRefusal>()({
  name: 'labelOrder',
  states: labelOrderState,
  initial: 'draft',
  transitions: [
    ...draftTransitions({
      from: ['draft', 'returned'],
      to: 'submitted',
      submitted: ['submitted', 'suspended', 'completed'],
      refusal: 'labelOrder.alreadySubmitted',
    }),
    { name: 'pause', from: ['submitted'], to: 'suspended', actor: 'provider', needs: ['reason'] },
    { name: 'resume', from: ['suspended'], to: 'submitted', actor: 'provider' },
    { name: 'return', from: ['submitted'], to: 'returned', actor: 'provider', needs: ['reason'] },
    { name: 'complete', from: ['submitted'], to: 'completed', actor: 'provider' },
  ],
})
