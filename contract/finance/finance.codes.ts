import { codeList, type KeyOf } from '../kernel/codes.ts'
import type { Tone } from '../kernel/tone.ts'

export const feeDisputeState = codeList('feeDisputeState', {
  withdrawn: -1,
  raised: 0,
  upheld: 1,
  dismissed: 2,
})
type FeeDisputeStateKey = KeyOf<typeof feeDisputeState>
export const feeDisputeStateTone: Record<FeeDisputeStateKey, Tone> = {
  withdrawn: 'draft',
  raised: 'underway',
  upheld: 'done',
  dismissed: 'refused',
}

/** The five accounts of a company's sub-ledger, each per currency. */
export const ledgerAccount = codeList('ledgerAccount', {
  receivable: 'receivable',
  deposit: 'deposit',
  bank: 'bank',
  income: 'income',
  exchange: 'exchange',
})
export type LedgerAccountKey = KeyOf<typeof ledgerAccount>

/** What an entry books; `postings.ts` has the postings of each. */
export const ledgerEvent = codeList('ledgerEvent', {
  feeCharged: 'feeCharged',
  taxPaid: 'taxPaid',
  supplierPaid: 'supplierPaid',
  bankCharge: 'bankCharge',
  received: 'received',
  writtenOff: 'writtenOff',
  fxReceived: 'fxReceived',
  fxSettled: 'fxSettled',
  paidOut: 'paidOut',
  exchangeDifference: 'exchangeDifference',
  reversal: 'reversal',
})
export type LedgerEventKey = KeyOf<typeof ledgerEvent>

/** What a debt is for; a fee says which kind of fee by dictionary 1019. */
export const itemKind = codeList('itemKind', {
  supplierPayment: 'supplierPayment',
  bankCharge: 'bankCharge',
  duty: 'duty',
  antiDumping: 'antiDumping',
  consumptionTax: 'consumptionTax',
  vat: 'vat',
  fee: 'fee',
  exchangeDifference: 'exchangeDifference',
})
export type ItemKindKey = KeyOf<typeof itemKind>
/** Those that customs levies. */
export const taxKinds = [
  'duty',
  'antiDumping',
  'consumptionTax',
  'vat',
] as const satisfies readonly ItemKindKey[]

/** What a fee's quantity counts. */
/** Words in what a fee was computed from. */
export const basisWord = codeList('basisWord', { atLeast: 'atLeast' })

export const feeUnit = codeList('feeUnit', {
  piece: 'piece',
  carton: 'carton',
  pallet: 'pallet',
  kilogram: 'kilogram',
  tonne: 'tonne',
  cubicMetre: 'cubicMetre',
  container: 'container',
  truck: 'truck',
  trip: 'trip',
  consignment: 'consignment',
  declaration: 'declaration',
  document: 'document',
  set: 'set',
  page: 'page',
  transfer: 'transfer',
  hour: 'hour',
  day: 'day',
  palletDay: 'palletDay',
  cartonDay: 'cartonDay',
  kilogramDay: 'kilogramDay',
  cubicMetreDay: 'cubicMetreDay',
})

/** A proposed fee is not charged yet: nothing is booked and the customer does not see it. */
export const feeState = codeList('feeState', { discarded: -1, proposed: 0, charged: 1, reversed: 2 })
type FeeStateKey = KeyOf<typeof feeState>
export const feeStateTone: Record<FeeStateKey, Tone> = {
  discarded: 'draft',
  proposed: 'underway',
  charged: 'done',
  reversed: 'refused',
}

/** How long a debt is past due, in days. */
export const ageingBucket = codeList('ageingBucket', {
  notDue: 'notDue',
  upTo30: 'upTo30',
  upTo60: 'upTo60',
  upTo90: 'upTo90',
  over90: 'over90',
})
export type AgeingBucketKey = KeyOf<typeof ageingBucket>
