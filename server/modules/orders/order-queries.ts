import { countedAtMost } from '@quayside/contract/kernel/counted-at-most.ts'
import { offsetOf } from '@quayside/contract/kernel/page.ts'
import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { statesOfAuditStatus } from '@quayside/contract/orders/audit-status.ts'
import { exportsDue } from '@quayside/contract/orders/exports-due.ts'
import { orderState } from '@quayside/contract/orders/order.codes.ts'
import type { OrderQuery } from '@quayside/contract/orders/order.ts'
import { statesOfStage } from '@quayside/contract/orders/order-stage.ts'
import { type OrderTabKey, orderTab, orderTabRules } from '@quayside/contract/orders/order-tabs.ts'
import { paymentState } from '@quayside/contract/payments/payment.codes.ts'
import { comparableName } from '@quayside/contract/products/product.rules.ts'
import { type Compilable, sql as raw } from 'kysely'
import { compiledOnce } from '../../platform/database/compiled-once.ts'
import { sql } from '../../platform/database/database.ts'
import {
  by,
  conditionsOf,
  type FilterOf,
  type Filters,
  parametersOf,
  usualFilters,
  where,
} from '../../platform/records/filters.ts'
import { counted, onePage, type SortColumns, sorted } from '../../platform/records/list-page.ts'
import { isDueBy, isReceiptOpen, isReminding, receiptCalendar } from './reminder-queries.ts'

/** What a list, its export and a detail show of the header. */
const listed = [
  'o.id',
  'o.company_id',
  'o.version',
  'o.order_no',
  'o.model_type',
  'o.state',
  'o.order_date',
  'o.supplier_id',
  'o.customer_id',
  'o.currency',
  'o.incoterms',
  'o.freight',
  'o.freight_currency',
  'o.insurance',
  'o.insurance_currency',
  'o.other_charges',
  'o.other_charges_currency',
  'o.contract_no',
  'o.order_amount',
  'o.applied_amount',
  'o.payment_state',
  'o.fx_payment_state',
  'o.write_off_state',
  'o.payment_method',
  'o.invoicing_state',
  'o.return_reason',
  'o.release_asked_by',
  'o.delivery_type',
  'o.receiving_state',
  'o.shipping_state',
  'o.sign_state',
  'o.price_audit',
  'o.is_classified',
  'o.declaration_state',
  'o.archive_state',
  'o.source',
  'o.is_warehouse_type',
  'o.line_count',
  'o.packages',
  'o.exported_on',
  'o.submitted_at',
  'o.created_at',
  'o.updated_at',
] as const

const named = (companyId: string) =>
  sql
    .selectFrom('trade_order as o')
    .leftJoin('supplier as s', (join) =>
      join.onRef('s.company_id', '=', 'o.company_id').onRef('s.id', '=', 'o.supplier_id'),
    )
    .leftJoin('customer as c', (join) =>
      join.onRef('c.company_id', '=', 'o.company_id').onRef('c.id', '=', 'o.customer_id'),
    )
    .select(listed)
    .select([
      raw<string>`o.order_amount - o.paid_amount`.as('unpaid_amount'),
      raw<string>`trim_scale(o.net_weight)::text`.as('net_weight'),
      raw<string>`trim_scale(o.gross_weight)::text`.as('gross_weight'),
      receiptCalendar('o').as('receipt_calendar'),
      raw<string>`coalesce(s.name, '')`.as('supplier_name'),
      raw<string>`coalesce(nullif(c.chinese_name, ''), c.english_name, '')`.as('customer_name'),
      raw<boolean>`exists (select from order_contract k where k.company_id = o.company_id
        and k.order_id = o.id and k.is_current and not k.is_broken)`.as('is_contract_signed'),
    ])
    .where('o.company_id', '=', companyId)
    .where('o.deleted_at', 'is', null)

/** The tab is a choice of the statement's text, not a parameter; what depends on the day comes as last days of deadlines. */
type Filter = Omit<
  FilterOf<OrderQuery>,
  'modelType' | 'tab' | 'hasReminder' | 'isLate' | 'isNear' | 'release'
> & {
  readonly modelType?: OrderQuery['modelType'] | undefined
  readonly remindedUntil?: string | undefined
  readonly lateUntil?: string | undefined
  readonly nearUntil?: string | undefined
  readonly lateNotUntil?: string | undefined
  /** The member whose own, or whose colleagues', submissions wait for a release. */
  readonly releaseOfMember?: string | undefined
  readonly releaseOfColleagues?: string | undefined
}

/** A query as the filters take it. */
export function askedBy<Q extends Pick<OrderQuery, 'hasReminder' | 'isLate' | 'isNear' | 'release'>>(
  memberId: string,
  today: string,
  query: Q,
) {
  const { hasReminder, isLate, isNear, release, ...rest } = query
  const due = exportsDue(today)
  return {
    ...rest,
    remindedUntil: isYes(hasReminder) ? due.near : undefined,
    lateUntil: isYes(isLate) ? due.late : undefined,
    nearUntil: isYes(isNear) ? due.near : undefined,
    lateNotUntil: isYes(isNear) ? due.late : undefined,
    releaseOfMember: release === 'own' ? memberId : undefined,
    releaseOfColleagues: release === 'colleagues' ? memberId : undefined,
  }
}

type Tallied = 'modelType' | 'state' | 'stage' | 'auditStatus' | 'paymentState'

