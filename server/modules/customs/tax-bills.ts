import { taxBillState } from '@quayside/contract/customs/customs.codes.ts'
import { lateCharge } from '@quayside/contract/customs/tax-bill.rules.ts'
import {
  taxBillColumns as columns,
  type TaxBill,
  type TaxBillDetail,
  type TaxBillQuery,
  type TaxBillSummary,
} from '@quayside/contract/customs/tax-bill.ts'
import { type Amount, sum } from '@quayside/contract/kernel/money.ts'
import { sql as raw } from 'kysely'
import { businessDay } from '../../platform/database/business-day.ts'
import { sql } from '../../platform/database/database.ts'
import { findAttachments, toAttachments } from '../../platform/files/attachments.ts'
import { recordFiles } from '../../platform/files/document-files.ts'
import { selection, sortingOf, toAnswered } from '../../platform/records/columns.ts'
import { filteredBy } from '../../platform/records/filtered-list.ts'
import { by, type FilterOf, type Filters, usualFilters } from '../../platform/records/filters.ts'
import { inRmb, isCounted } from '../../platform/records/list-sums.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { recordOf } from '../../platform/records/record.ts'
import { findTimeline, toTimeline } from '../../platform/records/timeline.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'

/** An open bill grows late every day, a paid one was as late as its payment, a cancelled one never is. */
export const lateUntilSql = (bill: string) => {
  const own = (column: string) => raw.ref(`${bill}.${column}`)
  return raw<string>`case when ${own('state')} = ${raw.lit(taxBillState.codes.cancelled)} then ${own('due_on')}
    else coalesce(${own('paid_on')}, ${businessDay}) end`
}
export const daysLateSql = (bill: string) =>
  raw<number>`greatest(0, ${lateUntilSql(bill)} - ${raw.ref(`${bill}.due_on`)})::int`
export const isOverdueSql = (bill: string) =>
  raw<boolean>`(${raw.ref(`${bill}.state`)} = ${raw.lit(taxBillState.codes.open)}
    and ${raw.ref(`${bill}.due_on`)} < ${businessDay})`

type Filter = FilterOf<TaxBillQuery>

const filters: Filters<Filter> = {
  keyword: by.keyword(
    (within) => raw`(lower(b.number) like ${within} or lower(o.order_no) like ${within}
      or lower(d.number) like ${within})`,
  ),
  state: by.equals('state'),
  kind: by.equals('kind'),
  orderId: by.equals('order_id'),
  declarationId: by.equals('declaration_id'),
  isOverdue: by.value(
    (given: number) => given === 1,
    (isSo) => raw`${isOverdueSql('b')} = ${isSo}`,
  ),
  issuedOnBegin: by.atLeast('issued_on'),
  issuedOnEnd: by.atMost('issued_on'),
  ids: usualFilters.ids,
}

export const billsOf = () =>
  sql
    .selectFrom('tax_bill as b')
    .innerJoin('declaration as d', (join) =>
      join.onRef('d.company_id', '=', 'b.company_id').onRef('d.id', '=', 'b.declaration_id'),
    )
    .innerJoin('trade_order as o', (join) =>
      join.onRef('o.company_id', '=', 'b.company_id').onRef('o.id', '=', 'b.order_id'),
    )
    .select(selection('b', columns))
    .select(['d.declaration_no', 'o.order_no', daysLateSql('b').as('days_late')])
    .select(raw<string>`(${lateUntilSql('b')})::text`.as('late_until'))
    .where('b.deleted_at', 'is', null)

const rowOf = toAnswered(columns)

export const toBill = (row: Parameters<typeof rowOf>[0] & { readonly late_until: string }): TaxBill => {
  const bill = rowOf(row)
  return { ...bill, lateCharge: lateCharge(bill.amount as Amount, bill.dueOn, row.late_until) }
}

