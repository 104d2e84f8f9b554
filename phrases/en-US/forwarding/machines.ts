import type { MachineTexts } from '@quayside/contract/all-machines.ts'
import { saveDraft } from '../kernel/machines.ts'

export const forwardingMachines = {
  forwarderEnquiry: {
    save: saveDraft,
    remove: { label: 'Delete inquiry', confirm: 'The inquiry is removed from your list.' },
    submit: {
      label: 'Submit inquiry',
      confirm: 'The inquiry is sent to the provider for a quote and locked.',
    },
    quote: { label: 'Send quote', confirm: 'The quote is sent to the customer to accept.' },
    confirmQuote: { label: 'Accept quote', confirm: 'The provider will create an order from this quote.' },
    generateOrder: { label: 'Create order', confirm: 'A freight order is created from the accepted quote.' },
    awaitQuote: {
      label: 'Await a new quote',
      confirm: 'All quotations have expired or were withdrawn. The provider quotes again.',
    },
    reopen: {
      label: 'Await a new order',
      confirm: 'The forwarding order was canceled. Another can be created from the confirmed quotation.',
    },
    cancel: { label: 'Cancel inquiry', confirm: 'The inquiry will be canceled. This cannot be undone.' },
  },
  forwarderOrder: {
    save: saveDraft,
    remove: {
      label: 'Delete order',
      confirm: 'The order is removed from your list and its number is not used again.',
    },
    submit: { label: 'Submit order', confirm: 'The order is sent to the provider for a quote and locked.' },
    quote: { label: 'Send quote', confirm: 'The quote is sent to the customer to accept.' },
    confirmQuote: { label: 'Accept quote', confirm: 'The provider will start work on this order.' },
    confirmGoods: {
      label: 'Confirm goods',
      confirm: 'The import goods are ready to be delivered to the carrier.',
    },
    bookWarehouse: {
      label: 'Record booking',
      confirm: 'Export space is booked; the goods can be delivered.',
    },
    deliver: { label: 'Record delivery', confirm: 'The goods have been handed to the carrier.' },
    arrive: {
      label: 'Record arrival',
      confirm: 'The goods have arrived and wait for shipping instructions.',
    },
    addMaterial: {
      label: 'Add instructions',
      confirm: 'The provider will go on with the instructions you add.',
    },
    complete: { label: 'Complete order', confirm: 'The order is closed and becomes read-only.' },
    cancel: { label: 'Cancel order', confirm: 'The order will be canceled. This cannot be undone.' },
  },
  forwarderQuotation: {
    revise: { label: 'Revise quote', confirm: 'The customer sees the revised quote.' },
    counterOffer: {
      label: 'Send counteroffer',
      confirm: 'The counteroffer is sent to the provider, who will reply.',
    },
    acceptOffer: {
      label: 'Accept counteroffer',
      confirm: 'The charge takes the price the customer asked for, and the customer is told.',
    },
    refuseOffer: {
      label: 'Decline counteroffer',
      confirm: 'The quote stays as it is, and the customer reads why.',
    },
    confirmQuote: {
      label: 'Accept this quote',
      confirm: 'The other quotes close, and the provider creates an order from this one.',
    },
    withdraw: { label: 'Withdraw quote', confirm: 'The customer can no longer accept this quote.' },
    close: {
      label: 'Close quote',
      confirm: 'Another quote of the same inquiry was accepted, or the inquiry was canceled.',
    },
    expire: { label: 'Quote expires', confirm: 'The quote is past its last day.' },
  },
} as const satisfies Partial<MachineTexts>
