import { recordSource } from '@quayside/contract/kernel/record.codes.ts'
import type { Saved } from '@quayside/contract/kernel/record.ts'
import { supplierStatus } from '@quayside/contract/partners/partner.codes.ts'
import { supplierMachine } from '@quayside/contract/partners/supplier.states.ts'
import { type SupplierImportRow, supplierColumns } from '@quayside/contract/partners/supplier.ts'
import type { Tx } from '../../platform/database/database.ts'
import { searchTextOf } from '../../platform/pinyin.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { toStored } from '../../platform/records/columns.ts'
import { insertRecords } from '../../platform/records/record-writes.ts'
import { suppliers } from './list-suppliers.ts'

const columnValues = toStored(supplierColumns)

/** The columns that a form or a row of an import gives. */
export const supplierValues = async (draft: SupplierImportRow) => ({
  ...columnValues(draft),
  search: await searchTextOf(draft.name, draft.englishName, draft.abbreviation),
})

/** New suppliers, one from the form or many from a file. */
export async function insertSuppliers(
  tx: Tx,
  acting: Acting & { companyId: string },
  drafts: readonly SupplierImportRow[],
  source: keyof typeof recordSource.codes = 'online',
): Promise<Saved[]> {
  const { initial } = supplierMachine
  const status = supplierStatus.codes[initial]
  const values = await Promise.all(
    drafts.map(async (draft) => ({
      ...(await supplierValues(draft)),
      status,
      source: recordSource.codes[source],
    })),
  )
  return insertRecords(tx, acting, suppliers, values, initial)
}
