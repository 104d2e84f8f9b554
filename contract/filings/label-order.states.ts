import { draftTransitions, machine } from '../kernel/machine.ts'
import { labelOrderState } from './filing.codes.ts'
import type { FilingRefusal } from './filing.refusals.ts'
import { type QuoteFacts, quoteTransitions, unlessQuoteIsOpen } from './filing-quote.ts'

export type LabelOrderFacts = QuoteFacts & {
  /** A finished label waits for the customer's answer. */
  readonly hasOpenVersion: boolean
  /** The customer has confirmed a label of each product. */
  readonly isConfirmed: boolean
}

const whereOpen = ({ hasOpenVersion }: LabelOrderFacts) =>
  hasOpenVersion ? undefined : 'labelOrder.noOpenVersion'

/**
 * A label filing. A returned filing is corrected and submitted again, like an order that failed its audit. While it is
 * worked on, the provider delivers finished labels, each a version, and the customer confirms them or asks for changes.
 */
export const labelOrderMachine = machine<LabelOrderFacts, FilingRefusal>()({
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
    { name: 'sendVersion', from: ['submitted'], actor: 'provider', needs: ['lineKey', 'fileId'] },
    {
      name: 'confirmVersion',
      from: ['submitted'],
      actor: 'customer',
      needs: ['versionId'],
      when: whereOpen,
    },
    {
      name: 'askChange',
      from: ['submitted'],
      actor: 'customer',
      needs: ['versionId', 'remark'],
      when: whereOpen,
    },
    ...quoteTransitions(['submitted']),
    { name: 'pause', from: ['submitted'], to: 'suspended', actor: 'provider', needs: ['reason'] },
    { name: 'resume', from: ['suspended'], to: 'submitted', actor: 'provider' },
    { name: 'return', from: ['submitted'], to: 'returned', actor: 'provider', needs: ['reason'] },
    {
      name: 'complete',
      from: ['submitted'],
      to: 'completed',
      actor: 'provider',
      when: (label) => (label.isConfirmed ? unlessQuoteIsOpen(label) : 'labelOrder.notConfirmed'),
    },
  ],
})
