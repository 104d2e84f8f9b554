import { isYes } from '@quayside/contract/kernel/record.codes.ts'
import {
  inboundColumns as columns,
  type InboundDetail,
  type InboundQuery,
  inboundStepAccess,
} from '@quayside/contract/warehouse/inbound.ts'
import type { InboundLine } from '@quayside/contract/warehouse/inbound-line.ts'
import { stockDifferenceState } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { warehouseInMachine } from '@quayside/contract/warehouse/warehouse-in.states.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { type InferResult, sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import { findAttachments, toAttachments } from '../../platform/files/attachments.ts'
import { documentFiles } from '../../platform/files/document-files.ts'
import { selection, sortingOf, toAnswered } from '../../platform/records/columns.ts'
import { by, type FilterOf, type Filters, filtered, usualFilters } from '../../platform/records/filters.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { recordOf } from '../../platform/records/record.ts'
import { stepsFor } from '../../platform/records/run-transition.ts'
import { findTimeline, type RecordKey, toTimeline } from '../../platform/records/timeline.ts'
import { type Call, found } from '../../platform/session/call.ts'
import { findDifferences, readDifferences, withSteps } from './differences.ts'
import { inboundFacts, isPickedUpSql } from './inbound-facts.ts'
import { nameIn } from './name-in.ts'

export const inboundKey = (companyId: string, id: string): RecordKey => ({
  companyId,
  entity: 'warehouseIn',
  id,
})

type Filter = FilterOf<InboundQuery>

const openDifference = raw.lit(stockDifferenceState.codes.reported)
const openDifferences = raw<number>`(select count(*)::int from stock_difference d
  where d.company_id = i.company_id and d.inbound_id = i.id and d.state = ${openDifference})`

