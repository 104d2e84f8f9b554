import type { RefusalCode } from '@quayside/contract/all-refusals.ts'
import type { Entity, entities } from '@quayside/contract/kernel/entities.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import type { DB } from '@quayside/db/types.gen.ts'

/** Tables whose rows are one company's records: versioned, and hidden when they are removed. */
export type RecordTable = {
  [T in keyof DB]: DB[T] extends { company_id: string; version: unknown; deleted_at: string | null }
    ? T
    : never
}[keyof DB]

/** Tables whose rows are one company's, also those that are never removed. */
export type CompanyTable = {
  [T in keyof DB]: DB[T] extends { id: unknown; company_id: string } ? T : never
}[keyof DB]

/** For queries by columns that every such table has; the type names one of them. */
export const asRecord = (table: RecordTable) => table as 'address'
/** For queries by the company and the id alone. */
export const asCompanyRow = (table: CompanyTable) => table as 'company_change'

/** The entities whose records stand in a table; a table without one is no company's record of its own. */
export type EntityOf<N extends RecordTable> = {
  [E in Entity]: (typeof entities)[E]['table'] extends N ? E : never
}[Entity]

/** Where a kind of record is kept. */
export type Kept<N extends RecordTable> = {
  readonly entity: EntityOf<N>
  readonly table: N
  /** Its unique indexes, and the refusal for a second record with the same value. */
  readonly once?: Readonly<Record<string, Finding<RefusalCode>>>
}
