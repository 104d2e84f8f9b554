import type { LiveMessage } from '@quayside/contract/kernel/live.ts'

/** To one company, to some of its members, or (no company) to everybody. */
export type LiveAddress = { companyId?: string; memberIds?: readonly string[] }
export type LiveEnvelope = { to: LiveAddress; message: LiveMessage }

export const liveChannel = 'quayside_live'
