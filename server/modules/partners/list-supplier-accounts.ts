import { normalisedAccountNumber } from '@quayside/contract/kernel/bank-account.ts'
import { maskAccount } from '@quayside/contract/kernel/mask.ts'
import { defaultFlag } from '@quayside/contract/kernel/record.codes.ts'
import { toFlag } from '@quayside/contract/kernel/record.ts'
import {
  type SupplierAccount,
  type SupplierAccountColumn,
  type SupplierAccountDetail,
  type SupplierAccountExport,
  type SupplierAccountQuery,
  supplierAccountColumns,
} from '@quayside/contract/partners/supplier-account.ts'
import type { Binary } from '../../platform/http/binary.ts'
import { codeText } from '../../platform/records/code-text.ts'
import { type ExportColumns, exportRows } from '../../platform/records/export-rows.ts'
import { listPage } from '../../platform/records/list-page.ts'
import type { Reader } from '../../platform/records/read-in.ts'
import { findTimeline, toTimeline } from '../../platform/records/timeline.ts'
import { type Call, found } from '../../platform/session/call.ts'
import type { Texts } from '../../platform/texts.ts'
import {
  type AccountFilter,
  type AccountRow,
  accountKey,
  accountSort,
  findAccount,
  findAccounts,
} from './account-queries.ts'

export const listSupplierAccounts = (
  call: Call,
  { query }: { query: SupplierAccountQuery },
): Promise<{ rows: SupplierAccount[]; total: number }> =>
  listPage(call, accountsOf(call, query), query, accountSort, toListed(call))

export const exportSupplierAccounts = (
  call: Call,
  { query }: { query: SupplierAccountExport },
): Promise<Binary> =>
  exportRows(call, {
    entity: 'supplierAccount',
    query: accountsOf(call, query),
    sorting: query,
    sortColumns: accountSort,
    toRow: toListed(call),
    columns: columnsIn(call.text),
    chosen: query.columns ?? supplierAccountColumns,
  })

export const getSupplierAccount = (
  call: Call,
  { params }: { params: { id: string } },
): Promise<SupplierAccountDetail> => readSupplierAccount(call.read, call, params.id)

export async function readSupplierAccount(
  read: Reader,
  call: Call,
  id: string,
): Promise<SupplierAccountDetail> {
  const key = accountKey(call.principal.companyId, id)
  const [rows, events] = await read(findAccount(key.companyId, id), findTimeline(key))
  const row = found(rows[0])
  return { ...toAccount(call, row), version: row.version, timeline: toTimeline(events) }
}

/** Sealed numbers cannot be searched by a part; a whole one is found by its fingerprint. */
function accountsOf(call: Call, filter: AccountFilter) {
  const number = normalisedAccountNumber(filter.keyword ?? '')
  const fingerprints = number ? call.platform.personalData.fingerprintsToSearch(number) : []
  return findAccounts(call.principal.companyId, { ...filter, fingerprints })
}

const toAccount = (call: Call, row: AccountRow): SupplierAccount => ({
  id: row.id,
  supplierId: row.supplier_id,
  supplierNumber: row.supplier_number,
  supplierName: row.supplier_name,
  accountName: row.account_name,
  accountNumber: call.platform.personalData.open(row.account_number_sealed),
  bankName: row.bank_name,
  bankAddress: row.bank_address,
  bankCountry: row.bank_country,
  swiftCode: row.swift_code,
  currency: row.currency,
  isDefault: toFlag(row.is_default),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

const toListed =
  (call: Call) =>
  (row: AccountRow): SupplierAccount => {
    const account = toAccount(call, row)
    return { ...account, accountNumber: maskAccount(account.accountNumber) }
  }

const columnsIn = (text: Texts): ExportColumns<SupplierAccountColumn, SupplierAccount> => ({
  supplierNumber: { kind: 'text', value: (row) => row.supplierNumber },
  supplierName: { kind: 'text', width: 36, value: (row) => row.supplierName },
  accountName: { kind: 'text', width: 30, value: (row) => row.accountName },
  accountNumber: { kind: 'text', width: 14, value: (row) => row.accountNumber },
  bankName: { kind: 'text', width: 30, value: (row) => row.bankName },
  bankAddress: { kind: 'text', width: 40, value: (row) => row.bankAddress },
  bankCountry: { kind: 'text', width: 10, value: (row) => row.bankCountry },
  swiftCode: { kind: 'text', width: 14, value: (row) => row.swiftCode },
  currency: { kind: 'text', width: 8, value: (row) => row.currency },
  isDefault: { kind: 'text', width: 8, value: (row) => codeText(text, defaultFlag, row.isDefault) },
  createdAt: { kind: 'instant', value: (row) => row.createdAt },
  updatedAt: { kind: 'instant', value: (row) => row.updatedAt },
})
