import { machine } from '../kernel/machine.ts'
import { feeDisputeState } from './finance.codes.ts'

/** A customer's objection to a fee: the provider corrects the fee or says why it stands. */
export const feeDisputeMachine = machine()({
  name: 'feeDispute',
  states: feeDisputeState,
  initial: 'raised',
  transitions: [
    { name: 'withdraw', from: ['raised'], to: 'withdrawn', actor: 'customer' },
    { name: 'uphold', from: ['raised'], to: 'upheld', actor: 'provider' },
    { name: 'dismiss', from: ['raised'], to: 'dismissed', actor: 'provider', needs: ['reason'] },
  ],
})
