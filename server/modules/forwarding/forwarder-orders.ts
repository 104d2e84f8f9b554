import { forwarderOrderMachine } from '@quayside/contract/forwarding/forwarder-order.states.ts'
import {
  forwarderOrderColumns as columns,
  type ForwarderOrder,
  type ForwarderOrderQuery,
  forwarderOrderStepAccess,
} from '@quayside/contract/forwarding/forwarder-order.ts'
import { forwarderOrderApi } from '@quayside/contract/forwarding/forwarding.api.ts'
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
import { selection, toAnswered } from '../../platform/records/columns.ts'
import { documentOf } from '../../platform/records/document.ts'
import { by, type FilterOf, type Filters, usualFilters } from '../../platform/records/filters.ts'

/** What the machine asks of an order besides its state. */
export const forwarderOrderFacts = (row: { direction: number | null; charges: unknown }) => ({
  direction: row.direction === freightDirection.codes.export ? ('export' as const) : ('import' as const),
  hasQuotation: (row.charges as unknown[]).length > 0,
})

const { cancelled, completed } = forwarderOrderState.codes
/** Late is what was reached after its time, or is not reached although its time is over, of an order under way. */
export const isLateSql = (order: string) => {
  const own = (column: string) => raw.ref(`${order}.${column}`)
  return raw<boolean>`(${own('state')} not in (${raw.lit(cancelled)}, ${raw.lit(completed)}) and exists (
    select 1 from freight_milestone m where m.company_id = ${own('company_id')} and m.order_id = ${own('id')}
      and m.planned_at < coalesce(m.actual_at, now())))`
}

const filters: Filters<FilterOf<ForwarderOrderQuery>> = {
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

const rowOf = toAnswered(columns)
const toRow = (row: Parameters<typeof rowOf>[0] & { readonly charges: unknown }): ForwarderOrder => ({
  ...rowOf(row),
  totals: sumsByCurrency(row.charges as FreightCharge[]),
})

const findMilestones = (companyId: string, orderId: string) =>
  sql
    .selectFrom('freight_milestone')
    .select(['kind', 'planned_at', 'actual_at', 'note'])
    .where('company_id', '=', companyId)
    .where('order_id', '=', orderId)

export const forwarderOrders = documentOf({
  entity: 'forwarderOrder',
  table: 'freight_order',
  columns,
  alias: 'f',
  find: ordersOf,
  filters,
  sort: {},
  toRow,
  cells: () => ({ totals: (row) => formatSums(row.totals) }),
  detail: {
    parts: ({ companyId, id }) => [findMilestones(companyId, id)] as const,
    show: (row, [milestones], attachments) => ({
      sizes: row.sizes as ShipmentSize[],
      charges: row.charges as FreightCharge[],
      containerNumbers: row.container_numbers,
      milestones: freightMilestone.values.flatMap((kind) =>
        milestones
          .filter((each) => each.kind === kind)
          .map((each) => ({ kind, plannedAt: each.planned_at, actualAt: each.actual_at, note: each.note })),
      ),
      attachments,
    }),
  },
  machine: forwarderOrderMachine,
  factsOf: forwarderOrderFacts,
  /** A draft has no price. */
  draftFacts: { hasQuotation: false, direction: 'import' },
  api: forwarderOrderApi,
  access: forwarderOrderStepAccess,
})
