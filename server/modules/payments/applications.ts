import { partnerName } from '@quayside/contract/kernel/partner-name.ts'
import { isYes, toFlag } from '@quayside/contract/kernel/record.codes.ts'
import { awaitingStates } from '@quayside/contract/payments/amount-due.ts'
import type {
  PaymentApplicationCounts,
  PaymentApplicationQuery,
} from '@quayside/contract/payments/application-query.ts'
import {
  paymentQueryState,
  paymentApplicationState as states,
} from '@quayside/contract/payments/payment.codes.ts'
import { paymentApplicationColumns as columns } from '@quayside/contract/payments/payment-application.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { type InferResult, sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { openedNumber } from '../../platform/records/account-number.ts'
import { selection, sortingOf, toAnswered } from '../../platform/records/columns.ts'
import { filteredBy } from '../../platform/records/filtered-list.ts'
import { by, type FilterOf, type Filters, usualFilters } from '../../platform/records/filters.ts'
import { isCounted } from '../../platform/records/list-sums.ts'
import { recordOf } from '../../platform/records/record.ts'
import type { Call } from '../../platform/session/call.ts'
import { isAllowed } from '../../platform/session/require-access.ts'

type Asked = FilterOf<PaymentApplicationQuery>
/** Whose application it is depends on who asks, so the condition is given the member. */
type Filter = Omit<Asked, 'isMine'> & {
  readonly appliedBy?: string | undefined
  readonly appliedByOther?: string | undefined
}

/** Not reviewed yet: with the second member, or with the provider. */
const unreviewed = [states.codes.toRelease, states.codes.unreviewed]

const hasOrder = (condition: ReturnType<typeof raw<boolean>>) => raw<boolean>`exists (select 1
  from payment_application_line l join trade_order o on o.company_id = l.company_id and o.id = l.order_id
  where l.company_id = a.company_id and l.application_id = a.id and ${condition})`

const filters: Filters<Filter> = {
  keyword: by.keyword(
    (within) => raw`(lower(a.number) like ${within} or lower(a.supplier_name) like ${within}
      or lower(a.account_name) like ${within} or lower(a.bank_name) like ${within}
      or ${hasOrder(raw<boolean>`lower(o.order_no) like ${within}`)})`,
  ),
  state: by.equals('state'),
  reviewState: by.value(
    (given: number) => given === paymentQueryState.codes.reviewed,
    (isReviewed) => raw`(a.state <> all(${raw.raw(`'{${unreviewed.join(',')}}'`)}::int[])) = ${isReviewed}`,
  ),
  currency: by.equals('currency'),
  supplierId: by.equals('supplier_id'),
  isAwaitingMoney: by.value(
    (given: number) => isYes(given),
    (isSo) =>
      raw`(a.state = any(${raw.raw(`'{${awaitingStates.join(',')}}'`)}::int[]) and a.received_in_full_on is null) = ${isSo}`,
  ),
  orderId: by.given((id: string) => hasOrder(raw<boolean>`o.id = ${id}`)),
  appliedBy: by.equals('applied_by'),
  appliedByOther: by.given((member: string) => raw`a.applied_by <> ${member}`),
  ...usualFilters,
}

/** The numbers of its orders, in the form's order. */
export const orderNosOf = (alias: string) => raw<string[]>`array(select o.order_no
  from payment_application_line l join trade_order o on o.company_id = l.company_id and o.id = l.order_id
  where l.company_id = ${raw.ref(`${alias}.company_id`)} and l.application_id = ${raw.ref(`${alias}.id`)} order by l.position)`
/** The orders themselves, in the same order. */
const orderIdsOf = (alias: string) => raw<
  string[]
>`array(select l.order_id::text from payment_application_line l
  where l.company_id = ${raw.ref(`${alias}.company_id`)} and l.application_id = ${raw.ref(`${alias}.id`)} order by l.position)`

export const applicationsOf = (companyId: string) =>
  sql
    .selectFrom('payment_application as a')
    .innerJoin('member as m', 'm.id', 'a.applied_by')
    .innerJoin('supplier as s', (join) =>
      join.onRef('s.company_id', '=', 'a.company_id').onRef('s.id', '=', 'a.supplier_id'),
    )
    .select(selection('a', columns))
    .select('s.english_name as supplier_english_name')
    .select(['a.account_number_sealed', 'a.applied_by', 'm.name as applied_by_name'])
    .select(orderNosOf('a').as('order_nos'))
    .select(orderIdsOf('a').as('order_ids'))
    .where('a.company_id', '=', companyId)

const fieldsOf = toAnswered(columns)
type ApplicationRow = InferResult<ReturnType<typeof applicationsOf>>[number]

/** Whom it pays keeps the name of the day it was applied for; a reader of English reads the English one. */
export const rowOf = (row: ApplicationRow, locale: Locale) => ({
  ...fieldsOf(row),
  supplierName: partnerName(locale, { name: row.supplier_name, englishName: row.supplier_english_name }),
})

export const applications = recordOf({
  entity: 'paymentApplication',
  table: 'payment_application',
  columns,
  find: filteredBy('a', applicationsOf, filters, ({ principal }, { isMine, ...asked }: Asked) => ({
    ...asked,
    ...(isMine !== undefined && { [isYes(isMine) ? 'appliedBy' : 'appliedByOther']: principal.memberId }),
  })),
  sort: sortingOf('a', columns, {}),
  toRow: (row, call) => ({
    ...rowOf(row, call.locale),
    accountNumber: openedNumber(call, row),
    orderNos: row.order_nos,
    orderIds: row.order_ids,
    isMine: toFlag(row.applied_by === call.principal.memberId),
  }),
  cells: () => ({ orderNos: (row) => row.orderNos.join(', ') }),
  sums: {
    counts: isCounted('paymentApplication', 'a.state'),
    currency: raw<string>`a.currency`,
    columns: { amount: { value: raw`a.amount` }, rmbAmount: { value: raw`a.rmb_amount`, in: 'RMB' } },
  },
})

const countStates = (companyId: string, memberId: string) =>
  sql
    .selectFrom('payment_application')
    .select(['state', raw<boolean>`applied_by = ${memberId}`.as('is_mine')])
    .select(raw<string>`count(*)`.as('count'))
    .where('company_id', '=', companyId)
    .groupBy(['state', 'is_mine'])

export async function countApplications(call: Call): Promise<PaymentApplicationCounts> {
  const { companyId, memberId } = call.principal
  const [rows] = await call.read(countStates(companyId, memberId))
  const count = (fits: (row: (typeof rows)[number]) => boolean): number =>
    rows.filter(fits).reduce((total, row) => total + Number(row.count), 0)
  const inState = (state: keyof typeof states.codes) => count((row) => row.state === states.codes[state])
  const ownToRelease = count((row) => row.state === states.codes.toRelease && row.is_mine)
  const toRelease = inState('toRelease')
  return {
    all: count(() => true),
    toRelease,
    unreviewed: inState('unreviewed'),
    arranged: inState('arranged'),
    paid: inState('paid'),
    rejected: inState('rejected'),
    cancelled: inState('cancelled'),
    waitsForMe: isAllowed(call.principal, 'finance-application-release') ? toRelease - ownToRelease : 0,
    ownToRelease,
  }
}
