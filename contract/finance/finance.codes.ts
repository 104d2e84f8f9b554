import { codeList, type KeyOf } from '../kernel/codes.ts'
import type { Tone } from '../kernel/tone.ts'

export const writeOffState = codeList('writeOffState', { none: 0, partial: 1, full: 2 })
export type WriteOffStateKey = KeyOf<typeof writeOffState>
export const writeOffStateTone: Record<WriteOffStateKey, Tone> = {
  none: 'draft',
  partial: 'underway',
  full: 'done',
}

export const feeDisputeState = codeList('feeDisputeState', {
  withdrawn: -1,
  raised: 0,
  upheld: 1,
  dismissed: 2,
})
export type FeeDisputeStateKey = KeyOf<typeof feeDisputeState>
export const feeDisputeStateTone: Record<FeeDisputeStateKey, Tone> = {
  withdrawn: 'draft',
  raised: 'underway',
  upheld: 'done',
  dismissed: 'refused',
}
