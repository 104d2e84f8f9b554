import { codeList, type KeyOf } from '../kernel/codes.ts'
import type { Tone } from '../kernel/tone.ts'

/** What goods cost until they have arrived. VAT is recoverable: it is shown apart and is not part of the landed cost. */
export const costKind = codeList('costKind', [
  'purchase',
  'freight',
  'insurance',
  'duty',
  'consumptionTax',
  'fees',
  'other',
  'vat',
])
export type CostKind = KeyOf<typeof costKind>

/** By what a cost of a whole order is divided among its lines. */
export const costBasis = codeList('costBasis', ['value', 'weight', 'quantity'])
export type CostBasis = KeyOf<typeof costBasis>

/** Why a cost is divided by value although another basis was chosen. */
export const costFallback = codeList('costFallback', ['noWeight', 'mixedUnits'])
export type CostFallback = KeyOf<typeof costFallback>

/** Whether all of a cost is known, a part of it, or nothing yet. */
export const costState = codeList('costState', ['actual', 'partly', 'estimate'])
export type CostState = KeyOf<typeof costState>
export const costStateTone: Record<CostState, Tone> = {
  actual: 'done',
  partly: 'underway',
  estimate: 'draft',
}

/** Where an amount comes from; the first four are known amounts, the others estimates. */
export const costSource = codeList('costSource', {
  /** Paid to the supplier, at the rate of the payment. */
  payment: 'payment',
  /** Charged and booked. */
  fee: 'fee',
  /** Bank charges and exchange differences. */
  bank: 'bank',
  /** Customs' tax bill. */
  taxBill: 'taxBill',
  /** What of the order's amount is not paid, at the customs' rate. */
  order: 'order',
  /** Stated on the order. */
  stated: 'stated',
  /** The charges of a freight order that is not charged yet. */
  freightOrder: 'freightOrder',
  /** The agency fee by the company's terms. */
  terms: 'terms',
  /** Declared; customs has issued no bill yet. */
  declared: 'declared',
  /** By the tariff, for goods that are not declared yet. */
  tariff: 'tariff',
})
export type CostSource = KeyOf<typeof costSource>

/** The rate at which the purchase price is in RMB. */
export const costRateSource = codeList('costRateSource', ['none', 'payments', 'customs', 'mixed'])
export type CostRateSource = KeyOf<typeof costRateSource>
