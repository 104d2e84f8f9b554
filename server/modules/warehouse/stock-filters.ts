import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import type { StockQuery } from '@quayside/contract/warehouse/stock.ts'
import { freeEndingDays } from '@quayside/contract/warehouse/storage-cost.ts'
import { stockKind, tariffUnit } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { type RawBuilder, sql as raw } from 'kysely'
import { businessDay } from '../../platform/database/business-day.ts'
import { by, type FilterOf, type Filters, usualFilters } from '../../platform/records/filters.ts'
import { mayBeFree, ownLot, type StockShare } from './stock-shares.ts'

export type StockFilter = FilterOf<StockQuery>

/** The last day that costs nothing; contract/warehouse/storage-cost.ts has the same for a lot that was read. */
export const freeUntilDay = (alias: string) =>
  raw<string>`(${raw.ref(`${alias}.stored_on`)} - 1 + (select f.free_days from storage_tariff f
    where f.warehouse_id = ${raw.ref(`${alias}.warehouse_id`)} and f.valid_from <= ${raw.ref(`${alias}.stored_on`)}
    order by f.valid_from desc limit 1))`
export const isFreeEnding = (day: RawBuilder<unknown>) =>
  raw<boolean>`(${day} between ${businessDay} and ${businessDay} + ${raw.lit(freeEndingDays)}::int)`
export const isCharged = (day: RawBuilder<unknown>) => raw<boolean>`(${day} < ${businessDay})`

/** By today's tariff; contract/warehouse/storage-cost.ts has the same for each day. */
const lacksMeasure = (alias: string) =>
  raw<boolean>`coalesce((select f.rate > 0 and case f.unit
      when ${raw.lit(tariffUnit.codes.carton)} then ${raw.ref(`${alias}.packages`)} = 0
      when ${raw.lit(tariffUnit.codes.kilogram)} then ${raw.ref(`${alias}.gross_weight`)} = 0
      when ${raw.lit(tariffUnit.codes.cubicMetre)} then ${raw.ref(`${alias}.volume`)} = 0
      else false end
    from storage_tariff f where f.warehouse_id = ${raw.ref(`${alias}.warehouse_id`)} and f.valid_from <= ${businessDay}
    order by f.valid_from desc limit 1), false)`

/** contract/warehouse/goods-days.ts has the same for a lot that was read. */
export const isExpiredLot = (alias: string) =>
  raw<boolean>`(${raw.ref(`${alias}.expires_on`)} < ${businessDay})`

/**
 * Not expired, and within the widest of its company's days ahead. They are looked up once where the company is known; of
 * the lots of all companies, for each that has a day.
 */
const isNearExpiryLot = (alias: string, companyId?: string) => {
  const expiresOn = raw.ref(`${alias}.expires_on`)
  return companyId === undefined
    ? raw<boolean>`case when ${expiresOn} >= ${businessDay}
        then ${expiresOn} <= ${businessDay} + app.near_expiry_days(${raw.ref(`${alias}.company_id`)}) else false end`
    : raw<boolean>`(${expiresOn} between ${businessDay}
        and ${businessDay} + (select app.near_expiry_days(${companyId}::bigint)))`
}

/** What a list is asked for alone of the goods that expire, for which there is an index. */
export type Expiry = 'expired' | 'near' | ''
const isGiven = (flag: StockQuery['isExpired']): boolean => flag !== undefined && isYes(flag)

/** Takes that one filter out of the others, which are asked of each lot. */
export function expiryOf<F extends StockFilter>(given: F): { expiry: Expiry; others: F } {
  if (isGiven(given.isExpired)) return { expiry: 'expired', others: { ...given, isExpired: undefined } }
  if (isGiven(given.isNearExpiry)) return { expiry: 'near', others: { ...given, isNearExpiry: undefined } }
  return { expiry: '', others: given }
}
export const expiryConditions: Readonly<
  Record<Expiry, (alias: string, companyId?: string) => RawBuilder<boolean>[]>
> = {
  expired: (alias) => [isExpiredLot(alias)],
  near: (alias, companyId) => [isNearExpiryLot(alias, companyId)],
  '': () => [],
}

/** 1 asks for what the condition is true of, 0 for the rest. */
const asked = (condition: (alias: string) => RawBuilder<boolean>) =>
  by.value(
    (given: number) => isYes(given),
    (isSo, alias) => raw`coalesce(${condition(alias)}, false) = ${isSo}`,
  )
/** Filters by the end of the free time, which is the same for all lots of a day: it is looked up by day, not by lot. */
const askedOfDay = (condition: (day: RawBuilder<unknown>) => RawBuilder<boolean>) =>
  asked((alias) =>
    alias === 't'
      ? condition(freeUntilDay('t'))
      : raw`((l.warehouse_id, l.stored_on) in (select d.warehouse_id, d.stored_on from stock_tally d
          where ${condition(freeUntilDay('d'))}))`,
  )

