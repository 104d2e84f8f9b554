import { machine } from '../kernel/machine.ts'
import { transferState } from './voucher.codes.ts'

/** What the customer says it will send. The provider confirms it, and its voucher for the receipt fulfils it. */
export const announcedTransferMachine = machine()({
  name: 'announcedTransfer',
  states: transferState,
  initial: 'announced',
  transitions: [
    { name: 'confirm', from: ['announced'], to: 'confirmed', actor: 'provider' },
    // A changed one is to be confirmed again.
    { name: 'change', from: ['announced', 'confirmed'], to: 'announced', actor: 'customer' },
    { name: 'cancel', from: ['announced', 'confirmed'], to: 'cancelled', actor: 'customer' },
    { name: 'receive', from: ['announced', 'confirmed'], to: 'received', actor: 'system' },
    // The voucher for it was taken back.
    { name: 'reopen', from: ['received'], to: 'announced', actor: 'system' },
  ],
})
