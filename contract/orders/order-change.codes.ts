import { codeList, type KeyOf } from '../kernel/codes.ts'
import type { Tone } from '../kernel/tone.ts'

export const orderChangeState = codeList('orderChangeState', {
  requested: 0,
  /** Agreed to, and still to be carried out by the staff. */
  accepted: 1,
  refused: 2,
  withdrawn: 3,
  done: 4,
  /** The order was returned, cancelled or completed before a decision. */
  lapsed: 5,
})
type OrderChangeStateKey = KeyOf<typeof orderChangeState>

export const orderChangeStateTone: Record<OrderChangeStateKey, Tone> = {
  requested: 'underway',
  accepted: 'underway',
  refused: 'refused',
  withdrawn: 'draft',
  done: 'done',
  lapsed: 'draft',
}
