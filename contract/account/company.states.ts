import { machine, type NoFacts } from '../kernel/machine.ts'
import { certificationStatus } from './company.codes.ts'
import type { companyRefusals } from './company.refusals.ts'

/** A company's way to certification. What the fields must hold is checked on submit, apart from the machine. */
export const companyMachine = machine<NoFacts, keyof typeof companyRefusals>()({
  name: 'company',
  states: certificationStatus,
  initial: 'notCertified',
  transitions: [
    // Of a certified company's information, what it was certified by goes to review: see company-change.states.ts.
    { name: 'save', from: ['notCertified', 'rejected', 'passed'], actor: 'customer' },
    {
      name: 'submit',
      from: ['notCertified', 'rejected'],
      to: 'applied',
      actor: 'customer',
      elsewhere: [
        { in: ['applied', 'verifying'], refusal: 'company.alreadySubmitted' },
        { in: ['passed'], refusal: 'company.alreadyCertified' },
      ],
    },
    { name: 'takeUp', from: ['applied'], to: 'verifying', actor: 'provider' },
    { name: 'pass', from: ['verifying'], to: 'passed', actor: 'provider' },
    { name: 'reject', from: ['verifying'], to: 'rejected', actor: 'provider', needs: ['reason'] },
  ],
})
