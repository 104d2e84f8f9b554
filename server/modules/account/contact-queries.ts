import type { ContactQuery } from '@quayside/contract/account/contact.ts'
import { isYes } from '@quayside/contract/kernel/record.ts'
import { sql as raw } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'
import { containing, fromDay, type SortColumns, untilDay } from '../../platform/records/list-page.ts'
import type { RecordKey } from '../../platform/records/timeline.ts'

export const contactKey = (companyId: string, id: string): RecordKey => ({ companyId, entity: 'contact', id })

export type ContactFilter = Omit<ContactQuery, 'pageNum' | 'pageSize'> & {
  ids?: readonly string[] | undefined
  /** Of the keyword, in case it is an ID number. */
  fingerprints?: readonly string[]
}

export function findContacts(companyId: string, filter: ContactFilter) {
  const { keyword, type, isDefault, createdAtBegin, createdAtEnd, ids, fingerprints = [] } = filter
  let query = sql
    .selectFrom('contact')
    .selectAll('contact')
    .where('contact.company_id', '=', companyId)
    .where('contact.deleted_at', 'is', null)
  if (keyword) {
    query = query.where(raw<boolean>`(contact.search like ${containing(keyword.toLowerCase())}
      or contact.id_card_fingerprint = any(${[...fingerprints]}::text[]))`)
  }
  if (type !== undefined) query = query.where('contact.type', '=', type)
  if (isDefault !== undefined) query = query.where('contact.is_default', '=', isYes(isDefault))
  if (createdAtBegin) query = query.where('contact.created_at', '>=', fromDay(createdAtBegin))
  if (createdAtEnd) query = query.where('contact.created_at', '<', untilDay(createdAtEnd))
  if (ids) query = query.where('contact.id', '=', raw<string>`any(${[...ids]}::bigint[])`)
  return query
}

export const contactSort: SortColumns<NonNullable<ContactQuery['orderByColumn']>> = {
  id: raw`contact.id`,
  name: raw`contact.name collate "zh-x-icu"`,
  type: raw`contact.type`,
  createdAt: raw`contact.created_at`,
  updatedAt: raw`contact.updated_at`,
}

export type ContactRow = Awaited<ReturnType<ReturnType<typeof findContacts>['execute']>>[number]

export const findContact = (companyId: string, id: string) =>
  findContacts(companyId, {}).where('contact.id', '=', id)

export const lockContact = (tx: Tx, companyId: string, id: string) =>
  tx
    .selectFrom('contact')
    .select('version')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

/** A company has one default contact of each type. */
export const clearDefaultContact = (tx: Tx, companyId: string, of: { type: number; exceptId: string }) =>
  tx
    .updateTable('contact')
    .set({ is_default: false })
    .where('company_id', '=', companyId)
    .where('type', '=', of.type)
    .where('id', '<>', of.exceptId)
    .where('is_default', '=', true)
    .where('deleted_at', 'is', null)
    .execute()
