import { codeList, type KeyOf } from '../kernel/codes.ts'
import type { Tone } from '../kernel/tone.ts'

/** The field `isRead` of a message. */
export const readState = codeList('readState', { unread: 0, read: 1 })
type ReadStateKey = KeyOf<typeof readState>
export const readStateTone: Record<ReadStateKey, Tone> = { unread: 'underway', read: 'draft' }

export const consultationState = codeList('consultationState', { open: 0, answered: 1, closed: 2 })
type ConsultationStateKey = KeyOf<typeof consultationState>
export const consultationStateTone: Record<ConsultationStateKey, Tone> = {
  open: 'underway',
  answered: 'waitsForYou',
  closed: 'done',
}
