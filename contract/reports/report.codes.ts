import { codeList, type KeyOf } from '../kernel/codes.ts'
import type { Tone } from '../kernel/tone.ts'

/** How often a schedule makes its report. */
export const reportEvery = codeList('reportEvery', { day: 1, week: 2, month: 3 })

/** A report that is made in the background. */
export const reportRunState = codeList('reportRunState', {
  waiting: 0,
  working: 1,
  done: 2,
  failed: 3,
  cancelled: 4,
  expired: 5,
})
type ReportRunStateKey = KeyOf<typeof reportRunState>
export const reportRunStateTone: Record<ReportRunStateKey, Tone> = {
  waiting: 'underway',
  working: 'underway',
  done: 'done',
  failed: 'refused',
  cancelled: 'draft',
  expired: 'draft',
}

export const reportFormat = codeList('reportFormat', ['xlsx', 'pdf'])

/** How long goods have been in a warehouse, in days. */
export const stockAge = codeList('stockAge', {
  upTo30: 30,
  upTo90: 90,
  upTo180: 180,
  older: 181,
})

/** Into the country or out of it. */
export const tradeDirection = codeList('tradeDirection', ['import', 'export'])

/** Until when lots are good, as the report of expiry groups them: within the closest or the widest of the company's days. */
export const expiryRange = codeList('expiryRange', { expired: 0, urgent: 30, near: 90, later: 91 })
