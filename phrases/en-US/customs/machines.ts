import type { MachineTexts } from '@quayside/contract/all-machines.ts'

export const declarationMachines = {
  declaration: {
    edit: { label: 'Edit declaration', confirm: 'Header and lines are saved as entered.' },
    declare: {
      label: 'Declare',
      confirm: 'The declaration is handed to customs; the order is declared with its first declaration.',
    },
    mark: {
      label: 'Update status',
      confirm:
        'The declaration takes the chosen status and the customer is told; the order is cleared when all are released.',
    },
  },
  taxBill: {
    pay: {
      label: 'Pay for the company',
      confirm:
        'The tax is paid for the company and booked as its debt; above the limit a second person releases it.',
    },
    confirm: { label: 'Confirm payment', confirm: 'The payment is booked and the bill is paid.' },
    reopen: {
      label: 'Reopen',
      confirm: 'The voucher was withdrawn or reversed, so the bill is open again.',
    },
    recordPaid: {
      label: 'Record company payment',
      confirm: 'The bill is marked as paid by the company itself; nothing is booked.',
    },
    cancel: { label: 'Cancel bill', confirm: 'The bill is canceled and the customer sees why.' },
  },
} as const satisfies Partial<MachineTexts>