export const taxBills = recordOf({
  entity: 'taxBill',
  table: 'tax_bill',
  columns,
  find: filteredBy('b', (companyId) => billsOf().where('b.company_id', '=', companyId), filters),
  sort: sortingOf('b', columns, { orderNo: raw`o.order_no` }),
  toRow: toBill,
  sums: {
    counts: isCounted('taxBill', 'b.state'),
    currency: inRmb,
    columns: { amount: { value: raw`b.amount` } },
  },
  cells: (text) => ({
    kind: ({ kind }) => text(`codes.taxBillKind.${kind}`),
    lateCharge: ({ lateCharge: charge }) => charge,
  }),
})

export async function readTaxBill(
  read: Reader,
  { companyId, id }: { companyId: string; id: string },
): Promise<TaxBillDetail> {
  const key = { companyId, entity: 'taxBill', id } as const
  const [rows, files, events] = await read(
    billsOf()
      .leftJoin('cash_voucher as v', (join) =>
        join.onRef('v.company_id', '=', 'b.company_id').onRef('v.id', '=', 'b.voucher_id'),
      )
      .select(raw<string>`coalesce(v.number, '')`.as('voucher_no'))
      .where('b.company_id', '=', companyId)
      .where('b.id', '=', id),
    findAttachments(key),
    findTimeline(key),
  )
  const row = getOrRefuse(rows[0])
  return {
    ...toBill(row),
    version: row.version,
    voucherNo: row.voucher_no,
    attachments: toAttachments(files),
    timeline: toTimeline(events),
  }
}

export const getTaxBill = (
  call: Call,
  { params: { id } }: { params: { id: string } },
): Promise<TaxBillDetail> => readTaxBill(call.read, { companyId: call.principal.companyId, id })

const dueSoonDays = 5
const isPaidThisYear = raw<boolean>`(b.paid_on >= date_trunc('year', ${businessDay})
  and ${isCounted('taxBill', 'b.state')})`
const openCode = raw.lit(taxBillState.codes.open)

export async function sumTaxBills(call: Call): Promise<TaxBillSummary> {
  const { companyId } = call.principal
  const [figures, overdue] = await call.read(
    sql
      .selectFrom('tax_bill as b')
      .select([
        raw<number>`count(*) filter (where b.state = ${openCode})::int`.as('open_count'),
        raw<string>`coalesce(sum(b.amount) filter (where b.state = ${openCode}), 0)::app.money`.as(
          'open_amount',
        ),
        raw<number>`count(*) filter (where b.state = ${openCode}
          and b.due_on between ${businessDay} and ${businessDay} + ${raw.lit(dueSoonDays)})::int`.as(
          'soon_count',
        ),
        raw<string>`coalesce(sum(b.amount) filter (where b.state = ${openCode}
          and b.due_on between ${businessDay} and ${businessDay} + ${raw.lit(dueSoonDays)}), 0)::app.money`.as(
          'soon_amount',
        ),
        raw<number>`count(*) filter (where ${isPaidThisYear})::int`.as('paid_count'),
        raw<string>`coalesce(sum(b.amount) filter (where ${isPaidThisYear}), 0)::app.money`.as('paid_amount'),
      ])
      .where('b.company_id', '=', companyId)
      .where('b.deleted_at', 'is', null),
    billsOf().where('b.company_id', '=', companyId).where(isOverdueSql('b')),
  )
  const row = getOrRefuse(figures[0])
  const late = overdue.map(toBill)
  return {
    open: { count: row.open_count, amount: row.open_amount },
    overdue: {
      count: late.length,
      amount: sum(late.map(({ amount }) => amount as Amount)),
      lateCharge: sum(late.map(({ lateCharge: charge }) => charge as Amount)),
    },
    dueSoon: { count: row.soon_count, amount: row.soon_amount },
    paidThisYear: { count: row.paid_count, amount: row.paid_amount },
  }
}

export const taxBillFiles = recordFiles('tax_bill', { see: 'customs-taxBill-list' })
