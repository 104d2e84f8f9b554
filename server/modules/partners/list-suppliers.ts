import { partnerName } from '@quayside/contract/kernel/partner-name.ts'
import { supplierStatus } from '@quayside/contract/partners/partner.codes.ts'
import { missingDocuments } from '@quayside/contract/partners/supplier.rules.ts'
import { type Supplier, SupplierOption, supplierColumns } from '@quayside/contract/partners/supplier.ts'
import { at } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { sortingOf, toAnswered } from '../../platform/records/columns.ts'
import { recordOf } from '../../platform/records/record.ts'
import type { Call } from '../../platform/session/call.ts'
import { findSuppliers, type SupplierFilter, type SupplierRow } from './supplier-queries.ts'

const rowOf = toAnswered(supplierColumns)

export const toSupplier = (row: SupplierRow): Supplier => ({
  ...rowOf(row),
  missingDocuments: missingDocuments(row.attached_kinds),
})

export const nameTaken = at('name', 'supplier.nameTaken')

export const suppliers = recordOf({
  entity: 'supplier',
  table: 'supplier',
  once: { supplier_name_once: nameTaken },
  columns: supplierColumns,
  find: (call, given: SupplierFilter) => findSuppliers(call.principal.companyId, given),
  sort: sortingOf('supplier', supplierColumns, {}),
  toRow: toSupplier,
  cells: (text) => ({
    missingDocuments: (row) =>
      row.missingDocuments.map((kind) => text(`server.supplierDocuments.${kind}`)).join(', '),
  }),
})

const options = suppliers.options(SupplierOption, raw`supplier.name collate "zh-x-icu", supplier.id`)

/** By the names that the reader sees everywhere else. */
export async function listSupplierOptions(
  call: Call,
  { query: { keyword } }: { query: { keyword?: string | undefined } },
): Promise<SupplierOption[]> {
  const found = await options(call, { query: { keyword, status: supplierStatus.codes.enabled } })
  return found.map((option) => ({ ...option, name: partnerName(call.locale, option) }))
}
