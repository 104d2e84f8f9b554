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
export const ledgerAccount = codeList('ledgerAccount', [
  'receivable',
  'deposit',
  'bank',
  'income',
  'exchange',
])
export type LedgerAccountKey = KeyOf<typeof ledgerAccount>

/** What an entry books; `postings.ts` has the postings of each. */
export const ledgerEvent = codeList('ledgerEvent', [
  'feeCharged',
  'taxPaid',
  'supplierPaid',
  'bankCharge',
  'received',
  'writtenOff',
  'fxReceived',
  'fxSettled',
  'paidOut',
  'exchangeDifference',
  'reversal',
])
export type LedgerEventKey = KeyOf<typeof ledgerEvent>

/** What a debt is for; a fee says which kind of fee by dictionary 1019. */
export const itemKind = codeList('itemKind', [
  'supplierPayment',
  'bankCharge',
  'duty',
  'antiDumping',
  'consumptionTax',
  'vat',
  'fee',
  'exchangeDifference',
])
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
export const basisWord = codeList('basisWord', ['atLeast'])

export const feeUnit = codeList('feeUnit', [
  'piece',
  'carton',
  'pallet',
  'kilogram',
  'tonne',
  'cubicMetre',
  'container',
  'truck',
  'trip',
  'consignment',
  'declaration',
  'document',
  'set',
  'page',
  'transfer',
  'hour',
  'day',
  'palletDay',
  'cartonDay',
  'kilogramDay',
  'cubicMetreDay',
])

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
