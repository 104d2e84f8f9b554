import type { MachineTexts } from '@quayside/contract/all-machines.ts'

export const paymentMachines = {
  paymentApplication: {
    release: { label: 'Release', confirm: 'The application goes to the provider for review.' },
    refuse: {
      label: 'Do not release',
      confirm: 'The application ends, its amount is released and who applied sees the reason.',
    },
    cancel: { label: 'Cancel application', confirm: 'The amount becomes available on the orders again.' },
    arrange: { label: 'Arrange payment', confirm: 'The customer can no longer cancel the application.' },
    reject: {
      label: 'Reject application',
      confirm: 'The amount is released and the customer sees the reason.',
    },
    pay: { label: 'Record payment', confirm: 'The payment is posted to the ledger. This cannot be undone.' },
    reverse: {
      label: 'Reverse payment',
      confirm:
        'Counter-entries are booked for the supplier payment and the bank charge. What had settled them is a deposit again, and the application is arranged once more.',
    },
  },
} as const satisfies Partial<MachineTexts>
