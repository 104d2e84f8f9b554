import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import { inboundApi } from '@quayside/contract/warehouse/inbound.api.ts'
import { inboundMachine } from '@quayside/contract/warehouse/inbound.states.ts'
import { inboundColumns as columns } from '@quayside/contract/warehouse/inbound.ts'
import type { InboundQuery } from '@quayside/contract/warehouse/inbound-query.ts'
import { stockDifferenceState } from '@quayside/contract/warehouse/warehouse.codes.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { selection, toAnswered } from '../../platform/records/columns.ts'
import { documentOf } from '../../platform/records/document.ts'
import { by, type FilterOf, type Filters, usualFilters } from '../../platform/records/filters.ts'
import { supplierNameIn } from '../../platform/records/partner-names.ts'
import { nameIn } from '../../platform/records/warehouse-name.ts'
import { inboundDetail } from './get-inbound.ts'
import { inboundFacts, isPickedUpSql } from './inbound-facts.ts'

const openDifference = raw.lit(stockDifferenceState.codes.reported)
export const openDifferencesSql = (inbound: string) =>
  raw<number>`(select count(*)::int from stock_difference d where d.company_id = ${raw.ref(`${inbound}.company_id`)}
    and d.inbound_id = ${raw.ref(`${inbound}.id`)} and d.state = ${openDifference})`
const openDifferences = openDifferencesSql('i')

const filters: Filters<FilterOf<InboundQuery>> = {
  keyword: by.keyword(
    (within) => raw`(lower(i.number) like ${within} or lower(s.name) like ${within}
      or lower(s.english_name) like ${within} or exists (
      select 1 from inbound_line l where l.company_id = i.company_id and l.inbound_id = i.id and lower(l.model) like ${within}))`,
  ),
  state: by.equals('state'),
  inspectionState: by.equals('inspection_state'),
  supplierId: by.equals('supplier_id'),
  warehouseId: by.equals('warehouse_id'),
  arrivalMode: by.equals('arrival_mode'),
  storageType: by.equals('storage_type'),
  hasDifference: by.value(
    (given: number) => isYes(given),
    (isSo) => raw`(${openDifferences} > 0) = ${isSo}`,
  ),
  ...usualFilters,
}

const inboundsOf = (companyId: string, locale: Locale) =>
  sql
    .selectFrom('inbound_order as i')
    .leftJoin('supplier as s', (join) =>
      join.onRef('s.company_id', '=', 'i.company_id').onRef('s.id', '=', 'i.supplier_id'),
    )
    .leftJoin('warehouse as w', 'w.id', 'i.warehouse_id')
    .select(selection('i', columns))
    .select([supplierNameIn('s', locale).as('supplier_name'), nameIn('w', locale).as('warehouse_name')])
    .select([openDifferences.as('open_differences'), isPickedUpSql('i').as('is_picked_up')])
    .where('i.company_id', '=', companyId)
    .where('i.deleted_at', 'is', null)

export const inbounds = documentOf({
  entity: 'inbound',
  table: 'inbound_order',
  columns,
  alias: 'i',
  find: inboundsOf,
  filters,
  sort: {},
  toRow: toAnswered(columns),
  detail: inboundDetail,
  machine: inboundMachine,
  factsOf: inboundFacts,
  /** A draft has nothing to be picked up. */
  draftFacts: { isPickedUp: true, isFetched: false },
  api: inboundApi,
})
