import { draftTransitions, machine, type NoFacts } from '../kernel/machine.ts'
import { approvalOrderState } from './filing.codes.ts'
import type { FilingRefusal } from './filing.refusals.ts'

const underWay = [
  'submitted',
  'registered',
  'filingAccepted',
  'administrativeCheck',
  'windowSubmission',
  'reviewPeriod',
] as const

/** An approval filing. The authority may reject it at any step; the provider then cancels it. */
export const approvalOrderMachine = machine<NoFacts, FilingRefusal>()({
  name: 'approvalOrder',
  states: approvalOrderState,
  initial: 'draft',
  transitions: [
    ...draftTransitions({
      from: ['draft'],
      to: 'submitted',
      submitted: [...underWay, 'completed'],
      refusal: 'approvalOrder.alreadySubmitted',
    }),
    { name: 'cancel', from: ['submitted'], to: 'cancelled', actor: 'customer' },
    { name: 'cancel', from: underWay, to: 'cancelled', actor: 'provider', needs: ['reason'] },
    { name: 'register', from: ['submitted'], to: 'registered', actor: 'provider' },
    { name: 'acceptFiling', from: ['registered'], to: 'filingAccepted', actor: 'provider' },
    { name: 'beginCheck', from: ['filingAccepted'], to: 'administrativeCheck', actor: 'provider' },
    { name: 'submitAtWindow', from: ['administrativeCheck'], to: 'windowSubmission', actor: 'provider' },
    { name: 'beginReview', from: ['windowSubmission'], to: 'reviewPeriod', actor: 'provider' },
    { name: 'complete', from: ['reviewPeriod'], to: 'completed', actor: 'provider' },
  ],
})
