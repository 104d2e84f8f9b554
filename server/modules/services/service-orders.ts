import { checkDay } from '@quayside/contract/kernel/plausible-day.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { at } from '@quayside/contract/refusals.ts'
import { serviceType } from '@quayside/contract/services/service.codes.ts'
import { serviceOrderApi } from '@quayside/contract/services/service-order.api.ts'
import { serviceOrderMachine } from '@quayside/contract/services/service-order.states.ts'
import {
  serviceOrderColumns as columns,
  type ServiceOrderQuery,
  type ServiceOrderSave,
  serviceKinds,
} from '@quayside/contract/services/service-order.ts'
import { sql as raw } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'
import { selection, toAnswered, toStored } from '../../platform/records/columns.ts'
import { documentOf, withFiles } from '../../platform/records/document.ts'
import { by, type FilterOf, type Filters, usualFilters } from '../../platform/records/filters.ts'
import { getOrRefuse } from '../../platform/session/call.ts'

export const serviceOrderFacts = (row: { model_type: number }) => ({
  isTransport: row.model_type === serviceType.codes.transport,
})

const filters: Filters<FilterOf<ServiceOrderQuery>> = {
  keyword: by.keyword(
    (within) => raw`(lower(s.number) like ${within} or lower(s.goods_name) like ${within}
      or lower(s.place) like ${within} or lower(s.from_place) like ${within})`,
  ),
  modelType: by.equals('model_type'),
  kind: by.equals('kind'),
  state: by.equals('state'),
  orderId: by.equals('order_id'),
  ...usualFilters,
}

const servicesOf = (companyId: string) =>
  sql
    .selectFrom('service_order as s')
    .leftJoin('trade_order as o', (join) =>
      join.onRef('o.company_id', '=', 's.company_id').onRef('o.id', '=', 's.order_id'),
    )
    .select(selection('s', columns))
    .select('o.order_no')
    .where('s.company_id', '=', companyId)
    .where('s.deleted_at', 'is', null)

/** A row as the contract names its columns. */
export const toService = toAnswered(columns)

export const serviceOrders = documentOf({
  entity: 'serviceOrder',
  table: 'service_order',
  columns,
  alias: 's',
  find: servicesOf,
  filters,
  sort: {},
  toRow: toService,
  detail: withFiles,
  machine: serviceOrderMachine,
  factsOf: serviceOrderFacts,
  draftFacts: { isTransport: false },
  api: serviceOrderApi,
})

/** An order that is not this company's, and a service that is not of this model type. */
async function findUnknown(tx: Tx, companyId: string, body: ServiceOrderSave): Promise<Finding[]> {
  const { rows } = await raw<{ has_order: boolean; has_kind: boolean }>`select
    ${body.orderId}::bigint is null or exists (select from trade_order o where o.company_id = ${companyId}::bigint
      and o.id = ${body.orderId}::bigint and o.deleted_at is null) as has_order,
    ${body.kind} = '' or exists (select from dict_entry d where d.type = ${serviceKinds} and d.value = ${body.kind}
      and d.group_name = ${String(body.modelType)}) as has_kind`.execute(tx)
  const known = getOrRefuse(rows[0])
  return [
    ...(known.has_order ? [] : [at('orderId', 'record.notFound')]),
    ...(known.has_kind ? [] : [at('kind', 'field.code')]),
  ]
}

export const { save: saveServiceOrder } = serviceOrders.saverOf({
  check: async (tx, call, body: ServiceOrderSave) => [
    ...checkDay('wantedAt', body.wantedAt, { kind: 'planned', today: call.platform.clock.today() }),
    ...(await findUnknown(tx, call.principal.companyId, body)),
  ],
  valuesOf: toStored(columns),
})
