import type { MachineTexts } from '@quayside/contract/all-machines.ts'

export const orderMachines = {
  order: {
    save: { label: 'Save order', confirm: 'Saves your entries. You can still change them later.' },
    remove: {
      label: 'Delete order',
      confirm: 'The order is removed from your list and its number is not used again.',
    },
    submit: { label: 'Submit order', confirm: 'The order is sent for review and locked in the meantime.' },
    askRelease: {
      label: 'Ask a colleague to release',
      confirm: 'Above your company’s amount another member releases the order before the provider gets it.',
    },
    release: { label: 'Release', confirm: 'The order goes to the provider and is locked during the review.' },
    refuse: {
      label: 'Do not release',
      confirm: 'The order goes back to who submitted it, with your reason.',
    },
    withdraw: { label: 'Withdraw', confirm: 'The order no longer waits for release and can be edited.' },
    cancel: { label: 'Cancel order', confirm: 'The order will be canceled. This cannot be undone.' },
    auditPass: {
      label: 'Approve order',
      confirm: 'The order moves on to delivery, or to binding if its goods are in storage.',
    },
    auditFail: { label: 'Fail review', confirm: 'The customer will see the reason and can submit again.' },
    return: { label: 'Return order', confirm: 'The order goes back to the customer with your reason.' },
    receive: { label: 'Record receipt', confirm: 'The quantities received are recorded line by line.' },
    bind: {
      label: 'Bind stock',
      confirm: 'The chosen lots are tied to this order and no other can use them.',
    },
    declare: { label: 'Record declaration', confirm: 'The customer will see that the goods are declared.' },
    clear: {
      label: 'Record clearance',
      confirm: 'The customer will see that customs has cleared the goods.',
    },
    arrive: {
      label: 'Record arrival',
      confirm: 'The customer will be notified that the goods have arrived.',
    },
    depart: {
      label: 'Record departure',
      confirm: 'The customer will see that the goods have left the warehouse.',
    },
    dispatch: {
      label: 'Dispatch',
      confirm: 'The customer will be notified that the goods are on their way.',
    },
    sign: {
      label: 'Confirm receipt',
      confirm: 'Confirms that the goods were received. This cannot be undone.',
    },
    complete: { label: 'Complete order', confirm: 'The order is closed and becomes read-only.' },
    split: {
      label: 'Split order',
      confirm:
        'The selected goods move to a new order. Quantities and amounts of the two add up to the original.',
    },
  },
  orderChange: {
    accept: {
      label: 'Accept change',
      confirm:
        'What can be applied is written into the order at once, the rest is done by staff. The customer is notified.',
    },
    carryOut: {
      label: 'Mark as done',
      confirm: 'Everything that was accepted has been done. The customer is notified.',
    },
    refuse: { label: 'Refuse change', confirm: 'The order stays as it is. The customer sees the reason.' },
    withdraw: {
      label: 'Withdraw request',
      confirm: 'The request is withdrawn and the order stays as it is.',
    },
    lapse: { label: 'Request lapsed', confirm: 'The order was returned, canceled or completed.' },
  },
} as const satisfies Partial<MachineTexts>
