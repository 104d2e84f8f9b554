import { countedAtMost } from '@quayside/contract/kernel/counted-at-most.ts'
import { offsetOf } from '@quayside/contract/kernel/page.ts'
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
  containing,
  fromDay,
  onePage,
  type SortColumns,
  sorted,
  untilDay,
} from '../../platform/records/list-page.ts'

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
  'o.contract_no',
  'o.order_amount',
  'o.applied_amount',
  'o.payment_state',
  'o.payment_method',
  'o.invoicing_state',
  'o.return_reason',
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
      raw<string>`coalesce(s.name, '')`.as('supplier_name'),
      raw<string>`coalesce(nullif(c.chinese_name, ''), c.english_name, '')`.as('customer_name'),
    ])
    .where('o.company_id', '=', companyId)
    .where('o.deleted_at', 'is', null)

type Filter = Omit<OrderQuery, 'pageNum' | 'pageSize' | 'orderByColumn' | 'isAsc' | 'modelType'> & {
  readonly modelType?: OrderQuery['modelType'] | undefined
}
/** Values only, so that each set of filters is one prepared statement; the tab is a choice of the text. */
type Wanted = {
  readonly companyId: string
  readonly modelType: number | undefined
  readonly orderNo: string | undefined
  readonly partner: string | undefined
  readonly supplierId: string | undefined
  readonly customerId: string | undefined
  readonly contractNo: string | undefined
  readonly model: string | undefined
  readonly modelEnd: string | undefined
  readonly state: number | undefined
  readonly states: readonly number[] | undefined
  readonly paymentState: number | undefined
  readonly receivingState: number | undefined
  readonly priceAudit: number | undefined
  readonly declarationState: number | undefined
  readonly archiveState: number | undefined
  readonly source: number | undefined
  readonly currency: string | undefined
  readonly amountBegin: string | undefined
  readonly amountEnd: string | undefined
  readonly dateBegin: string | undefined
  readonly dateEnd: string | undefined
  readonly createdBegin: string | undefined
  readonly createdEnd: string | undefined
  readonly ids: readonly string[] | undefined
}

const wantedBy = (companyId: string, filter: Filter, ids?: readonly string[]): Wanted => {
  const model = filter.model ? comparableName(filter.model) : undefined
  return {
    companyId,
    modelType: filter.modelType,
    orderNo: filter.orderNo ? containing(filter.orderNo) : undefined,
    partner: filter.partner ? containing(filter.partner.toLowerCase()) : undefined,
    supplierId: filter.supplierId,
    customerId: filter.customerId,
    contractNo: filter.contractNo ? containing(filter.contractNo) : undefined,
    model,
    modelEnd: model === undefined ? undefined : `${model}\u{10ffff}`,
    state: filter.state,
    states: filter.stage && statesOfStage(filter.stage),
    paymentState: filter.paymentState,
    receivingState: filter.receivingState,
    priceAudit: filter.priceAudit,
    declarationState: filter.declarationState,
    archiveState: filter.archiveState,
    source: filter.source,
    currency: filter.currency,
    amountBegin: filter.orderAmountBegin,
    amountEnd: filter.orderAmountEnd,
    dateBegin: filter.orderDateBegin,
    dateEnd: filter.orderDateEnd,
    createdBegin: filter.createdAtBegin || undefined,
    createdEnd: filter.createdAtEnd || undefined,
    ids,
  }
}

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

const partnerMatches = (within: string) => raw<boolean>`(
  o.supplier_id in (select p.id from supplier p where p.company_id = o.company_id
    and (p.search like ${within} or p.number ilike ${within}))
  or o.customer_id in (select p.id from customer p where p.company_id = o.company_id
    and (p.search like ${within} or p.number ilike ${within})))`

