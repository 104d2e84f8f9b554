import { codeList, type KeyOf } from '../kernel/codes.ts'
import type { Tone } from '../kernel/tone.ts'

/** What is booked by a voucher of its own, entered by the provider. */
export const voucherKind = codeList('voucherKind', [
  'received',
  'fxReceived',
  'fxSettled',
  'paidOut',
  'taxPaid',
  'exchangeDifference',
  'reversal',
])
export type VoucherKindKey = KeyOf<typeof voucherKind>

/** Above an amount of the settings a voucher waits for a second person. */
export const voucherState = codeList('voucherState', { withdrawn: -1, entered: 0, posted: 1, reversed: 2 })
type VoucherStateKey = KeyOf<typeof voucherState>
export const voucherStateTone: Record<VoucherStateKey, Tone> = {
  withdrawn: 'draft',
  entered: 'underway',
  posted: 'done',
  reversed: 'refused',
}

/** What announced money is for: debts that are booked, orders that are not paid yet, or the company's account. */
export const transferPurpose = codeList('transferPurpose', ['debts', 'prepayment', 'deposit'])

export const transferState = codeList('transferState', {
  cancelled: -1,
  announced: 0,
  received: 1,
  confirmed: 2,
})
type TransferStateKey = KeyOf<typeof transferState>
export const transferStateTone: Record<TransferStateKey, Tone> = {
  cancelled: 'draft',
  announced: 'underway',
  received: 'done',
  confirmed: 'underway',
}

/** Money that came in by a bank's statement: to be matched, booked as a receipt, or no customer's. */
export const bankLineState = codeList('bankLineState', { open: 0, booked: 1, setAside: 2 })
type BankLineStateKey = KeyOf<typeof bankLineState>
export const bankLineStateTone: Record<BankLineStateKey, Tone> = {
  open: 'waitsForYou',
  booked: 'done',
  setAside: 'draft',
}
