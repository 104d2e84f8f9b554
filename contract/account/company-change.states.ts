import { machine } from '../kernel/machine.ts'
import { companyChangeState } from './company-change.codes.ts'

/**
 * A change to fields that certification verified. The old information stays valid until the provider decides. A
 * proposal cannot be edited: the customer withdraws it and makes a new one.
 */
export const companyChangeMachine = machine()({
  name: 'companyChange',
  states: companyChangeState,
  initial: 'proposed',
  transitions: [
    { name: 'approve', from: ['proposed'], to: 'approved', actor: 'provider' },
    { name: 'reject', from: ['proposed'], to: 'rejected', actor: 'provider', needs: ['reason'] },
    { name: 'withdraw', from: ['proposed'], to: 'withdrawn', actor: 'customer' },
  ],
})
