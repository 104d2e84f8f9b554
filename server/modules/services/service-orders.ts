import { checkDay } from '@quayside/contract/kernel/plausible-day.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { at } from '@quayside/contract/refusals.ts'
import { serviceType } from '@quayside/contract/services/service.codes.ts'
import { serviceOrderMachine } from '@quayside/contract/services/service-order.states.ts'
import {
  serviceOrderColumns as columns,
  type ServiceOrderDetail,
  type ServiceOrderQuery,
  type ServiceOrderSave,
  serviceKinds,
  serviceStepAccess,
} from '@quayside/contract/services/service-order.ts'
import { sql as raw } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'
import { findAttachments, toAttachments } from '../../platform/files/attachments.ts'
import { documentFiles } from '../../platform/files/document-files.ts'
import { selection, sortingOf, toAnswered, toStored } from '../../platform/records/columns.ts'
import { by, type FilterOf, type Filters, filtered, usualFilters } from '../../platform/records/filters.ts'
import { ownDocument } from '../../platform/records/own-document.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { recordOf } from '../../platform/records/record.ts'
import { removalOf } from '../../platform/records/record-removal.ts'
import { findHindrance } from '../../platform/records/run-transition.ts'
import { draftSaverOf } from '../../platform/records/save-draft.ts'
import { findTimeline, type RecordKey, toTimeline } from '../../platform/records/timeline.ts'
import { getOrRefuse } from '../../platform/session/call.ts'

export const serviceOrderKey = (companyId: string, id: string): RecordKey => ({
  companyId,
  entity: 'serviceOrder',
  id,
})
export const serviceOrderFacts = (row: { model_type: number }) => ({
  isTransport: row.model_type === serviceType.codes.transport,
})

type Filter = FilterOf<ServiceOrderQuery>
const filters: Filters<Filter> = {
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

export const serviceOrders = recordOf({
  entity: 'serviceOrder',
  table: 'service_order',
  columns,
  find: (call, given: Filter) => filtered(servicesOf(call.principal.companyId), 's', filters, given),
  sort: sortingOf('s', columns, {}),
  toRow: (row) => toService(row),
})

/** As both sides read it; the steps are each side's own. */
export async function readServiceOrder(
  read: Reader,
  { companyId, id }: { companyId: string; id: string },
): Promise<Omit<ServiceOrderDetail, 'nextSteps'>> {
  const key = serviceOrderKey(companyId, id)
  const [rows, files, events] = await read(
    servicesOf(companyId).where('s.id', '=', id),
    findAttachments(key),
    findTimeline(key),
  )
  const { version, ...row } = getOrRefuse(rows[0])
  return {
    ...toService(row),
    version,
    attachments: toAttachments(files),
    timeline: toTimeline(events),
  }
}

const own = ownDocument({
  read: readServiceOrder,
  machine: serviceOrderMachine,
  factsOf: ({ modelType }) => serviceOrderFacts({ model_type: modelType }),
  access: serviceStepAccess,
})
export const getServiceOrder = own.get

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

const stored = toStored(columns)
const facts = { isTransport: false }

export const saveServiceOrder = draftSaverOf({
  entity: serviceOrders.entity,
  table: 'service_order',
  machine: serviceOrderMachine,
  facts,
  read: own.read,
  check: async (tx, call, body: ServiceOrderSave) => [
    ...checkDay('wantedAt', body.wantedAt, {
      kind: 'planned',
      today: call.platform.clock.today(),
    }),
    ...(await findUnknown(tx, call.principal.companyId, body)),
  ],
  valuesOf: (body) => stored(body),
})

export const removeServiceOrders = removalOf(serviceOrders, {
  hindrance: (acting, { state }) =>
    findHindrance(acting, { machine: serviceOrderMachine, name: 'remove', state, facts }),
})

export const serviceOrderFiles = documentFiles('service_order', {
  see: 'services-order-list',
  attach: 'services-order-save',
})
