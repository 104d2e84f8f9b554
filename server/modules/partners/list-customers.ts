import { maskMobile } from '@quayside/contract/kernel/mask.ts'
import { recordSource } from '@quayside/contract/kernel/record.codes.ts'
import { isOverseasCustomer } from '@quayside/contract/partners/customer.rules.ts'
import {
  type Customer,
  type CustomerColumn,
  type CustomerDetail,
  type CustomerExport,
  type CustomerOption,
  type CustomerOptionQuery,
  type CustomerQuery,
  customerColumns,
} from '@quayside/contract/partners/customer.ts'
import { customerLevel, customerType } from '@quayside/contract/partners/partner.codes.ts'
import type { Binary } from '../../platform/http/binary.ts'
import { codeText } from '../../platform/records/code-text.ts'
import { type ExportColumns, exportRows } from '../../platform/records/export-rows.ts'
import { listPage } from '../../platform/records/list-page.ts'
import type { Reader } from '../../platform/records/read-in.ts'
import { findTimeline, toTimeline } from '../../platform/records/timeline.ts'
import { type Call, found } from '../../platform/session/call.ts'
import type { Texts } from '../../platform/texts.ts'
import {
  type CustomerRow,
  customerKey,
  customerSort,
  findCustomer,
  findCustomers,
} from './customer-queries.ts'

export const listCustomers = (
  call: Call,
  { query }: { query: CustomerQuery },
): Promise<{ rows: Customer[]; total: number }> =>
  listPage(call, findCustomers(call.principal.companyId, query), query, customerSort, toListed)

export const exportCustomers = (call: Call, { query }: { query: CustomerExport }): Promise<Binary> =>
  exportRows(call, {
    entity: 'customer',
    query: findCustomers(call.principal.companyId, query),
    sorting: query,
    sortColumns: customerSort,
    toRow: toListed,
    columns: columnsIn(call.text),
    chosen: query.columns ?? customerColumns,
  })

const optionsAtMost = 20

export async function listCustomerOptions(
  call: Call,
  { query }: { query: CustomerOptionQuery },
): Promise<CustomerOption[]> {
  const [rows] = await call.read(
    findCustomers(call.principal.companyId, query)
      .orderBy(customerSort.chineseName)
      .orderBy(customerSort.englishName)
      .orderBy('id')
      .limit(optionsAtMost),
  )
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    name: isOverseasCustomer(row) ? row.english_name : row.chinese_name,
    chineseName: row.chinese_name,
    englishName: row.english_name,
    type: row.type,
  }))
}

export const getCustomer = (call: Call, { params }: { params: { id: string } }): Promise<CustomerDetail> =>
  readCustomer(call.read, call.principal.companyId, params.id)

/** The record as its screen shows it; also what a stale save is shown. */
export async function readCustomer(read: Reader, companyId: string, id: string): Promise<CustomerDetail> {
  const [rows, events] = await read(findCustomer(companyId, id), findTimeline(customerKey(companyId, id)))
  const row = found(rows[0])
  return { ...toCustomer(row), version: row.version, timeline: toTimeline(events) }
}

const toCustomer = (row: CustomerRow): Customer => ({
  id: row.id,
  number: row.number,
  type: row.type,
  chineseName: row.chinese_name,
  englishName: row.english_name,
  level: row.level,
  registeredAddress: row.registered_address,
  phone: row.phone,
  fax: row.fax,
  businessAddress: row.business_address,
  source: row.source,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

const toListed = (row: CustomerRow): Customer => ({ ...toCustomer(row), phone: maskMobile(row.phone) })

const columnsIn = (text: Texts): ExportColumns<CustomerColumn, Customer> => ({
  number: { kind: 'text', value: (row) => row.number },
  type: { kind: 'text', width: 12, value: (row) => codeText(text, customerType, row.type) },
  chineseName: { kind: 'text', width: 36, value: (row) => row.chineseName },
  englishName: { kind: 'text', width: 36, value: (row) => row.englishName },
  level: { kind: 'text', width: 12, value: (row) => codeText(text, customerLevel, row.level) },
  registeredAddress: { kind: 'text', width: 40, value: (row) => row.registeredAddress },
  phone: { kind: 'text', value: (row) => row.phone },
  fax: { kind: 'text', value: (row) => row.fax },
  businessAddress: { kind: 'text', width: 40, value: (row) => row.businessAddress },
  source: { kind: 'text', width: 12, value: (row) => codeText(text, recordSource, row.source) },
  createdAt: { kind: 'instant', value: (row) => row.createdAt },
  updatedAt: { kind: 'instant', value: (row) => row.updatedAt },
})
