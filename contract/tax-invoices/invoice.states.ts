import { machine } from '../kernel/machine.ts'
import { invoiceStatus } from './invoice.codes.ts'

/** A tax invoice. A signed one is in the customer's books and can only be reversed, no longer voided. */
export const invoiceMachine = machine()({
  name: 'invoice',
  states: invoiceStatus,
  initial: 'notInvoiced',
  transitions: [
    { name: 'issue', from: ['notInvoiced'], to: 'invoiced', actor: 'provider' },
    { name: 'sign', from: ['invoiced'], to: 'signed', actor: ['customer', 'provider'] },
    { name: 'void', from: ['invoiced'], to: 'voided', actor: 'provider', needs: ['reason'] },
    { name: 'reverse', from: ['invoiced', 'signed'], to: 'reversed', actor: 'provider', needs: ['reason'] },
  ],
})
