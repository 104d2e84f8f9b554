import type { MachineTexts } from '@quayside/contract/all-machines.ts'

export const financeMachines = {
  feeDispute: {
    withdraw: { label: 'Withdraw dispute', confirm: 'The fee stands as it was charged.' },
    uphold: { label: 'Uphold dispute', confirm: 'The fee will be corrected.' },
    dismiss: { label: 'Dismiss dispute', confirm: 'The fee stands and the customer sees the reason.' },
  },
} as const satisfies Partial<MachineTexts>
