import type { LiveMessage } from '@quayside/contract/kernel/live.ts'

/** A message goes to one company, to some of its members, to all customers (no company), or to the provider's staff. */
export type LiveAddress = { companyId?: string; memberIds?: readonly string[] } | { staff: true }
export type LiveEnvelope = { to: LiveAddress; message: LiveMessage }

export const liveChannel = 'quayside_live'
