import type { MachineTexts } from '@quayside/contract/all-machines.ts'

export const partnerMachines = {
  supplier: {
    save: { label: 'Save supplier', confirm: 'Later orders will use the new details.' },
    remove: {
      label: 'Delete supplier',
      confirm: 'The supplier is removed from your list. Existing orders keep it.',
    },
    requestVoid: { label: 'Request to void', confirm: 'The supplier is locked until the provider decides.' },
    requestEnable: {
      label: 'Request to enable',
      confirm: 'You can use the supplier again once the provider agrees.',
    },
    withdraw: { label: 'Withdraw request', confirm: 'The supplier is as it was before the request.' },
    approveVoid: { label: 'Approve void', confirm: 'The customer can no longer order from this supplier.' },
    refuseVoid: {
      label: 'Refuse void',
      confirm: 'The supplier stays enabled and the customer sees the reason.',
    },
    approveEnable: { label: 'Approve enabling', confirm: 'The customer can order from this supplier again.' },
    refuseEnable: {
      label: 'Refuse enabling',
      confirm: 'The supplier stays voided and the customer sees the reason.',
    },
  },
} as const satisfies Partial<MachineTexts>
