import { outboundApi } from '@quayside/contract/warehouse/outbound.api.ts'
import { outboundMachine } from '@quayside/contract/warehouse/outbound.states.ts'
import { outboundColumns as columns, type OutboundQuery } from '@quayside/contract/warehouse/outbound.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { selection, toAnswered } from '../../platform/records/columns.ts'
import { documentOf } from '../../platform/records/document.ts'
import { by, type FilterOf, type Filters, usualFilters } from '../../platform/records/filters.ts'
import { nameIn } from '../../platform/records/warehouse-name.ts'
import { outboundDetail, outboundFacts } from './get-outbound.ts'

const filters: Filters<FilterOf<OutboundQuery>> = {
  keyword: by.keyword(
    (within) => raw`(lower(u.number) like ${within} or exists (
      select 1 from outbound_line l where l.company_id = u.company_id and l.outbound_id = u.id and lower(l.model) like ${within}))`,
  ),
  state: by.equals('state'),
  strategy: by.equals('strategy'),
  deliveryType: by.equals('delivery_type'),
  warehouseId: by.equals('warehouse_id'),
  outboundOnBegin: by.atLeast('outbound_on'),
  outboundOnEnd: by.atMost('outbound_on'),
  ...usualFilters,
}

/** Whoever receives or fetches the goods of an order under an alias. */
export const consigneeOf = (alias: string) =>
  raw<string>`coalesce(nullif(${raw.ref(`${alias}.delivery`)} ->> 'consigneeName', ''),
    ${raw.ref(`${alias}.delivery`)} ->> 'pickupName', '')`

const outboundsOf = (companyId: string, locale: Locale) =>
  sql
    .selectFrom('outbound_order as u')
    .leftJoin('warehouse as w', 'w.id', 'u.warehouse_id')
    .select(selection('u', columns))
    .select([nameIn('w', locale).as('warehouse_name'), consigneeOf('u').as('consignee_name')])
    .where('u.company_id', '=', companyId)
    .where('u.deleted_at', 'is', null)

export const outbounds = documentOf({
  entity: 'outbound',
  table: 'outbound_order',
  columns,
  alias: 'u',
  find: outboundsOf,
  filters,
  sort: {},
  toRow: toAnswered(columns),
  detail: outboundDetail,
  machine: outboundMachine,
  factsOf: outboundFacts,
  /** Nothing of a draft has left. */
  draftFacts: { isAllShipped: false, isPartlyShipped: false, isInspectionOpen: false },
  api: outboundApi,
})
