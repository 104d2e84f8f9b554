import { draftTransitions, machine } from '../kernel/machine.ts'
import type { ApprovalOrderRefusal } from './approval.refusals.ts'
import { approvalOrderState } from './filing.codes.ts'
import type { FilingRefusal } from './filing.refusals.ts'
import { type QuoteFacts, quoteTransitions, unlessQuoteIsOpen } from './filing-quote.ts'

const underWay = [
  'submitted',
  'registered',
  'filingAccepted',
  'administrativeCheck',
  'windowSubmission',
  'reviewPeriod',
] as const

/** Documents that the provider asked for. */
export type ApprovalOrderFacts = QuoteFacts & {
  /** One is not there yet, or was sent back. */
  readonly hasOpenDocuments: boolean
  /** One waits for the provider's decision. */
  readonly hasHandedIn: boolean
}

const ifAsked = ({ hasOpenDocuments }: ApprovalOrderFacts) =>
  hasOpenDocuments ? undefined : ('approvalDocument.nothingAsked' as const)
const ifHandedIn = ({ hasHandedIn }: ApprovalOrderFacts) =>
  hasHandedIn ? undefined : ('approvalDocument.nothingHandedIn' as const)

/**
 * Steps that the authority or the customer confirms in writing are taken with that paper; an opinion of the check and a
 * notice of the review come later or not at all.
 */
const paper = ['fileIds'] as const

/** A step with a document: the filing stays where it is. */
const inPlace = <const N extends string, const R extends object>(name: N, rest: R) =>
  underWay.map((state) => ({ name, from: [state], to: state, ...rest }))

/** An approval filing. The authority may reject it at any step; the provider then cancels it. */
export const approvalOrderMachine = machine<ApprovalOrderFacts, FilingRefusal | ApprovalOrderRefusal>()({
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
    { name: 'register', from: ['submitted'], to: 'registered', actor: 'provider', needs: paper },
    { name: 'acceptFiling', from: ['registered'], to: 'filingAccepted', actor: 'provider', needs: paper },
    { name: 'beginCheck', from: ['filingAccepted'], to: 'administrativeCheck', actor: 'provider' },
    {
      name: 'submitAtWindow',
      from: ['administrativeCheck'],
      to: 'windowSubmission',
      actor: 'provider',
      needs: paper,
    },
    { name: 'beginReview', from: ['windowSubmission'], to: 'reviewPeriod', actor: 'provider' },
    {
      name: 'complete',
      from: ['reviewPeriod'],
      to: 'completed',
      actor: 'provider',
      needs: ['certificateNumber', ...paper],
      when: (approval) =>
        approval.hasOpenDocuments || approval.hasHandedIn
          ? 'approvalDocument.open'
          : unlessQuoteIsOpen(approval),
    },
    { name: 'addPapers', from: [...underWay, 'completed'], actor: 'provider', needs: ['state', ...paper] },
    ...quoteTransitions(underWay),
    ...inPlace('askDocuments', { actor: 'provider' }),
    ...inPlace('handIn', { actor: 'customer', when: ifAsked }),
    ...inPlace('acceptDocument', { actor: 'provider', when: ifHandedIn }),
    ...inPlace('sendBackDocument', { actor: 'provider', needs: ['reason'], when: ifHandedIn }),
    ...inPlace('withdrawDocument', { actor: 'provider', when: ifAsked }),
  ],
})
