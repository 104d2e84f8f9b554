import { machine } from '../kernel/machine.ts'
import { consultationState } from './notice.codes.ts'

/** A thread between customer and provider; the state says whose answer is due. */
export const consultationMachine = machine()({
  name: 'consultation',
  states: consultationState,
  initial: 'open',
  transitions: [
    { name: 'answer', from: ['open', 'answered'], to: 'answered', actor: 'provider', needs: ['message'] },
    { name: 'followUp', from: ['open', 'answered'], to: 'open', actor: 'customer', needs: ['message'] },
    { name: 'close', from: ['open', 'answered'], to: 'closed', actor: 'customer' },
    // The provider may not close what it has not answered.
    { name: 'close', from: ['answered'], to: 'closed', actor: 'provider' },
  ],
})
