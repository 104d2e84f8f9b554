import { setTimeout as pause } from 'node:timers/promises'
import { refuse } from '@quayside/contract/refusals.ts'

/** PostgreSQL's deadlock_detected and serialization_failure: nothing was changed, and the same work may succeed now. */
const conflicts: ReadonlySet<unknown> = new Set(['40P01', '40001'])
type DatabaseFault = { readonly code?: unknown; readonly where?: unknown; readonly detail?: unknown }
const faultOf = (error: unknown): DatabaseFault => (error as DatabaseFault | null) ?? {}

/** Says where and against whom, in PostgreSQL's words. */
export type Conflict = DatabaseFault & { readonly attempt: number }

const attempts = 5
const firstPauseMs = 10

/**
 * Runs a transaction again that lost against another one. The pauses differ, so that two of them do not meet again;
 * work that loses five times is refused as on a busy server.
 */
export async function retryConflicts<T>(
  transaction: (attempt: number) => Promise<T>,
  onConflict?: (conflict: Conflict) => void,
): Promise<T> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      return await transaction(attempt)
    } catch (error) {
      const { code, where, detail } = faultOf(error)
      if (!conflicts.has(code)) throw error
      onConflict?.({ code, where, detail, attempt })
      await pause(Math.random() * firstPauseMs * 2 ** attempt)
    }
  }
  throw refuse('limit.busy')
}
