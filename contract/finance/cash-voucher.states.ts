import { machine } from '../kernel/machine.ts'
import { voucherState } from './voucher.codes.ts'

/** Money in and out. Above an amount of the settings the voucher is entered by one person and released by another. */
export const cashVoucherMachine = machine()({
  name: 'cashVoucher',
  states: voucherState,
  initial: 'entered',
  transitions: [
    { name: 'release', from: ['entered'], to: 'posted', actor: 'provider' },
    { name: 'withdraw', from: ['entered'], to: 'withdrawn', actor: 'provider' },
    { name: 'reverse', from: ['posted'], to: 'reversed', actor: 'provider', needs: ['reason'] },
  ],
})
