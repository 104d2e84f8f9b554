import type { MachineTexts } from '@quayside/contract/all-machines.ts'

export const taxInvoiceMachines = {
  invoice: {
    issue: { label: 'Issue invoice', confirm: 'The customer will be able to view and download the invoice.' },
    sign: { label: 'Confirm receipt', confirm: 'After this the invoice can be reversed but not voided.' },
    void: { label: 'Void invoice', confirm: 'The invoice becomes void and the customer sees the reason.' },
    reverse: {
      label: 'Reverse invoice',
      confirm: 'A credit invoice is issued and the customer sees the reason.',
    },
  },
} as const satisfies Partial<MachineTexts>
