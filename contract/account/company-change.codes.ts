import { codeList, type KeyOf } from '../kernel/codes.ts'
import type { Tone } from '../kernel/tone.ts'

export const companyChangeState = codeList('companyChangeState', {
  proposed: 0,
  approved: 1,
  rejected: 2,
  withdrawn: 3,
})
type CompanyChangeStateKey = KeyOf<typeof companyChangeState>

export const companyChangeStateTone: Record<CompanyChangeStateKey, Tone> = {
  proposed: 'underway',
  approved: 'done',
  rejected: 'refused',
  withdrawn: 'draft',
}
