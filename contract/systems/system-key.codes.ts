import { codeList, type KeyOf } from '../kernel/codes.ts'
import type { Tone } from '../kernel/tone.ts'

/** Follows from its days and from its revocation. */
export const systemKeyState = codeList('systemKeyState', { active: 1, expired: 2, revoked: 3 })
export const systemKeyStateTone: Record<KeyOf<typeof systemKeyState>, Tone> = {
  active: 'done',
  expired: 'draft',
  revoked: 'draft',
}
