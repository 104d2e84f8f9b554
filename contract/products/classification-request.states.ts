import { machine, type NoFacts } from '../kernel/machine.ts'
import type { classificationRequestRefusals } from './classification-request.refusals.ts'
import { classificationRequestState } from './product.codes.ts'

/** The customer asks for a product's customs code; the provider classifies it or asks for better particulars. */
export const classificationRequestMachine = machine<NoFacts, keyof typeof classificationRequestRefusals>()({
  name: 'classificationRequest',
  states: classificationRequestState,
  initial: 'draft',
  transitions: [
    { name: 'save', from: ['draft', 'returned'], actor: 'customer' },
    { name: 'remove', from: ['draft', 'returned'], actor: 'customer' },
    {
      name: 'submit',
      from: ['draft', 'returned'],
      to: 'submitted',
      actor: 'customer',
      elsewhere: [{ in: ['submitted', 'classified'], refusal: 'classificationRequest.alreadySubmitted' }],
    },
    { name: 'cancel', from: ['submitted'], to: 'cancelled', actor: 'customer' },
    { name: 'classify', from: ['submitted'], to: 'classified', actor: 'provider', needs: ['hsCode'] },
    { name: 'return', from: ['submitted'], to: 'returned', actor: 'provider', needs: ['reason'] },
  ],
})
