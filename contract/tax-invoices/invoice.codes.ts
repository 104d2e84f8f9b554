import { codeList, type KeyOf } from '../kernel/codes.ts'
import type { Tone } from '../kernel/tone.ts'

export const invoiceStatus = codeList('invoiceStatus', {
  notInvoiced: 0,
  invoiced: 1,
  signed: 2,
  voided: 3,
  reversed: 4,
})
export type InvoiceStatusKey = KeyOf<typeof invoiceStatus>
export const invoiceStatusTone: Record<InvoiceStatusKey, Tone> = {
  notInvoiced: 'draft',
  invoiced: 'waitsForYou',
  signed: 'done',
  voided: 'draft',
  reversed: 'draft',
}

export const taxInvoicingState = codeList('taxInvoicingState', { none: 0, partial: 1, full: 2 })
export type TaxInvoicingStateKey = KeyOf<typeof taxInvoicingState>
export const taxInvoicingStateTone: Record<TaxInvoicingStateKey, Tone> = {
  none: 'draft',
  partial: 'underway',
  full: 'done',
}

/** The customer's confirmation of an input invoice. */
export const confirmationState = codeList('confirmationState', {
  toConfirm: 0,
  confirmedWithAnomaly: 1,
  confirmed: 2,
  notNeeded: 3,
})
export type ConfirmationStateKey = KeyOf<typeof confirmationState>
export const confirmationStateTone: Record<ConfirmationStateKey, Tone> = {
  toConfirm: 'waitsForYou',
  confirmedWithAnomaly: 'refused',
  confirmed: 'done',
  notNeeded: 'draft',
}
