import { DatabaseAway } from '../database/database-away.ts'
import { StorageAway } from '../files/storage.ts'

/** What is missing while a call cannot be served: answered with 503 and a sentence of its own. */
export type Unavailable = 'database' | 'disk' | 'storage'

/** PostgreSQL's disk_full, and what the operating system says of a full disk or a used-up quota. */
const fullCodes: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC', 'EDQUOT'])
const isFull = (error: unknown): boolean =>
  error instanceof Error && (fullCodes.has((error as { code?: unknown }).code) || isFull(error.cause))

export function unavailableOf(error: unknown): Unavailable | undefined {
  if (isFull(error)) return 'disk'
  if (error instanceof DatabaseAway) return 'database'
  return error instanceof StorageAway ? 'storage' : undefined
}
