import { codeList, type KeyOf } from '../kernel/codes.ts'
import type { Tone } from '../kernel/tone.ts'

/** How far the money of an order has come; payments, the ledger and the tax invoices set them. */
export const paymentState = codeList('paymentState', { unpaid: 0, partlyPaid: 1, paid: 2, notNeeded: 3 })
export type PaymentStateKey = KeyOf<typeof paymentState>
export const paymentStateTone: Record<PaymentStateKey, Tone> = {
  unpaid: 'waitsForYou',
  partlyPaid: 'waitsForYou',
  paid: 'done',
  notNeeded: 'draft',
}

export const fxPaymentState = codeList('fxPaymentState', {
  appliedUnpaid: 0,
  partlyPaid: 1,
  paid: 2,
  notNeeded: 3,
  notApplied: 4,
})
export type FxPaymentStateKey = KeyOf<typeof fxPaymentState>
export const fxPaymentStateTone: Record<FxPaymentStateKey, Tone> = {
  appliedUnpaid: 'underway',
  partlyPaid: 'underway',
  paid: 'done',
  notNeeded: 'draft',
  notApplied: 'waitsForYou',
}

export const writeOffState = codeList('writeOffState', { none: 0, partial: 1, full: 2 })
export type WriteOffStateKey = KeyOf<typeof writeOffState>
export const writeOffStateTone: Record<WriteOffStateKey, Tone> = {
  none: 'draft',
  partial: 'underway',
  full: 'done',
}

export const taxInvoicingState = codeList('taxInvoicingState', { none: 0, partial: 1, full: 2 })
export type TaxInvoicingStateKey = KeyOf<typeof taxInvoicingState>
export const taxInvoicingStateTone: Record<TaxInvoicingStateKey, Tone> = {
  none: 'draft',
  partial: 'underway',
  full: 'done',
}