/** Free lots, or lots of or bound to an order; one that is bound in part is among both. */
export const ofKind = (kind: number, alias: string) =>
  raw<boolean>`${raw.ref(`${alias}.${kind === stockKind.codes.order ? 'is_ordered' : 'is_free'}`)}`

/** Empty lots are asked for by themselves. */
export const isHeld = {
  l: raw<boolean>`l.on_hand > 0`,
  t: raw<boolean>`t.is_held`,
}

export const stockFilters: Filters<StockFilter> = {
  kind: by.given(ofKind),
  place: by.equals('place'),
  quality: by.equals('quality'),
  inspectionState: by.equals('inspection_state'),
  warehouseId: by.equals('warehouse_id'),
  orderId: by.given(
    (
      id: string,
    ) => raw`(l.order_id = ${id} or exists (select 1 from stock_reservation r where r.company_id = l.company_id
      and r.lot_id = l.id and r.order_id = ${id} and r.ended_at is null))`,
  ),
  supplierId: by.equals('supplier_id'),
  keyword: by.keyword(
    (
      within,
    ) => raw`(l.search like ${within} or (l.order_id is not null and exists (select 1 from trade_order k
      where k.company_id = l.company_id and k.id = l.order_id and lower(k.order_no) like ${within})))`,
  ),
  model: by.part('model'),
  lotNumber: by.part('lot_number'),
  batchNumber: by.part('batch_number'),
  dateCode: by.part('date_code'),
  palletNumber: by.part('pallet_number'),
  isExpired: asked(isExpiredLot),
  expiresWithin: by.value(
    (days: string) => Number(days),
    (days) => raw`(l.expires_on between ${businessDay} and ${businessDay} + ${days}::int)`,
  ),
  isNearExpiry: asked((alias) => isNearExpiryLot(alias)),
  producedOnBegin: by.atLeast('produced_on'),
  producedOnEnd: by.atMost('produced_on'),
  expiresOnBegin: by.atLeast('expires_on'),
  expiresOnEnd: by.atMost('expires_on'),
  isAvailable: asked(() => raw`l.available > 0`),
  isFreeEnding: askedOfDay(isFreeEnding),
  isCharged: askedOfDay(isCharged),
  isBlocked: asked(() => raw`l.blocked > 0`),
  isUnmeasured: asked(lacksMeasure),
  withEmpty: by.value(
    (given: number) => isYes(given),
    (isSo, alias) => (isSo ? raw`true` : isHeld[alias as 't']),
  ),
  storedOnBegin: by.atLeast('stored_on'),
  storedOnEnd: by.atMost('stored_on'),
  daysBegin: by.value(
    (days: string) => Number(days),
    (days, alias) => raw`${raw.ref(`${alias}.stored_on`)} <= ${businessDay} - ${days}::int`,
  ),
  ids: usualFilters.ids,
}

/** Among lots of orders, only one that came for its order can have something available or blocked. */
export const stockFiltersOf = (share: StockShare, companyId?: string): Filters<StockFilter> => ({
  ...stockFilters,
  isNearExpiry: asked((alias) => isNearExpiryLot(alias, companyId)),
  isAvailable: asked(() => raw`l.available > 0 and ${mayBeFree(share, ownLot)}`),
  isBlocked: asked(() => raw`l.blocked > 0 and ${mayBeFree(share, ownLot)}`),
})

const { kind, place, warehouseId, supplierId } = stockFilters
/** What `stock_model` can answer. */
export const modelFilters = { kind, place, warehouseId, supplierId } satisfies Partial<Filters<StockFilter>>
const talliedOwn = raw<boolean>`t.is_own`
/** What `stock_tally` can answer. */
export const talliedFiltersOf = (share: StockShare) =>
  ({
    ...modelFilters,
    isAvailable: asked(() => raw`t.is_available and ${mayBeFree(share, talliedOwn)}`),
    isFreeEnding: stockFilters.isFreeEnding,
    isCharged: stockFilters.isCharged,
    isBlocked: asked(() => raw`t.is_blocked and ${mayBeFree(share, talliedOwn)}`),
    withEmpty: stockFilters.withEmpty,
    storedOnBegin: stockFilters.storedOnBegin,
    storedOnEnd: stockFilters.storedOnEnd,
    daysBegin: stockFilters.daysBegin,
  }) satisfies Partial<Filters<StockFilter>>

/** Whether a table of filters has all that are given. */
export const hasAll = (filters: object, parameters: object): boolean =>
  Object.keys(parameters).every((name) => name in filters)

export const withoutEmpty = (given: StockFilter): StockFilter => ({
  ...given,
  withEmpty: given.withEmpty ?? 0,
})