const filters: Filters<Filter> = {
  keyword: by.keyword(
    (within) => raw`(lower(i.number) like ${within} or lower(s.name) like ${within} or exists (
      select 1 from inbound_line l where l.company_id = i.company_id and l.inbound_id = i.id and lower(l.model) like ${within}))`,
  ),
  state: by.equals('state'),
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
    .select(['s.name as supplier_name', nameIn('w', locale).as('warehouse_name')])
    .select([openDifferences.as('open_differences'), isPickedUpSql('i').as('is_picked_up')])
    .where('i.company_id', '=', companyId)
    .where('i.deleted_at', 'is', null)

const answered = toAnswered(columns)

export const inbounds = recordOf({
  entity: 'warehouseIn',
  table: 'inbound_order',
  columns,
  find: (call, given: Filter) =>
    filtered(inboundsOf(call.principal.companyId, call.locale), 'i', filters, given),
  sort: sortingOf('i', columns, {}),
  toRow: (row) => answered(row as never),
})

const text = (column: string) => raw<string>`coalesce(trim_scale(${raw.ref(column)})::text, '')`
const count = (column: string) => raw<string>`coalesce(${raw.ref(column)}::text, '')`

export const findInboundLines = (companyId: string, inboundId: string) =>
  sql
    .selectFrom('inbound_line as l')
    .select([
      'l.id',
      'l.key',
      'l.product_id',
      'l.order_line_id',
      'l.model',
      'l.name',
      'l.brand',
      'l.origin',
      'l.unit',
      'l.pallet_number',
      'l.pallet_type',
      'l.lot_number',
      'l.batch_number',
      'l.date_code',
      'l.remark',
      'l.raw_cells',
    ])
    .select([
      text('l.qty').as('qty'),
      count('l.pallets').as('pallets'),
      count('l.packages').as('packages'),
      text('l.net_weight').as('net_weight'),
      text('l.gross_weight').as('gross_weight'),
      text('l.volume').as('volume'),
      text('l.minimum_pack_quantity').as('minimum_pack_quantity'),
      raw<string | null>`trim_scale(l.received_qty)::text`.as('received_qty'),
    ])
    .where('l.company_id', '=', companyId)
    .where('l.inbound_id', '=', inboundId)
    .orderBy('l.position')
export type InboundLineRow = InferResult<ReturnType<typeof findInboundLines>>[number]

const findLots = (companyId: string, inboundId: string) =>
  sql
    .selectFrom('stock_lot as l')
    .leftJoin('storage_location as p', 'p.id', 'l.location_id')
    .select(['l.id', 'l.number', 'l.inbound_line_id', 'p.code as location'])
    .select([text('l.on_hand').as('on_hand'), text('l.available').as('available')])
    .where('l.company_id', '=', companyId)
    .where('l.inbound_id', '=', inboundId)
    .orderBy('l.id')

export const toInboundLine = (row: InboundLineRow): Omit<InboundLine, 'lots'> => ({
  id: row.id,
  key: row.key,
  productId: row.product_id,
  orderLineId: row.order_line_id,
  model: row.model,
  name: row.name,
  brand: row.brand,
  origin: row.origin,
  unit: row.unit,
  qty: row.qty,
  palletNumber: row.pallet_number,
  palletType: row.pallet_type,
  pallets: row.pallets,
  lotNumber: row.lot_number,
  batchNumber: row.batch_number,
  dateCode: row.date_code,
  packages: row.packages,
  netWeight: row.net_weight,
  grossWeight: row.gross_weight,
  volume: row.volume,
  minimumPackQuantity: row.minimum_pack_quantity,
  remark: row.remark,
  rawCells: row.raw_cells as Record<string, string>,
  receivedQty: row.received_qty,
})

const findPickup = (companyId: string, inboundId: string) =>
  sql
    .selectFrom('goods_pickup')
    .select(['id', 'number', 'state', 'reason', 'version'])
    .where('company_id', '=', companyId)
    .where('inbound_id', '=', inboundId)
    .orderBy('id', 'desc')
    .limit(1)

/** As both sides read it; the steps are each side's own. */
export async function readInbound(
  read: Reader,
  { companyId, id, locale }: { companyId: string; id: string; locale: Locale },
): Promise<Omit<InboundDetail, 'nextSteps'> & { isPickedUp: boolean }> {
  const key = inboundKey(companyId, id)
  const [rows, lines, lots, differences, [pickup], files, events] = await read(
    inboundsOf(companyId, locale).where('i.id', '=', id),
    findInboundLines(companyId, id),
    findLots(companyId, id),
    findDifferences(companyId).where('d.inbound_id', '=', id),
    findPickup(companyId, id),
    findAttachments(key),
    findTimeline(key),
  )
  const row = found(rows[0])
  const { is_picked_up: isPickedUp, ...own } = row
  return {
    ...(answered(own as never) as InboundDetail),
    isPickedUp,
    version: row.version,
    lines: lines.map((line) => ({
      ...toInboundLine(line),
      lots: lots
        .filter((lot) => lot.inbound_line_id === line.id)
        .map((lot) => ({
          id: lot.id,
          number: lot.number,
          location: lot.location ?? '',
          onHand: lot.on_hand,
          available: lot.available,
        })),
    })),
    differences: await readDifferences(read, companyId, differences),
    pickup: pickup ?? null,
    attachments: toAttachments(files),
    timeline: toTimeline(events),
  }
}

export const readOwnInbound = async (read: Reader, call: Call, id: string): Promise<InboundDetail> => {
  const { companyId } = call.principal
  const { isPickedUp, ...inbound } = await readInbound(read, { companyId, id, locale: call.locale })
  return {
    ...inbound,
    differences: inbound.differences.map((difference) => withSteps(call, difference)),
    nextSteps: stepsFor(
      call.principal,
      {
        machine: warehouseInMachine,
        state: inbound.state,
        facts: inboundFacts({ is_picked_up: isPickedUp }),
      },
      inboundStepAccess,
    ),
  }
}

export const getInbound = (call: Call, { params }: { params: { id: string } }): Promise<InboundDetail> =>
  readOwnInbound(call.read, call, params.id)

export const inboundFiles = documentFiles('inbound_order', {
  see: 'logistics-inbound-list',
  attach: 'logistics-inbound-save',
})
