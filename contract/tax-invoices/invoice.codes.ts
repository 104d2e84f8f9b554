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

/** A special invoice lets the buyer deduct its tax; a general one does not. */
export const invoiceKind = codeList('invoiceKind', ['special', 'general'])
export type InvoiceKindKey = KeyOf<typeof invoiceKind>

export const invoiceDelivery = codeList('invoiceDelivery', ['file', 'express'])

/** What a sheet of the provider does with a sales invoice. */
export const invoiceAction = codeList('invoiceAction', ['issue', 'void', 'reverse'])

/** The rates of value-added tax, in percent. */
export const vatRate = { values: [0, 1, 3, 5, 6, 9, 13] } as const
export type VatRate = (typeof vatRate.values)[number]

/** What an input invoice was found to differ in. */
export const inputAnomaly = codeList('inputAnomaly', [
  'quantity',
  'amount',
  'name',
  'seller',
  'document',
  'other',
])

/** The provider's confirmation of an input invoice; one with an anomaly waits for the customer's correction. */
export const confirmationState = codeList('confirmationState', {
  toConfirm: 0,
  confirmedWithAnomaly: 1,
  confirmed: 2,
  notNeeded: 3,
})
export type ConfirmationStateKey = KeyOf<typeof confirmationState>
export const confirmationStateTone: Record<ConfirmationStateKey, Tone> = {
  toConfirm: 'underway',
  confirmedWithAnomaly: 'refused',
  confirmed: 'done',
  notNeeded: 'draft',
}
