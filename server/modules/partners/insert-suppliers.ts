import { isYes } from '@quayside/contract/kernel/record.ts'
import { supplierMachine } from '@quayside/contract/partners/supplier.states.ts'
import type { SupplierImportRow } from '@quayside/contract/partners/supplier.ts'
import { at } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { refusingDuplicates } from '../../platform/database/refusing-duplicates.ts'
import { searchTextOf } from '../../platform/pinyin.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { recordEvents } from '../../platform/records/timeline.ts'

export const nameIndex = { supplier_name_once: at('name', 'supplier.nameTaken') }

/** The columns that a form or a row of an import gives. */
export const supplierValues = async (draft: SupplierImportRow) => ({
  name: draft.name,
  english_name: draft.englishName,
  abbreviation: draft.abbreviation,
  is_overseas: isYes(draft.isOverseas),
  contact: draft.contact,
  phone: draft.phone,
  address: draft.address,
  search: await searchTextOf(draft.name, draft.englishName, draft.abbreviation),
})

/** New suppliers, one from the form or many from a file, in one statement; numbers come from the database. */
export async function insertSuppliers(
  tx: Tx,
  acting: Acting & { companyId: string },
  drafts: readonly SupplierImportRow[],
): Promise<{ id: string; version: number }[]> {
  const { companyId } = acting
  const values = await Promise.all(drafts.map(supplierValues))
  const { rows } = await refusingDuplicates(nameIndex, () =>
    raw<{ id: string; version: number }>`
      insert into supplier (company_id, name, english_name, abbreviation, is_overseas, contact, phone, address, search, status)
      select ${companyId}, name, english_name, abbreviation, is_overseas, contact, phone, address, search,
        ${supplierMachine.states.codes[supplierMachine.initial]}::int
      from jsonb_populate_recordset(null::supplier, ${JSON.stringify(values)}::jsonb)
      returning id, version`.execute(tx),
  )
  const ids = rows.map((row) => row.id)
  await recordEvents(
    tx,
    acting,
    { companyId, entity: 'supplier', ids },
    { transition: 'create', to: supplierMachine.initial },
  )
  return rows
}
