import { outboundColumns as columns, type OutboundQuery } from '@quayside/contract/warehouse/outbound.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { documentFiles } from '../../platform/files/document-files.ts'
import { selection, sortingOf, toAnswered } from '../../platform/records/columns.ts'
import { by, type FilterOf, type Filters, filtered, usualFilters } from '../../platform/records/filters.ts'
import { recordOf } from '../../platform/records/record.ts'
import type { RecordKey } from '../../platform/records/timeline.ts'
import { nameIn } from './name-in.ts'

export const outboundKey = (companyId: string, id: string): RecordKey => ({
  companyId,
  entity: 'outbound',
  id,
})

type Filter = FilterOf<OutboundQuery>

const filters: Filters<Filter> = {
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

export const outboundsOf = (companyId: string, locale: Locale) =>
  sql
    .selectFrom('outbound_order as u')
    .leftJoin('warehouse as w', 'w.id', 'u.warehouse_id')
    .select(selection('u', columns))
    .select(nameIn('w', locale).as('warehouse_name'))
    .where('u.company_id', '=', companyId)
    .where('u.deleted_at', 'is', null)

export const answeredOutbound = toAnswered(columns)

export const outbounds = recordOf({
  entity: 'outbound',
  table: 'outbound_order',
  columns,
  find: (call, given: Filter) =>
    filtered(outboundsOf(call.principal.companyId, call.locale), 'u', filters, given),
  sort: sortingOf('u', columns, {}),
  toRow: (row) => answeredOutbound(row),
})

export const outboundFiles = documentFiles('outbound_order', {
  see: 'logistics-outbound-list',
  attach: 'logistics-outbound-save',
})
