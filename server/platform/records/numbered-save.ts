import type { Saved } from '@quayside/contract/kernel/record.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import type { Selectable } from 'kysely'
import type { Tx } from '../database/database.ts'
import type { EntityOf, RecordTable } from './record-table.ts'

/** Tables of records that have a number and states. */
export type DocumentTable = {
  [T in RecordTable]: Selectable<DB[T]> extends { readonly number: string; readonly state: number }
    ? EntityOf<T> extends never
      ? never
      : T
    : never
}[RecordTable]

/** For queries by columns that every such table has; the type names one of them. */
const asDocument = (table: DocumentTable) => table as 'service_order'

export type NumberedSave = Saved & { number: string }

/** What was saved, with the number that the database gave the document. */
export async function withNumber(
  tx: Tx,
  table: DocumentTable,
  companyId: string,
  saved: Saved,
): Promise<NumberedSave> {
  const { number } = await tx
    .selectFrom(asDocument(table))
    .select('number')
    .where('company_id', '=', companyId)
    .where('id', '=', saved.id)
    .executeTakeFirstOrThrow()
  return { ...saved, number }
}
