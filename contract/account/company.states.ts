import { machine, type NoFacts } from '../kernel/machine.ts'
import { certificationStatus } from './company.codes.ts'
import type { companyRefusals } from './company.refusals.ts'

/** Certification of a company. The fields are checked on submit, outside the machine. */
export const companyMachine = machine<NoFacts, keyof typeof companyRefusals>()({
  name: 'company',
  states: certificationStatus,
  initial: 'notCertified',
  transitions: [
    // Changes to verified fields of a certified company are reviewed: see company-change.states.ts.
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
