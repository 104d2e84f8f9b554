import type { CustomerImportRow } from '@quayside/contract/partners/customer.ts'
import { at } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { refusingDuplicates } from '../../platform/database/refusing-duplicates.ts'
import { searchTextOf } from '../../platform/pinyin.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { recordEvents } from '../../platform/records/timeline.ts'

export const customerNameIndexes = {
  customer_chinese_name_once: at('chineseName', 'customer.chineseNameTaken'),
  customer_english_name_once: at('englishName', 'customer.englishNameTaken'),
}

/** The columns that a form or a row of an import gives. */
export const customerValues = async (draft: CustomerImportRow) => ({
  type: draft.type,
  chinese_name: draft.chineseName,
  english_name: draft.englishName,
  level: draft.level,
  registered_address: draft.registeredAddress,
  phone: draft.phone,
  fax: draft.fax,
  business_address: draft.businessAddress,
  search: await searchTextOf(draft.chineseName, draft.englishName),
})

/** New customers, one from the form or many from a file, in one statement; numbers come from the database. */
export async function insertCustomers(
  tx: Tx,
  acting: Acting & { companyId: string },
  drafts: readonly CustomerImportRow[],
): Promise<{ id: string; version: number }[]> {
  const { companyId } = acting
  const values = await Promise.all(drafts.map(customerValues))
  const { rows } = await refusingDuplicates(customerNameIndexes, () =>
    raw<{ id: string; version: number }>`
      insert into customer (company_id, type, chinese_name, english_name, level, registered_address, phone, fax,
        business_address, search)
      select ${companyId}, type, chinese_name, english_name, level, registered_address, phone, fax,
        business_address, search
      from jsonb_populate_recordset(null::customer, ${JSON.stringify(values)}::jsonb)
      returning id, version`.execute(tx),
  )
  const ids = rows.map((row) => row.id)
  await recordEvents(tx, acting, { companyId, entity: 'customer', ids }, { transition: 'create' })
  return rows
}
