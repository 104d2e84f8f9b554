import { machine } from '../kernel/machine.ts'
import { companyChangeState } from './company-change.codes.ts'

/**
 * What a certified company wants to change of what it was certified by. Until the provider decides, the old
 * information holds; a proposal is not edited, it is withdrawn and made anew.
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
