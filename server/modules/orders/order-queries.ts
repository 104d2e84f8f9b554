import { offsetOf } from '@quayside/contract/kernel/page.ts'
import { orderState } from '@quayside/contract/orders/order.codes.ts'
import { paymentState } from '@quayside/contract/orders/order-money.codes.ts'
import type { OrderQuery } from '@quayside/contract/orders/order-query.ts'
import { unowedStates } from '@quayside/contract/orders/order-reminders.ts'
import { type OrderTabKey, orderTab, orderTabRules } from '@quayside/contract/orders/order-tabs.ts'
import { defaultLocale, type Locale } from '@quayside/phrases/locales.ts'
import { type Compilable, sql as raw } from 'kysely'
import { compiledOnce } from '../../platform/database/compiled-once.ts'
import { sql } from '../../platform/database/database.ts'
import { conditionsOf, where } from '../../platform/records/filters.ts'
import { onePage, type SortColumns, sorted } from '../../platform/records/list-page.ts'
import { isCounted, type SumGroup, type Summing, summed, totalsOf } from '../../platform/records/list-sums.ts'
import { listedOrders, type Partners, shortOrders } from './listed-orders.ts'
import type { askedBy } from './order-filters.ts'
import { type OrderFilter, orderFilters, talliedFilters, type Wanted, wantedBy } from './order-filters.ts'

const conditionsFor = (wanted: Wanted, tab: OrderTabKey | '') => [
  ...(tab === '' ? [] : [inTab('o', tab)]),
  ...conditionsOf(orderFilters, wanted, 'o'),
]
const wantedOrders = (wanted: Wanted, tab: OrderTabKey | '', locale: Locale) =>
  where(listedOrders(wanted.companyId, locale), conditionsFor(wanted, tab))

/** The tab's rule as SQL, of constants only; the same for the list, its total and the tabs' counts. */
export function inTab(alias: 'o' | 't', tab: OrderTabKey) {
  const rule = orderTabRules[tab]
  const states = rule.states.map((state) => orderState.codes[state]).join(', ')
  const payments = rule.paymentStates?.map((state) => paymentState.codes[state]).join(', ')
  const conditions = [
    `${alias}.state in (${states})`,
    ...(rule.hasReturnReason === undefined ? [] : [`${alias}.is_returned = ${rule.hasReturnReason}`]),
    ...(payments === undefined ? [] : [`${alias}.payment_state in (${payments})`]),
  ]
  return raw<boolean>`(${raw.raw(conditions.join(' and '))})`
}

/** The filter's orders as a query to go on with, for an export and for a report. */
export const findOrders = (
  companyId: string,
  given: OrderFilter & { readonly tab?: OrderTabKey | undefined },
  locale: Locale = defaultLocale,
) => wantedOrders(wantedBy(companyId, given), given.tab ?? '', locale)

export type ShortOrderRow = Awaited<ReturnType<ReturnType<typeof shortOrders>['execute']>>[number]
export type OrderRow = Awaited<ReturnType<ReturnType<typeof findOrders>['execute']>>[number]

export const orderSort: SortColumns<NonNullable<OrderQuery['orderByColumn']>> = {
  id: raw`o.id`,
  orderNo: raw`o.order_no`,
  receiptDueOn: raw`o.exported_on`,
  orderDate: raw`o.order_date`,
  orderAmount: raw`o.order_amount`,
  contractNo: raw`o.contract_no`,
  createdAt: raw`o.created_at`,
  updatedAt: raw`o.updated_at`,
}

type SortColumn = NonNullable<OrderQuery['orderByColumn']>
/**
 * What decides the text of a page's statement: tab, column, direction, page size, language and partners, between strokes.
 * As a union of all of them it was a tenth of the compiler's time for the whole server.
 */
type Choice = string

type WantedPage = Wanted & { readonly offset: number | undefined }

const chosen = (choice: Choice) => {
  const [tab, column, direction, pageSize, locale, partners] = choice.split('/') as [
    OrderTabKey | '',
    SortColumn | '',
    'asc' | 'desc' | '',
    string,
    Locale,
    Partners,
  ]
  const sorting = { orderByColumn: column || undefined, isAsc: direction || undefined }
  return { tab, sorting, pageSize: Number(pageSize), locale, partners }
}

