import type { Saved } from '@quayside/contract/kernel/record.ts'
import type { Tx } from '../database/database.ts'

/** Tables of records that have a number and states. */
export type DocumentTable =
  | 'freight_enquiry'
  | 'freight_order'
  | 'inbound_order'
  | 'outbound_order'
  | 'service_order'

export type NumberedSave = Saved & { number: string }

/** What was saved, with the number that the database gave the document. */
export async function withNumber(
  tx: Tx,
  table: DocumentTable,
  companyId: string,
  saved: Saved,
): Promise<NumberedSave> {
  const { number } = await tx
    .selectFrom(table)
    .select('number')
    .where('company_id', '=', companyId)
    .where('id', '=', saved.id)
    .executeTakeFirstOrThrow()
  return { ...saved, number }
}
