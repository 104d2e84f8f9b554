import { addressType } from '@quayside/contract/account/contact.codes.ts'
import { maskMobile } from '@quayside/contract/kernel/mask.ts'
import { defaultFlag } from '@quayside/contract/kernel/record.codes.ts'
import { toFlag } from '@quayside/contract/kernel/record.ts'
import {
  type SupplierAddress,
  type SupplierAddressColumn,
  type SupplierAddressDetail,
  type SupplierAddressExport,
  type SupplierAddressQuery,
  supplierAddressColumns,
} from '@quayside/contract/partners/supplier-address.ts'
import type { Binary } from '../../platform/http/binary.ts'
import { codeText } from '../../platform/records/code-text.ts'
import { type ExportColumns, exportRows } from '../../platform/records/export-rows.ts'
import { listPage } from '../../platform/records/list-page.ts'
import type { Reader } from '../../platform/records/read-in.ts'
import { regionText } from '../../platform/records/region-name.ts'
import { findTimeline, toTimeline } from '../../platform/records/timeline.ts'
import { type Call, found } from '../../platform/session/call.ts'
import type { Texts } from '../../platform/texts.ts'
import { type AddressRow, addressKey, addressSort, findAddress, findAddresses } from './address-queries.ts'

export const listSupplierAddresses = (
  call: Call,
  { query }: { query: SupplierAddressQuery },
): Promise<{ rows: SupplierAddress[]; total: number }> =>
  listPage(call, findAddresses(call.principal.companyId, query), query, addressSort, toListed(call))

export const exportSupplierAddresses = (
  call: Call,
  { query }: { query: SupplierAddressExport },
): Promise<Binary> =>
  exportRows(call, {
    entity: 'supplierAddress',
    query: findAddresses(call.principal.companyId, query),
    sorting: query,
    sortColumns: addressSort,
    toRow: toListed(call),
    columns: columnsIn(call.text),
    chosen: query.columns ?? supplierAddressColumns,
  })

export const getSupplierAddress = (
  call: Call,
  { params }: { params: { id: string } },
): Promise<SupplierAddressDetail> => readSupplierAddress(call.read, call, params.id)

export async function readSupplierAddress(
  read: Reader,
  call: Call,
  id: string,
): Promise<SupplierAddressDetail> {
  const key = addressKey(call.principal.companyId, id)
  const [rows, events] = await read(findAddress(key.companyId, id), findTimeline(key))
  const row = found(rows[0])
  return { ...toAddress(call, row), version: row.version, timeline: toTimeline(events) }
}

const toAddress = ({ locale }: Call, row: AddressRow): SupplierAddress => ({
  id: row.id,
  supplierId: row.supplier_id,
  supplierNumber: row.supplier_number,
  supplierName: row.supplier_name,
  type: row.type,
  regionCode: row.region_code,
  region: regionText(row.region_names, locale),
  detail: row.detail,
  contact: row.contact,
  phone: row.phone,
  isDefault: toFlag(row.is_default),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

const toListed =
  (call: Call) =>
  (row: AddressRow): SupplierAddress => ({ ...toAddress(call, row), phone: maskMobile(row.phone) })

const columnsIn = (text: Texts): ExportColumns<SupplierAddressColumn, SupplierAddress> => ({
  supplierNumber: { kind: 'text', value: (row) => row.supplierNumber },
  supplierName: { kind: 'text', width: 36, value: (row) => row.supplierName },
  type: { kind: 'text', width: 12, value: (row) => codeText(text, addressType, row.type) },
  region: { kind: 'text', width: 30, value: (row) => row.region },
  detail: { kind: 'text', width: 40, value: (row) => row.detail },
  contact: { kind: 'text', value: (row) => row.contact },
  phone: { kind: 'text', value: (row) => row.phone },
  isDefault: { kind: 'text', width: 8, value: (row) => codeText(text, defaultFlag, row.isDefault) },
  createdAt: { kind: 'instant', value: (row) => row.createdAt },
  updatedAt: { kind: 'instant', value: (row) => row.updatedAt },
})
