import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import type { RefusalCode } from '@quayside/contract/refusals.ts'
import type { DB } from '@quayside/db/types.gen.ts'

/** Tables whose rows are one company's records: versioned, and hidden when they are removed. */
export type RecordTable = {
  [T in keyof DB]: DB[T] extends { company_id: string; version: unknown; deleted_at: string | null }
    ? T
    : never
}[keyof DB]

/** Where a kind of record is kept. */
export type Kept<N extends RecordTable> = {
  /** Its name in its path, in phrases and on the timeline. */
  readonly entity: string
  readonly table: N
  /** Its unique indexes, and the refusal for a second record with the same value. */
  readonly once?: Readonly<Record<string, Finding<RefusalCode>>>
}
