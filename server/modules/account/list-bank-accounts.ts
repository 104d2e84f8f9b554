import {
  type BankAccount,
  type BankAccountColumn,
  type BankAccountDetail,
  type BankAccountExport,
  type BankAccountOption,
  type BankAccountOptionQuery,
  type BankAccountQuery,
  bankAccountColumns,
} from '@quayside/contract/account/bank-account.ts'
import { normalisedAccountNumber } from '@quayside/contract/kernel/bank-account.ts'
import { maskAccount } from '@quayside/contract/kernel/mask.ts'
import { defaultFlag } from '@quayside/contract/kernel/record.codes.ts'
import { toFlag } from '@quayside/contract/kernel/record.ts'
import type { Binary } from '../../platform/http/binary.ts'
import { codeText } from '../../platform/records/code-text.ts'
import { type ExportColumns, exportRows } from '../../platform/records/export-rows.ts'
import { listPage } from '../../platform/records/list-page.ts'
import type { Reader } from '../../platform/records/read-in.ts'
import { findTimeline, toTimeline } from '../../platform/records/timeline.ts'
import { type Call, found } from '../../platform/session/call.ts'
import type { Texts } from '../../platform/texts.ts'
import {
  type BankAccountFilter,
  type BankAccountRow,
  bankAccountKey,
  bankAccountSort,
  findBankAccount,
  findBankAccounts,
} from './bank-account-queries.ts'

export const listBankAccounts = (
  call: Call,
  { query }: { query: BankAccountQuery },
): Promise<{ rows: BankAccount[]; total: number }> =>
  listPage(call, accountsOf(call, query), query, bankAccountSort, toListed(call))

export const exportBankAccounts = (call: Call, { query }: { query: BankAccountExport }): Promise<Binary> =>
  exportRows(call, {
    entity: 'bankAccount',
    query: accountsOf(call, query),
    sorting: query,
    sortColumns: bankAccountSort,
    toRow: toListed(call),
    columns: columnsIn(call.text),
    chosen: query.columns ?? bankAccountColumns,
  })

const optionsAtMost = 20

export async function listBankAccountOptions(
  call: Call,
  { query }: { query: BankAccountOptionQuery },
): Promise<BankAccountOption[]> {
  const [rows] = await call.read(
    accountsOf(call, query)
      .orderBy('is_default', 'desc')
      .orderBy(bankAccountSort.accountName)
      .orderBy('id')
      .limit(optionsAtMost),
  )
  return rows.map((row) => {
    const { id, accountName, accountNumber, bankName, currency, isDefault } = toListed(call)(row)
    return { id, accountName, accountNumber, bankName, currency, isDefault }
  })
}

export const getBankAccount = (
  call: Call,
  { params }: { params: { id: string } },
): Promise<BankAccountDetail> => readBankAccount(call.read, call, params.id)

export async function readBankAccount(read: Reader, call: Call, id: string): Promise<BankAccountDetail> {
  const key = bankAccountKey(call.principal.companyId, id)
  const [rows, events] = await read(findBankAccount(key.companyId, id), findTimeline(key))
  const row = found(rows[0])
  return { ...toAccount(call, row), version: row.version, timeline: toTimeline(events) }
}

/** Sealed numbers cannot be searched by a part; a whole one is found by its fingerprint. */
function accountsOf(call: Call, filter: BankAccountFilter) {
  const number = normalisedAccountNumber(filter.keyword ?? '')
  const fingerprints = number ? call.platform.personalData.fingerprintsToSearch(number) : []
  return findBankAccounts(call.principal.companyId, { ...filter, fingerprints })
}

const toAccount = ({ platform }: Call, row: BankAccountRow): BankAccount => ({
  id: row.id,
  accountName: row.account_name,
  accountNumber: platform.personalData.open(row.account_number_sealed),
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
  (row: BankAccountRow): BankAccount => {
    const account = toAccount(call, row)
    return { ...account, accountNumber: maskAccount(account.accountNumber) }
  }

const columnsIn = (text: Texts): ExportColumns<BankAccountColumn, BankAccount> => ({
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
