import { maskMobile } from '@quayside/contract/kernel/mask.ts'
import { defaultFlag, recordSource } from '@quayside/contract/kernel/record.codes.ts'
import { toFlag } from '@quayside/contract/kernel/record.ts'
import { supplierStatus } from '@quayside/contract/partners/partner.codes.ts'
import { missingDocuments } from '@quayside/contract/partners/supplier.rules.ts'
import {
  type Supplier,
  type SupplierColumn,
  type SupplierExport,
  type SupplierOption,
  type SupplierQuery,
  supplierColumns,
} from '@quayside/contract/partners/supplier.ts'
import type { Binary } from '../../platform/http/binary.ts'
import { codeText } from '../../platform/records/code-text.ts'
import { type ExportColumns, exportRows } from '../../platform/records/export-rows.ts'
import { listPage } from '../../platform/records/list-page.ts'
import type { Call } from '../../platform/session/call.ts'
import type { Texts } from '../../platform/texts.ts'
import { findSupplierOptions, findSuppliers, type SupplierRow, supplierSort } from './supplier-queries.ts'

export const listSuppliers = (
  call: Call,
  { query }: { query: SupplierQuery },
): Promise<{ rows: Supplier[]; total: number }> =>
  listPage(call, findSuppliers(call.principal.companyId, query), query, supplierSort, toListed)

export const exportSuppliers = (call: Call, { query }: { query: SupplierExport }): Promise<Binary> =>
  exportRows(call, {
    entity: 'supplier',
    query: findSuppliers(call.principal.companyId, query),
    sorting: query,
    sortColumns: supplierSort,
    toRow: toListed,
    columns: columnsIn(call.text),
    chosen: query.columns ?? supplierColumns,
  })

const optionsAtMost = 20

export async function listSupplierOptions(
  call: Call,
  { query }: { query: { keyword?: string | undefined } },
): Promise<SupplierOption[]> {
  const [rows] = await call.read(findSupplierOptions(call.principal.companyId, query.keyword, optionsAtMost))
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    name: row.name,
    englishName: row.english_name,
    isOverseas: toFlag(row.is_overseas),
  }))
}

export const toSupplier = (row: SupplierRow): Supplier => ({
  id: row.id,
  number: row.number,
  name: row.name,
  englishName: row.english_name,
  abbreviation: row.abbreviation,
  isOverseas: toFlag(row.is_overseas),
  source: row.source,
  contact: row.contact,
  phone: row.phone,
  address: row.address,
  status: row.status,
  missingDocuments: missingDocuments(row.attached_kinds),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

const toListed = (row: SupplierRow): Supplier => ({ ...toSupplier(row), phone: maskMobile(row.phone) })

const columnsIn = (text: Texts): ExportColumns<SupplierColumn, Supplier> => ({
  number: { kind: 'text', value: (row) => row.number },
  name: { kind: 'text', width: 36, value: (row) => row.name },
  englishName: { kind: 'text', width: 36, value: (row) => row.englishName },
  abbreviation: { kind: 'text', value: (row) => row.abbreviation },
  isOverseas: { kind: 'text', width: 10, value: (row) => codeText(text, defaultFlag, row.isOverseas) },
  source: { kind: 'text', width: 12, value: (row) => codeText(text, recordSource, row.source) },
  contact: { kind: 'text', value: (row) => row.contact },
  phone: { kind: 'text', value: (row) => row.phone },
  address: { kind: 'text', width: 40, value: (row) => row.address },
  status: { kind: 'text', width: 14, value: (row) => codeText(text, supplierStatus, row.status) },
  missingDocuments: {
    kind: 'text',
    value: (row) => row.missingDocuments.map((kind) => text(`server.supplierDocuments.${kind}`)).join(', '),
  },
  createdAt: { kind: 'instant', value: (row) => row.createdAt },
  updatedAt: { kind: 'instant', value: (row) => row.updatedAt },
})
