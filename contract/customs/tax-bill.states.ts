import { machine } from '../kernel/machine.ts'
import { taxBillState } from './customs.codes.ts'

/**
 * A tax bill of customs. The provider pays it for the company, or the company pays it itself. The payment is a voucher of
 * the books: its release makes the bill paid, its withdrawal or reversal opens it again.
 */
export const taxBillMachine = machine()({
  name: 'taxBill',
  states: taxBillState,
  initial: 'open',
  transitions: [
    { name: 'pay', from: ['open'], to: 'paying', actor: 'provider' },
    { name: 'confirm', from: ['paying'], to: 'paid', actor: 'system' },
    { name: 'reopen', from: ['paying', 'paid'], to: 'open', actor: 'system' },
    { name: 'recordPaid', from: ['open'], to: 'paidByCompany', actor: 'provider' },
    { name: 'cancel', from: ['open'], to: 'cancelled', actor: 'provider', needs: ['reason'] },
  ],
})
