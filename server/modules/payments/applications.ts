import {
  paymentQueryState,
  paymentApplicationState as states,
} from '@quayside/contract/payments/payment.codes.ts'
import {
  paymentApplicationColumns as columns,
  type PaymentApplicationQuery,
} from '@quayside/contract/payments/payment-application.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { openedNumber } from '../../platform/records/account-number.ts'
import { selection, sortingOf, toAnswered } from '../../platform/records/columns.ts'
import { by, type FilterOf, type Filters, filtered, usualFilters } from '../../platform/records/filters.ts'
import { recordOf } from '../../platform/records/record.ts'

type Filter = FilterOf<PaymentApplicationQuery>

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
  orderId: by.value(
    (id: string) => id,
    (id) => hasOrder(raw<boolean>`o.id = ${id}`),
  ),
  ...usualFilters,
}

/** The numbers of its orders, in the form's order. */
const orderNosOf = (alias: string) => raw<string[]>`array(select o.order_no
  from payment_application_line l join trade_order o on o.company_id = l.company_id and o.id = l.order_id
  where l.company_id = ${raw.ref(`${alias}.company_id`)} and l.application_id = ${raw.ref(`${alias}.id`)} order by l.position)`

export const applicationsOf = (companyId: string) =>
  sql
    .selectFrom('payment_application as a')
    .innerJoin('member as m', 'm.id', 'a.applied_by')
    .select(selection('a', columns))
    .select(['a.account_number_sealed', 'm.name as applied_by_name', orderNosOf('a').as('order_nos')])
    .where('a.company_id', '=', companyId)

export const answered = toAnswered(columns)

export const applications = recordOf({
  entity: 'paymentApplication',
  table: 'payment_application',
  columns,
  find: (call, given: Filter) => filtered(applicationsOf(call.principal.companyId), 'a', filters, given),
  sort: sortingOf('a', columns, {}),
  toRow: (row, call) => ({
    ...answered(row),
    accountNumber: openedNumber(call, row),
    orderNos: row.order_nos,
  }),
  cells: () => ({ orderNos: (row) => row.orderNos.join(', ') }),
})
