import { machine } from '../kernel/machine.ts'
import { transferState } from './finance.codes.ts'

/** What the customer says it will send; the provider's voucher for it ends the wait. */
export const announcedTransferMachine = machine()({
  name: 'announcedTransfer',
  states: transferState,
  initial: 'announced',
  transitions: [
    { name: 'cancel', from: ['announced'], to: 'cancelled', actor: 'customer' },
    { name: 'receive', from: ['announced'], to: 'received', actor: 'provider' },
    // The voucher for it was taken back.
    { name: 'reopen', from: ['received'], to: 'announced', actor: 'provider' },
  ],
})
