import {
  paymentRecordColumns as columns,
  type PaymentRecord,
  type PaymentRecordColumn,
  type PaymentRecordQuery,
} from '@quayside/contract/finance/payment-record.ts'
import { shapesOf } from '@quayside/contract/kernel/columns.ts'
import { sql as raw } from 'kysely'
import { cellsOf } from '../../platform/records/export-cells.ts'
import { exportRows } from '../../platform/records/export-rows.ts'
import { by, type FilterOf, type Filters, filtered, usualFilters } from '../../platform/records/filters.ts'
import { listPage, type SortColumns } from '../../platform/records/list-page.ts'
import type { Call } from '../../platform/session/call.ts'
import { isForOrder, movementsOf, toPaymentRecord } from './bank-movements.ts'

type Filter = FilterOf<PaymentRecordQuery>

const filters: Filters<Filter> = {
  keyword: by.keyword(
    (within) => raw`(lower(e.document_no) like ${within} or lower(o.order_no) like ${within}
      or lower(v.counterparty) like ${within} or lower(a.supplier_name) like ${within} or lower(v.bank_reference) like ${within}
      or lower(a.bank_reference) like ${within})`,
  ),
  direction: by.value(
    (given: 'in' | 'out') => given === 'in',
    (isIn) => raw`(p.debit > 0) = ${isIn}`,
  ),
  event: by.given((event: string) => raw`e.event = ${event}`),
  currency: by.equals('currency'),
  orderId: by.given(isForOrder),
  voucherId: by.given((id: string) => raw`(e.document_kind = 'cashVoucher' and e.document_id = ${id})`),
  occurredOnBegin: by.atLeast('occurred_on'),
  occurredOnEnd: by.atMost('occurred_on'),
  ids: usualFilters.ids,
}

const sort: SortColumns<'occurredOn' | 'currency' | 'amount'> = {
  id: raw`p.id`,
  occurredOn: raw`p.occurred_on`,
  currency: raw`p.currency`,
  amount: raw`p.debit + p.credit`,
}

/** By day and not by when it was entered: the newest movement stands first. */
const newestFirst = <Q extends { orderByColumn?: string | undefined }>(query: Q): Q =>
  query.orderByColumn === undefined
    ? { ...query, orderByColumn: 'occurredOn', isAsc: 'desc' as const }
    : query

const wanted = (call: Call, given: Filter) =>
  filtered(movementsOf(call.principal.companyId), 'p', filters, given)

export const listPaymentRecords = (
  call: Call,
  { query }: { query: PaymentRecordQuery },
): Promise<{ rows: PaymentRecord[]; total: number }> =>
  listPage(call, wanted(call, query), newestFirst(query), sort, toPaymentRecord)

type ExportQuery = Filter &
  Pick<PaymentRecordQuery, 'orderByColumn' | 'isAsc'> & {
    columns?: readonly PaymentRecordColumn[] | undefined
  }

export const exportPaymentRecords = (call: Call, { query }: { query: ExportQuery }) =>
  exportRows(call, {
    entity: 'paymentRecord',
    query: wanted(call, query),
    sorting: newestFirst(query),
    sortColumns: sort,
    toRow: toPaymentRecord,
    columns: cellsOf<typeof columns, PaymentRecord>(columns, call.text, {
      direction: (row) => (row.direction === 'in' ? '+' : '-'),
      uses: (row) => row.uses.map((use) => `${use.documentNo} ${use.amount}`).join(', '),
    }),
    chosen: query.columns ?? shapesOf(columns).exported,
  })
