import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { statesOfAuditStatus } from '@quayside/contract/orders/audit-status.ts'
import { exportsDue } from '@quayside/contract/orders/exports-due.ts'
import type { OrderQuery } from '@quayside/contract/orders/order-query.ts'
import { statesOfStage } from '@quayside/contract/orders/order-stage.ts'
import { comparableName } from '@quayside/contract/products/product.rules.ts'
import { sql as raw } from 'kysely'
import {
  by,
  type FilterOf,
  type Filters,
  parametersOf,
  usualFilters,
} from '../../platform/records/filters.ts'
import type { Call } from '../../platform/session/call.ts'
import { isDueBy, isReceiptOpen, isReminding } from './reminder-queries.ts'

/** The tab is a choice of the statement's text, not a parameter; what depends on the day comes as last days of deadlines. */
export type OrderFilter = Omit<
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
  { principal: { memberId }, platform }: Pick<Call, 'principal' | 'platform'>,
  query: Q,
) {
  const { hasReminder, isLate, isNear, release, ...rest } = query
  const isByDeadline = isYes(hasReminder) || isYes(isLate) || isYes(isNear)
  const due = isByDeadline ? exportsDue(platform.clock.today()) : undefined
  return {
    ...rest,
    remindedUntil: isYes(hasReminder) ? due?.near : undefined,
    lateUntil: isYes(isLate) ? due?.late : undefined,
    nearUntil: isYes(isNear) ? due?.near : undefined,
    lateNotUntil: isYes(isNear) ? due?.late : undefined,
    releaseOfMember: release === 'own' ? memberId : undefined,
    releaseOfColleagues: release === 'colleagues' ? memberId : undefined,
  }
}

type Tallied = 'modelType' | 'state' | 'stage' | 'auditStatus' | 'paymentState'

/** Those that the tally knows too. */
export const talliedFilters: Filters<Pick<OrderFilter, Tallied>> = {
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

export const orderFilters: Filters<OrderFilter> = {
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
  remindedUntil: by.given(isReminding),
  lateUntil: by.given(isDueBy),
  nearUntil: by.given(isDueBy),
  lateNotUntil: by.given((day: string) => raw`not ${isDueBy(day)}`),
  releaseOfMember: by.equals('release_asked_by'),
  releaseOfColleagues: by.given((member: string) => raw`o.release_asked_by <> ${member}`),
  ...usualFilters,
}

/** Parameters by the names of their filters, so that each set of filters is one prepared statement. */
export type Wanted = { readonly companyId: string; readonly [filter: string]: unknown }

export const wantedBy = (companyId: string, given: OrderFilter): Wanted => ({
  companyId,
  ...parametersOf(orderFilters, given),
})
