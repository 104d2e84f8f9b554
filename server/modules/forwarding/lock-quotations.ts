import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Selectable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { lockRecords } from '../../platform/records/record-writes.ts'
import { hasOpenOfferSql, hasQuotationSql, isValidSql } from './quotation-queries.ts'

export type LockedEnquiry = Selectable<DB['freight_enquiry']> & { has_quotation: boolean }
export type LockedQuotation = Selectable<DB['freight_quotation']> & {
  has_open_offer: boolean
  is_valid: boolean
}

export async function lockEnquiry(
  tx: Tx,
  id: string,
  companyId: string | undefined,
): Promise<LockedEnquiry | undefined> {
  const [row] = await lockRecords(tx, 'freight_enquiry', [id], companyId)
  if (!row) return undefined
  const { rows } = await raw<{ has_quotation: boolean }>`
    select ${hasQuotationSql('e')} as has_quotation from freight_enquiry e
    where e.company_id = ${row.company_id}::bigint and e.id = ${id}::bigint`.execute(tx)
  return { ...row, has_quotation: rows[0]?.has_quotation ?? false }
}

/** All quotations of a locked enquiry, in the order of their ids. */
export async function lockQuotationsOf(tx: Tx, enquiry: LockedEnquiry): Promise<LockedQuotation[]> {
  const { rows } = await raw<LockedQuotation>`
    select q.*, ${hasOpenOfferSql('q')} as has_open_offer, ${isValidSql('q')} as is_valid from freight_quotation q
    where q.company_id = ${enquiry.company_id}::bigint and q.enquiry_id = ${enquiry.id}::bigint and q.deleted_at is null
    order by q.id for update of q`.execute(tx)
  return rows
}

/**
 * A quotation with its enquiry, which is locked first: confirming one, withdrawing one and cancelling the enquiry wait for
 * each other there.
 */
export async function lockQuotation(
  tx: Tx,
  id: string,
  companyId: string | undefined,
): Promise<{ enquiry: LockedEnquiry; quotation: LockedQuotation; others: LockedQuotation[] } | undefined> {
  const owner = await tx
    .selectFrom('freight_quotation')
    .select(['enquiry_id', 'company_id'])
    .where('id', '=', id)
    .$if(companyId !== undefined, (query) => query.where('company_id', '=', companyId ?? ''))
    .executeTakeFirst()
  if (!owner) return undefined
  const enquiry = await lockEnquiry(tx, owner.enquiry_id, owner.company_id)
  if (!enquiry) return undefined
  const all = await lockQuotationsOf(tx, enquiry)
  const quotation = all.find((each) => each.id === id)
  return quotation && { enquiry, quotation, others: all.filter((each) => each.id !== id) }
}
