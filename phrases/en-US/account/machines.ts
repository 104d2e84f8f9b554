import type { MachineTexts } from '@quayside/contract/all-machines.ts'
import { saveDraft } from '../kernel/machines.ts'

export const accountMachines = {
  company: {
    save: saveDraft,
    submit: {
      label: 'Submit for review',
      confirm: 'The company information is locked while it is in review.',
    },
    takeUp: { label: 'Start review', confirm: 'The customer will see that the review has started.' },
    pass: {
      label: 'Certify company',
      confirm: 'The company’s users will be able to log in and place orders.',
    },
    reject: { label: 'Reject', confirm: 'The customer will see the reason and can submit again.' },
  },
  companyChange: {
    approve: {
      label: 'Approve change',
      confirm: 'The company’s information is updated as proposed and the customer is notified.',
    },
    reject: {
      label: 'Reject change',
      confirm: 'The change does not take effect and the customer sees the reason.',
    },
    withdraw: {
      label: 'Withdraw change',
      confirm: 'The request is withdrawn and the company’s information stays as it is.',
    },
  },
} as const satisfies Partial<MachineTexts>
