import { codeList, type KeyOf } from '../kernel/codes.ts'
import type { Tone } from '../kernel/tone.ts'

/** For how many days a key works; the administrator makes another one before it ends. */
export const systemKeyDays = codeList('systemKeyDays', {
  quarter: 90,
  halfYear: 180,
  year: 365,
  twoYears: 730,
})

/** Follows from its days and from its revocation. */
export const systemKeyState = codeList('systemKeyState', { active: 1, expired: 2, revoked: 3 })
export const systemKeyStateTone: Record<KeyOf<typeof systemKeyState>, Tone> = {
  active: 'done',
  expired: 'draft',
  revoked: 'refused',
}
