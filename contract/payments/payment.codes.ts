import { codeList, type KeyOf } from '../kernel/codes.ts'
import type { Tone } from '../kernel/tone.ts'

export const bankFeeBearer = codeList('bankFeeBearer', { customer: 0, shared: 1, supplier: 2 })

// §4 names the three steps without numbers; cancelled and rejected are what 'gives the room back' in the domain.
export const paymentApplicationState = codeList('paymentApplicationState', {
  cancelled: -1,
  unreviewed: 0,
  arranged: 1,
  paid: 2,
  rejected: 3,
  // Before the provider sees it: a company may ask a second member to release it.
  toRelease: 4,
})
type PaymentApplicationStateKey = KeyOf<typeof paymentApplicationState>
export const paymentApplicationStateTone: Record<PaymentApplicationStateKey, Tone> = {
  cancelled: 'draft',
  unreviewed: 'underway',
  arranged: 'underway',
  paid: 'done',
  rejected: 'refused',
  toRelease: 'waitsForYou',
}
/** Applications in these states take up part of an order's amount. */
export const liveApplicationStates = [
  'toRelease',
  'unreviewed',
  'arranged',
  'paid',
] as const satisfies readonly PaymentApplicationStateKey[]

export const paymentQueryState = codeList('paymentQueryState', { unreviewed: 0, reviewed: 1 })
type PaymentQueryStateKey = KeyOf<typeof paymentQueryState>
export const paymentQueryStateTone: Record<PaymentQueryStateKey, Tone> = {
  unreviewed: 'underway',
  reviewed: 'done',
}
