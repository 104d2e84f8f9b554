import { forwarderOrderMachine } from '@quayside/contract/forwarding/forwarder-order.states.ts'
import {
  forwarderOrderColumns as columns,
  type ForwarderOrder,
  type ForwarderOrderDetail,
  type ForwarderOrderQuery,
  forwarderOrderStepAccess,
} from '@quayside/contract/forwarding/forwarder-order.ts'
import {
  forwarderOrderState,
  freightDirection,
  freightMilestone,
} from '@quayside/contract/forwarding/forwarding.codes.ts'
import {
  type FreightCharge,
  formatSums,
  sumsByCurrency,
} from '@quayside/contract/forwarding/freight-charge.ts'
import type { ShipmentSize } from '@quayside/contract/forwarding/shipment.ts'
import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { findAttachments, toAttachments } from '../../platform/files/attachments.ts'
import { documentFiles } from '../../platform/files/document-files.ts'
import { selection, sortingOf, toAnswered } from '../../platform/records/columns.ts'
import { by, type FilterOf, type Filters, filtered, usualFilters } from '../../platform/records/filters.ts'
import { ownDocument } from '../../platform/records/own-document.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { recordOf } from '../../platform/records/record.ts'
import { findTimeline, type RecordKey, toTimeline } from '../../platform/records/timeline.ts'
import { getOrRefuse } from '../../platform/session/call.ts'

export const forwarderOrderKey = (companyId: string, id: string): RecordKey => ({
  companyId,
  entity: 'forwarderOrder',
  id,
})

/** What the machine asks of an order besides its state. */
export const forwarderOrderFacts = (row: { direction: number | null; charges: unknown }) => ({
  direction: row.direction === freightDirection.codes.export ? ('export' as const) : ('import' as const),
  hasQuotation: (row.charges as unknown[]).length > 0,
})

type Filter = FilterOf<ForwarderOrderQuery>

const { cancelled, completed } = forwarderOrderState.codes
/** Late is what was reached after its time, or is not reached although its time is over, of an order under way. */
export const isLateSql = (order: string) => {
  const own = (column: string) => raw.ref(`${order}.${column}`)
  return raw<boolean>`(${own('state')} not in (${raw.lit(cancelled)}, ${raw.lit(completed)}) and exists (
    select 1 from freight_milestone m where m.company_id = ${own('company_id')} and m.order_id = ${own('id')}
      and m.planned_at < coalesce(m.actual_at, now())))`
}

const filters: Filters<Filter> = {
  keyword: by.keyword(
    (within) =>
      raw`(lower(f.number) like ${within} or lower(f.goods_name) like ${within} or lower(f.carrier) like ${within}
        or lower(f.waybill_number) like ${within} or lower(array_to_string(f.container_numbers, ' ')) like ${within})`,
  ),
  state: by.equals('state'),
  direction: by.equals('direction'),
  mode: by.equals('mode'),
  originPort: by.equals('origin_port'),
  destinationPort: by.equals('destination_port'),
  isLate: by.value(
    (given: number) => given === 1,
    (isSo) => raw`${isLateSql('f')} = ${isSo}`,
  ),
  ...usualFilters,
}

export const plannedAtSql = (order: string, kind: keyof typeof freightMilestone.codes) =>
  raw<string | null>`(select m.planned_at from freight_milestone m
    where m.company_id = ${raw.ref(`${order}.company_id`)} and m.order_id = ${raw.ref(`${order}.id`)}
      and m.kind = ${raw.lit(freightMilestone.codes[kind])})`

const ordersOf = (companyId: string) =>
  sql
    .selectFrom('freight_order as f')
    .leftJoin('freight_enquiry as e', (join) =>
      join.onRef('e.company_id', '=', 'f.company_id').onRef('e.id', '=', 'f.enquiry_id'),
    )
    .leftJoin('freight_quotation as q', (join) =>
      join.onRef('q.company_id', '=', 'f.company_id').onRef('q.id', '=', 'f.quotation_id'),
    )
    .leftJoin('trade_order as o', (join) =>
      join.onRef('o.company_id', '=', 'f.company_id').onRef('o.id', '=', 'f.order_id'),
    )
    .select(selection('f', columns))
    .select(['f.sizes', 'f.charges', 'f.container_numbers'])
    .select(['e.number as enquiry_number', 'q.number as quotation_number', 'o.order_no'])
    .select([
      plannedAtSql('f', 'departed').as('departs_at'),
      plannedAtSql('f', 'arrived').as('arrives_at'),
      isLateSql('f').as('is_late'),
    ])
    .where('f.company_id', '=', companyId)
    .where('f.deleted_at', 'is', null)

const answered = toAnswered(columns)
const toRow = (row: Parameters<typeof answered>[0] & { readonly charges: unknown }): ForwarderOrder => ({
  ...answered(row),
  totals: sumsByCurrency(row.charges as FreightCharge[]),
})

export const forwarderOrders = recordOf({
  entity: 'forwarderOrder',
  table: 'freight_order',
  columns,
  find: (call, given: Filter) => filtered(ordersOf(call.principal.companyId), 'f', filters, given),
  sort: sortingOf('f', columns, {}),
  toRow: (row) => toRow(row),
  cells: () => ({ totals: (row) => formatSums(row.totals) }),
})

const findMilestones = (companyId: string, orderId: string) =>
  sql
    .selectFrom('freight_milestone')
    .select(['kind', 'planned_at', 'actual_at', 'note'])
    .where('company_id', '=', companyId)
    .where('order_id', '=', orderId)

/** As both sides read it; the steps are each side's own. */
export async function readForwarderOrder(
  read: Reader,
  { companyId, id }: { companyId: string; id: string },
): Promise<Omit<ForwarderOrderDetail, 'nextSteps'>> {
  const key = forwarderOrderKey(companyId, id)
  const [rows, milestones, files, events] = await read(
    ordersOf(companyId).where('f.id', '=', id),
    findMilestones(companyId, id),
    findAttachments(key),
    findTimeline(key),
  )
  const { sizes, charges, container_numbers, version, ...row } = getOrRefuse(rows[0])
  return {
    ...toRow({ ...row, charges }),
    version,
    sizes: sizes as ShipmentSize[],
    charges: charges as FreightCharge[],
    containerNumbers: container_numbers,
    milestones: freightMilestone.values.flatMap((kind) =>
      milestones
        .filter((each) => each.kind === kind)
        .map((each) => ({ kind, plannedAt: each.planned_at, actualAt: each.actual_at, note: each.note })),
    ),
    attachments: toAttachments(files),
    timeline: toTimeline(events),
  }
}

export const ownForwarderOrder = ownDocument({
  read: readForwarderOrder,
  machine: forwarderOrderMachine,
  factsOf: forwarderOrderFacts,
  access: forwarderOrderStepAccess,
})

export const forwarderOrderFiles = documentFiles('freight_order', {
  see: 'logistics-freightOrder-list',
  attach: 'logistics-freightOrder-save',
})
