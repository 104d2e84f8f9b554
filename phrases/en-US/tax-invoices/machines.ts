import type { MachineTexts } from '@quayside/contract/all-machines.ts'

export const taxInvoiceMachines = {
  invoice: {
    withdraw: {
      label: 'Withdraw request',
      confirm: 'The request ends and its amounts can be invoiced again.',
    },
    refuse: {
      label: 'Refuse request',
      confirm: 'The request ends, the customer sees the reason, and its amounts can be invoiced again.',
    },
    issue: {
      label: 'Issue invoice',
      confirm: 'The customer will be able to view and download the invoice.',
    },
    sign: { label: 'Confirm receipt', confirm: 'After this the invoice can be reversed but not voided.' },
    void: {
      label: 'Void invoice',
      confirm:
        'The invoice becomes void, the customer sees the reason, and its amounts can be invoiced again.',
    },
    reverse: {
      label: 'Reverse invoice',
      confirm:
        'Its red-letter invoice is recorded, the customer sees the reason, and its amounts can be invoiced again.',
    },
  },
  inputInvoice: {
    confirm: {
      label: 'Confirm',
      confirm: 'All lines are matched; the customer can no longer change the invoice.',
    },
    reportAnomaly: {
      label: 'Report discrepancy',
      confirm: 'The customer sees the discrepancy and corrects the invoice.',
    },
    waive: { label: 'No confirmation needed', confirm: 'The invoice no longer waits for confirmation.' },
    reopen: { label: 'Reopen', confirm: 'The invoice is to be confirmed again and can be matched again.' },
    correct: { label: 'Correct', confirm: 'After the correction the invoice is to be confirmed again.' },
  },
} as const satisfies Partial<MachineTexts>