/** Those that the tally knows too. */
const talliedFilters: Filters<Pick<Filter, Tallied>> = {
  modelType: by.equals('model_type'),
  state: by.equals('state'),
  stage: by.value(
    statesOfStage,
    (states, alias) => raw`${raw.ref(`${alias}.state`)} = any(${states}::int[])`,
  ),
  auditStatus: by.value(
    statesOfAuditStatus,
    (states, alias) => raw`${raw.ref(`${alias}.state`)} = any(${states}::int[])`,
  ),
  paymentState: by.equals('payment_state'),
}

const filters: Filters<Filter> = {
  ...talliedFilters,
  orderNo: by.part('order_no'),
  partner: by.keyword(
    (within) => raw`(
      o.supplier_id in (select p.id from supplier p where p.company_id = o.company_id
        and (p.search like ${within} or p.number ilike ${within}))
      or o.customer_id in (select p.id from customer p where p.company_id = o.company_id
        and (p.search like ${within} or p.number ilike ${within})))`,
  ),
  supplierId: by.equals('supplier_id'),
  customerId: by.equals('customer_id'),
  contractNo: by.part('contract_no'),
  // Up to the last character there is: the models that begin with this one.
  model: by.value(
    comparableName,
    (model) => raw`(o.company_id, o.id) in (select l.company_id, l.order_id from order_line l
      where l.model_key >= ${model} and l.model_key < ${model}::text || chr(1114111) and l.model_key <> '')`,
  ),
  receivingState: by.equals('receiving_state'),
  priceAudit: by.equals('price_audit'),
  declarationState: by.equals('declaration_state'),
  archiveState: by.equals('archive_state'),
  source: by.equals('source'),
  currency: by.equals('currency'),
  orderAmountBegin: by.atLeast('order_amount'),
  orderAmountEnd: by.atMost('order_amount'),
  orderDateBegin: by.atLeast('order_date'),
  orderDateEnd: by.atMost('order_date'),
  hasDeadline: by.value(isYes, (isSo) => raw`${isReceiptOpen} = ${isSo}`),
  remindedUntil: by.value((day: string) => day, isReminding),
  lateUntil: by.value((day: string) => day, isDueBy),
  nearUntil: by.value((day: string) => day, isDueBy),
  lateNotUntil: by.value(
    (day: string) => day,
    (day) => raw`not ${isDueBy(day)}`,
  ),
  releaseOfMember: by.equals('release_asked_by'),
  releaseOfColleagues: by.value(
    (member: string) => member,
    (member) => raw`o.release_asked_by <> ${member}`,
  ),
  ...usualFilters,
}

/** Parameters by the names of their filters, so that each set of filters is one prepared statement. */
type Wanted = { readonly companyId: string; readonly [filter: string]: unknown }

const wantedBy = (companyId: string, given: Filter): Wanted => ({
  companyId,
  ...parametersOf(filters, given),
})

const wantedOrders = (wanted: Wanted, tab: OrderTabKey | '') =>
  where(named(wanted.companyId), [
    ...(tab === '' ? [] : [inTab('o', tab)]),
    ...conditionsOf(filters, wanted, 'o'),
  ])

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

/** For an export, and for a report: the filter's orders as a query to go on with. */
export const findOrders = (companyId: string, given: Filter & { readonly tab?: OrderTabKey | undefined }) =>
  wantedOrders(wantedBy(companyId, given), given.tab ?? '')

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
type Choice = `${OrderTabKey | ''}/${SortColumn | ''}/${'asc' | 'desc' | ''}/${number}`

const pageOfOrders = compiledOnce(
  ({ offset, ...wanted }: Wanted & { offset: number | undefined }, choice: Choice) => {
    const [tab, column, direction, pageSize] = choice.split('/') as [
      OrderTabKey | '',
      SortColumn | '',
      'asc' | 'desc' | '',
      string,
    ]
    const page = { orderByColumn: column || undefined, isAsc: direction || undefined }
    return onePage(sorted(wantedOrders(wanted, tab), page, orderSort), Number(pageSize), offset)
  },
)

const countOfOrders = compiledOnce((wanted: Wanted, tab: OrderTabKey | '') =>
  counted(wantedOrders(wanted, tab)),
)

const totalOfTally = compiledOnce((wanted: Wanted, tab: OrderTabKey | '') =>
  where(
    sql
      .selectFrom('order_tally as t')
      .select(raw<string>`least(coalesce(sum(t.orders), 0), ${raw.lit(countedAtMost)})::text`.as('total'))
      .where('t.company_id', '=', wanted.companyId),
    [...(tab === '' ? [] : [inTab('t', tab)]), ...conditionsOf(talliedFilters, wanted, 't')],
  ),
)

type AskedQuery = ReturnType<typeof askedBy<OrderQuery>>

export const findOrderPage = (companyId: string, query: AskedQuery) =>
  pageOfOrders(
    { ...wantedBy(companyId, query), offset: offsetOf(query) || undefined },
    `${query.tab ?? ''}/${query.orderByColumn ?? ''}/${query.isAsc ?? ''}/${query.pageSize}`,
  )

/** Where the states alone decide, the tally has the total; otherwise the rows are counted, up to a limit. */
export function countOrders(companyId: string, query: AskedQuery): Compilable<{ total: string }> {
  const wanted = wantedBy(companyId, query)
  const isTallied = Object.keys(wanted).every((name) => name === 'companyId' || name in talliedFilters)
  return (isTallied ? totalOfTally : countOfOrders)(wanted, query.tab ?? '')
}

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