function wantedOrders(wanted: Wanted, tab: OrderTabKey | '') {
  let query = named(wanted.companyId)
  if (wanted.modelType !== undefined) query = query.where('o.model_type', '=', wanted.modelType)
  if (tab !== '') query = query.where(inTab('o', tab))
  if (wanted.state !== undefined) query = query.where('o.state', '=', wanted.state)
  if (wanted.states !== undefined)
    query = query.where('o.state', '=', raw<number>`any(${wanted.states}::int[])`)
  if (wanted.orderNo !== undefined) query = query.where('o.order_no', 'ilike', wanted.orderNo)
  if (wanted.partner !== undefined) query = query.where(partnerMatches(wanted.partner))
  if (wanted.supplierId !== undefined) query = query.where('o.supplier_id', '=', wanted.supplierId)
  if (wanted.customerId !== undefined) query = query.where('o.customer_id', '=', wanted.customerId)
  if (wanted.contractNo !== undefined) query = query.where('o.contract_no', 'ilike', wanted.contractNo)
  if (wanted.model !== undefined)
    query =
      query.where(raw<boolean>`o.id in (select l.order_id from order_line l where l.company_id = ${wanted.companyId}
      and l.model_key >= ${wanted.model} and l.model_key < ${wanted.modelEnd} and l.model_key <> '')`)
  if (wanted.paymentState !== undefined) query = query.where('o.payment_state', '=', wanted.paymentState)
  if (wanted.receivingState !== undefined)
    query = query.where('o.receiving_state', '=', wanted.receivingState)
  if (wanted.priceAudit !== undefined) query = query.where('o.price_audit', '=', wanted.priceAudit)
  if (wanted.declarationState !== undefined)
    query = query.where('o.declaration_state', '=', wanted.declarationState)
  if (wanted.archiveState !== undefined) query = query.where('o.archive_state', '=', wanted.archiveState)
  if (wanted.source !== undefined) query = query.where('o.source', '=', wanted.source)
  if (wanted.currency !== undefined) query = query.where('o.currency', '=', wanted.currency)
  if (wanted.amountBegin !== undefined) query = query.where('o.order_amount', '>=', wanted.amountBegin)
  if (wanted.amountEnd !== undefined) query = query.where('o.order_amount', '<=', wanted.amountEnd)
  if (wanted.dateBegin !== undefined) query = query.where('o.order_date', '>=', wanted.dateBegin)
  if (wanted.dateEnd !== undefined) query = query.where('o.order_date', '<=', wanted.dateEnd)
  if (wanted.createdBegin !== undefined)
    query = query.where('o.created_at', '>=', fromDay(wanted.createdBegin))
  if (wanted.createdEnd !== undefined) query = query.where('o.created_at', '<', untilDay(wanted.createdEnd))
  if (wanted.ids !== undefined) query = query.where('o.id', '=', raw<string>`any(${wanted.ids}::bigint[])`)
  return query
}

/** For an export, and for a report: the filter's orders as a query to go on with. */
export const findOrders = (companyId: string, filter: Filter, ids?: readonly string[]) =>
  wantedOrders(wantedBy(companyId, filter, ids), filter.tab ?? '')

export type OrderRow = Awaited<ReturnType<ReturnType<typeof findOrders>['execute']>>[number]

export const orderSort: SortColumns<NonNullable<OrderQuery['orderByColumn']>> = {
  id: raw`o.id`,
  orderNo: raw`o.order_no`,
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
  sql
    .selectFrom(
      wantedOrders(wanted, tab).clearSelect().select(raw`1`.as('one')).limit(countedAtMost).as('counted'),
    )
    .select((select) => select.fn.countAll<string>().as('total')),
)

type Tallied = Pick<Wanted, 'companyId' | 'modelType' | 'state' | 'states' | 'paymentState'>
const totalOfTally = compiledOnce((wanted: Tallied, tab: OrderTabKey | '') => {
  let query = sql
    .selectFrom('order_tally as t')
    .select(raw<string>`least(coalesce(sum(t.orders), 0), ${raw.lit(countedAtMost)})::text`.as('total'))
    .where('t.company_id', '=', wanted.companyId)
  if (wanted.modelType !== undefined) query = query.where('t.model_type', '=', wanted.modelType)
  if (tab !== '') query = query.where(inTab('t', tab))
  if (wanted.state !== undefined) query = query.where('t.state', '=', wanted.state)
  if (wanted.states !== undefined)
    query = query.where('t.state', '=', raw<number>`any(${wanted.states}::int[])`)
  if (wanted.paymentState !== undefined) query = query.where('t.payment_state', '=', wanted.paymentState)
  return query
})

const tallied = new Set<keyof Wanted>(['companyId', 'modelType', 'state', 'states', 'paymentState'])

export const findOrderPage = (companyId: string, query: OrderQuery) =>
  pageOfOrders(
    { ...wantedBy(companyId, query), offset: offsetOf(query) || undefined },
    `${query.tab ?? ''}/${query.orderByColumn ?? ''}/${query.isAsc ?? ''}/${query.pageSize}`,
  )

/** Where the states alone decide, the tally has the total; otherwise the rows are counted, up to a limit. */
export function countOrders(companyId: string, query: OrderQuery): Compilable<{ total: string }> {
  const wanted = wantedBy(companyId, query)
  const isTallied = (Object.keys(wanted) as (keyof Wanted)[]).every(
    (name) => tallied.has(name) || wanted[name] === undefined,
  )
  if (!isTallied) return countOfOrders(wanted, query.tab ?? '')
  return totalOfTally(
    {
      companyId,
      modelType: wanted.modelType,
      state: wanted.state,
      states: wanted.states,
      paymentState: wanted.paymentState,
    },
    query.tab ?? '',
  )
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
