import { machine } from '../kernel/machine.ts'
import { invoiceStatus } from './invoice.codes.ts'

/**
 * An invoice of the provider to the company. A signed one is in the customer's books and can only be reversed, no longer
 * voided. A request that is withdrawn or refused ends as void: no invoice was ever made of it.
 */
export const invoiceMachine = machine()({
  name: 'invoice',
  states: invoiceStatus,
  initial: 'notInvoiced',
  transitions: [
    { name: 'withdraw', from: ['notInvoiced'], to: 'voided', actor: 'customer' },
    { name: 'refuse', from: ['notInvoiced'], to: 'voided', actor: 'provider', needs: ['reason'] },
    { name: 'issue', from: ['notInvoiced'], to: 'invoiced', actor: 'provider', needs: ['invoiceNo'] },
    { name: 'sign', from: ['invoiced'], to: 'signed', actor: ['customer', 'provider'] },
    { name: 'void', from: ['invoiced'], to: 'voided', actor: 'provider', needs: ['reason'] },
    {
      name: 'reverse',
      from: ['invoiced', 'signed'],
      to: 'reversed',
      actor: 'provider',
      needs: ['redInvoiceNo', 'reason'],
    },
  ],
})
