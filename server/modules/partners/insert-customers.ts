import type { Saved } from '@quayside/contract/kernel/record.ts'
import { type CustomerImportRow, customerColumns } from '@quayside/contract/partners/customer.ts'
import type { Tx } from '../../platform/database/database.ts'
import { searchTextOf } from '../../platform/pinyin.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { toStored } from '../../platform/records/columns.ts'
import { insertRecords } from '../../platform/records/record-writes.ts'
import { customers } from './customers.ts'

const columnValues = toStored(customerColumns)

/** The columns that a form or a row of an import gives. */
export const customerValues = async (draft: CustomerImportRow) => ({
  ...columnValues(draft),
  search: await searchTextOf(draft.chineseName, draft.englishName),
})

export const insertCustomers = async (
  tx: Tx,
  acting: Acting & { companyId: string },
  drafts: readonly CustomerImportRow[],
): Promise<Saved[]> => insertRecords(tx, acting, customers, await Promise.all(drafts.map(customerValues)))
