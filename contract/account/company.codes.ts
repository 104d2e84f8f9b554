import { codeList, type KeyOf } from '../kernel/codes.ts'
import type { Tone } from '../kernel/tone.ts'

export const certificationStatus = codeList('certificationStatus', {
  notCertified: 'NOTCERT',
  applied: 'APPLY',
  verifying: 'VERIFYING',
  passed: 'PASSED',
  rejected: 'REJECTED',
})
type CertificationStatusKey = KeyOf<typeof certificationStatus>

export const certificationStatusTone: Record<CertificationStatusKey, Tone> = {
  notCertified: 'waitsForYou',
  applied: 'underway',
  verifying: 'underway',
  passed: 'done',
  rejected: 'refused',
}

/** §4: an unapproved account cannot log in. */
export const accountState = codeList('accountState', { unapproved: 0, approved: 1 })
type AccountStateKey = KeyOf<typeof accountState>

export const accountStateTone: Record<AccountStateKey, Tone> = { unapproved: 'underway', approved: 'done' }