const pageOfOrders = compiledOnce(({ offset, ...wanted }: WantedPage, choice: Choice) => {
  const { tab, sorting, pageSize, locale } = chosen(choice)
  return onePage(sorted(wantedOrders(wanted, tab, locale), sorting, orderSort), pageSize, offset)
})

const pageOfShortOrders = compiledOnce(({ offset, ...wanted }: WantedPage, choice: Choice) => {
  const { tab, sorting, pageSize, locale, partners } = chosen(choice)
  const orders = where(shortOrders(wanted.companyId, locale, partners), conditionsFor(wanted, tab))
  return onePage(sorted(orders, sorting, orderSort), pageSize, offset)
})

const isOwed = (alias: 'o' | 't') =>
  raw<boolean>`(${raw.ref(`${alias}.state`)} not in (${raw.raw(unowedStates.join(', '))}))`

/** The list's totals; an order that has nothing to pay adds nothing to what is unpaid. */
export const orderSums: Summing<'orderAmount' | 'unpaidAmount'> = {
  counts: isCounted('order', 'o.state'),
  currency: raw<string>`o.currency`,
  columns: {
    orderAmount: { value: raw`o.order_amount` },
    unpaidAmount: { value: raw`case when ${isOwed('o')} then o.order_amount - o.paid_amount end` },
  },
}

const countOfOrders = compiledOnce((wanted: Wanted, tab: OrderTabKey | '') =>
  summed(wantedOrders(wanted, tab, defaultLocale), orderSums),
)

/** The columns of `orderSums`, out of the tally. */
const tallied = [
  raw`sum(t.amount) filter (where ${isCounted('order', 't.state')})`,
  raw`sum(t.unpaid) filter (where ${isOwed('t')})`,
]

const totalOfTally = compiledOnce((wanted: Wanted, tab: OrderTabKey | '') =>
  where(
    sql
      .selectFrom('order_tally as t')
      .select('t.currency')
      .select([
        raw<number>`sum(t.orders)::int`.as('rows'),
        raw<number>`coalesce(sum(t.orders) filter (where ${isCounted('order', 't.state')}), 0)::int`.as(
          'counted',
        ),
        totalsOf(orderSums, (place) => tallied[place - 1] ?? raw`0`).as('totals'),
      ])
      .where('t.company_id', '=', wanted.companyId)
      .groupBy('t.currency')
      .having(raw<boolean>`sum(t.orders) <> 0`),
    [...(tab === '' ? [] : [inTab('t', tab)]), ...conditionsOf(talliedFilters, wanted, 't')],
  ),
)

type AskedQuery = ReturnType<typeof askedBy<OrderQuery>>

const pageBy =
  <O>(page: (wanted: WantedPage, choice: Choice) => Compilable<O>) =>
  (wanted: Wanted, query: AskedQuery, locale: Locale, partners: Partners = 'both'): Compilable<O> =>
    page(
      { ...wanted, offset: offsetOf(query) || undefined },
      `${query.tab ?? ''}/${query.orderByColumn ?? ''}/${query.isAsc ?? ''}/${query.pageSize}/${locale}/${partners}`,
    )
export const findOrderPage = pageBy(pageOfOrders)
export const findShortOrderPage = pageBy(pageOfShortOrders)

/** Where the states alone decide, the tally has the number and the totals. */
export const isTallied = (wanted: Wanted): boolean =>
  Object.keys(wanted).every((name) => name === 'companyId' || name in talliedFilters)

/** Otherwise the rows are counted and added up, as many as a list counts. */
export const sumOrders = (wanted: Wanted, query: AskedQuery): Compilable<SumGroup> =>
  (isTallied(wanted) ? totalOfTally : countOfOrders)(wanted, query.tab ?? '')

const inAllTabs = orderTab.keys.map((tab) =>
  raw<string>`coalesce(sum(t.orders) filter (where ${inTab('t', tab)}), 0)::text`.as(tab),
)

/** The tabs' counts, and that of all, in one statement. */
export const countTabs = compiledOnce((of: { companyId: string; modelType: number }) =>
  sql
    .selectFrom('order_tally as t')
    .select(raw<string>`coalesce(sum(t.orders), 0)::text`.as('all'))
    .select(inAllTabs)
    .where('t.company_id', '=', of.companyId)
    .where('t.model_type', '=', of.modelType),
)
