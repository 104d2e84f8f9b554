import type { MachineTexts } from '@quayside/contract/all-machines.ts'

export const financeMachines = {
  announcedTransfer: {
    confirm: { label: 'Confirm appointment', confirm: 'The customer is told that the money is expected.' },
    change: { label: 'Change', confirm: 'The provider confirms it again after the change.' },
    cancel: { label: 'Cancel announcement', confirm: 'The provider no longer expects this transfer.' },
    receive: { label: 'Record receipt', confirm: 'The money has arrived and the announcement ends.' },
    reopen: { label: 'Reopen notice', confirm: 'The receipt was reversed; the transfer is awaited again.' },
  },
  cashVoucher: {
    release: { label: 'Release', confirm: 'The voucher is posted and can only be reversed later.' },
    withdraw: { label: 'Withdraw', confirm: 'The voucher is dropped and nothing is posted.' },
    reverse: {
      label: 'Reverse',
      confirm: 'A counter-entry is posted and shown on the customer’s statement.',
    },
  },
  fee: {
    charge: { label: 'Charge fee', confirm: 'The fee is posted and the customer is notified.' },
    discard: { label: 'Discard', confirm: 'The proposed fee is dropped.' },
    reverse: {
      label: 'Reverse fee',
      confirm: 'A counter-entry is posted. Money that settled the fee becomes a deposit again.',
    },
  },
  feeDispute: {
    withdraw: { label: 'Withdraw dispute', confirm: 'The fee stands as it was charged.' },
    uphold: { label: 'Uphold dispute', confirm: 'The fee will be corrected.' },
    dismiss: { label: 'Dismiss dispute', confirm: 'The fee stands and the customer sees the reason.' },
  },
} as const satisfies Partial<MachineTexts>
