import { debtColumns as columns, type Debt, type DebtQuery } from '@quayside/contract/finance/debt.ts'
import { type AgeingBucketKey, feeDisputeState } from '@quayside/contract/finance/finance.codes.ts'
import { ageingOf, ageingUpTo } from '@quayside/contract/finance/open-items.ts'
import { daysBetween } from '@quayside/contract/kernel/days.ts'
import { type InferResult, sql as raw } from 'kysely'
import { businessDay } from '../../platform/database/business-day.ts'
import { sql } from '../../platform/database/database.ts'
import { writtenZero } from '../../platform/database/written-zero.ts'
import { sortingOf, toAnswered } from '../../platform/records/columns.ts'
import { filteredBy } from '../../platform/records/filtered-list.ts'
import { by, type FilterOf, type Filters, filtered, usualFilters } from '../../platform/records/filters.ts'
import type { Summing } from '../../platform/records/list-sums.ts'

export const dueSoonDays = 30
export type Filter = FilterOf<DebtQuery>

/** As a value of its own the day is looked up once for a statement, not for each item. */
const pastDue = raw<number>`((select ${businessDay}) - i.due_on)`
const disputed = raw<boolean>`dispute.id is not null`
/** The days past due of each bucket, as a range of PostgreSQL. */
const daysOf: Readonly<Record<AgeingBucketKey, string>> = {
  notDue: '(,0]',
  upTo30: `[1,${ageingUpTo.upTo30}]`,
  upTo60: `[${ageingUpTo.upTo30 + 1},${ageingUpTo.upTo60}]`,
  upTo90: `[${ageingUpTo.upTo60 + 1},${ageingUpTo.upTo90}]`,
  over90: `(${ageingUpTo.upTo90},)`,
}

const filters: Filters<Filter> = {
  keyword: by.keyword(
    (within) =>
      raw`(lower(o.order_no) like ${within} or lower(i.document_no) like ${within} or lower(i.basis) like ${within})`,
  ),
  currency: by.equals('currency'),
  kind: by.equals('kind'),
  bucket: by.value(
    (name: AgeingBucketKey) => daysOf[name],
    (days) => raw`${pastDue} <@ ${days}::int4range`,
  ),
  isOverdue: by.value(
    (given: number) => given === 1,
    (isSo) => raw`(${pastDue} > 0) = ${isSo}`,
  ),
  isDueSoon: by.value(
    (given: number) => given === 1,
    (isSo) => raw`(${pastDue} between ${raw.lit(-dueSoonDays)} and 0) = ${isSo}`,
  ),
  isDisputed: by.value(
    (given: number) => given === 1,
    (isSo) => raw`(${disputed}) = ${isSo}`,
  ),
  orderId: by.equals('order_id'),
  dueOnBegin: by.atLeast('due_on'),
  dueOnEnd: by.atMost('due_on'),
  ids: usualFilters.ids,
}

/** Every item of receivable; debts are those with something outstanding. */
export const items = () =>
  sql
    .selectFrom('receivable_item as i')
    .leftJoin('trade_order as o', (join) =>
      join.onRef('o.company_id', '=', 'i.company_id').onRef('o.id', '=', 'i.order_id'),
    )
    .leftJoin('fee_dispute as dispute', (join) =>
      join
        .onRef('dispute.company_id', '=', 'i.company_id')
        .on('i.document_kind', '=', 'fee')
        .onRef('dispute.fee_id', '=', 'i.document_id')
        .on('dispute.state', '=', raw.lit(feeDisputeState.codes.raised)),
    )
    .select([
      'i.id',
      'i.company_id',
      'i.due_on',
      'i.kind',
      'i.fee_kind',
      'i.basis',
      'i.order_id',
      'o.order_no',
      'i.document_kind',
      'i.document_id',
      'i.document_no',
      'dispute.id as dispute_id',
      'i.currency',
      'i.settled',
      'i.outstanding',
      'i.incurred_on',
      raw<string>`(i.amount - i.credited)::app.money`.as('amount'),
    ])
type ItemRow = InferResult<ReturnType<typeof items>>[number]

export const openItemsOf = (companyId: string) =>
  items().where('i.company_id', '=', companyId).where('i.outstanding', '>', writtenZero)

export const findDebts = filteredBy('i', openItemsOf, filters)

export const filteredDebts = (query: ReturnType<typeof items>, given: Filter) =>
  filtered(query, 'i', filters, given)

const rowOf = toAnswered(columns)
export const toDebt = (row: ItemRow, day: string): Debt => ({
  ...rowOf(row),
  daysPastDue: daysBetween(row.due_on, day),
  bucket: ageingOf(row.due_on, day),
})

/** The one that is due first stands first, unless something else is asked for. */
export const dueFirst = <Q extends { orderByColumn?: string | undefined }>(query: Q): Q =>
  query.orderByColumn === undefined ? { ...query, orderByColumn: 'dueOn', isAsc: 'asc' as const } : query

export const debtSort = sortingOf('i', columns, {})

export const debtSums: Summing<'outstanding'> = {
  currency: raw<string>`i.currency`,
  columns: { outstanding: { value: raw`i.outstanding` } },
}
