import { draftTransitions, machine, type NoFacts } from '../kernel/machine.ts'
import type { classificationRequestRefusals } from './classification-request.refusals.ts'
import { classificationRequestState } from './product.codes.ts'

/**
 * The customer asks for a product's customs code; the provider classifies it or asks for better particulars. What it
 * found becomes the product's once the customer accepts it; an objection sends it back to the provider with its reason.
 */
export const classificationRequestMachine = machine<NoFacts, keyof typeof classificationRequestRefusals>()({
  name: 'classificationRequest',
  states: classificationRequestState,
  initial: 'draft',
  transitions: [
    ...draftTransitions({
      from: ['draft', 'returned'],
      to: 'submitted',
      submitted: ['submitted', 'classified', 'accepted', 'objected'],
      refusal: 'classificationRequest.alreadySubmitted',
    }),
    { name: 'cancel', from: ['submitted'], to: 'cancelled', actor: 'customer' },
    {
      name: 'classify',
      from: ['submitted', 'objected'],
      to: 'classified',
      actor: 'provider',
      needs: ['hsCode'],
    },
    { name: 'return', from: ['submitted', 'objected'], to: 'returned', actor: 'provider', needs: ['reason'] },
    { name: 'accept', from: ['classified'], to: 'accepted', actor: 'customer' },
    { name: 'object', from: ['classified'], to: 'objected', actor: 'customer', needs: ['reason'] },
  ],
})
