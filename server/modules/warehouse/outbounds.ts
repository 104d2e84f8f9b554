import type { Identities } from '@quayside/contract/kernel/record.ts'
import { Delivery } from '@quayside/contract/orders/order-parts.ts'
import { outboundMachine } from '@quayside/contract/warehouse/outbound.states.ts'
import {
  outboundColumns as columns,
  type OutboundDetail,
  type OutboundLine,
  type OutboundLineDraft,
  type OutboundQuery,
  outboundStepAccess,
} from '@quayside/contract/warehouse/outbound.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import { type InferResult, sql as raw } from 'kysely'
import type { PersonalData } from '../../platform/crypto/personal-data.ts'
import { sql } from '../../platform/database/database.ts'
import { findAttachments, toAttachments } from '../../platform/files/attachments.ts'
import { documentFiles } from '../../platform/files/document-files.ts'
import { selection, sortingOf, toAnswered } from '../../platform/records/columns.ts'
import { by, type FilterOf, type Filters, filtered, usualFilters } from '../../platform/records/filters.ts'
import { type Reader, readWithin } from '../../platform/records/read-within.ts'
import { recordOf } from '../../platform/records/record.ts'
import { stepsFor } from '../../platform/records/run-transition.ts'
import { findTimeline, type RecordKey, toTimeline } from '../../platform/records/timeline.ts'
import { type Call, found } from '../../platform/session/call.ts'
import { maskIdentities } from '../orders/order-transport.ts'
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

const outboundsOf = (companyId: string, locale: Locale) =>
  sql
    .selectFrom('outbound_order as u')
    .leftJoin('warehouse as w', 'w.id', 'u.warehouse_id')
    .select(selection('u', columns))
    .select(nameIn('w', locale).as('warehouse_name'))
    .where('u.company_id', '=', companyId)
    .where('u.deleted_at', 'is', null)

const answered = toAnswered(columns)

export const outbounds = recordOf({
  entity: 'outbound',
  table: 'outbound_order',
  columns,
  find: (call, given: Filter) =>
    filtered(outboundsOf(call.principal.companyId, call.locale), 'u', filters, given),
  sort: sortingOf('u', columns, {}),
  toRow: (row) => answered(row as never),
})

const text = (column: string) => raw<string>`coalesce(trim_scale(${raw.ref(column)})::text, '')`

export const findOutboundLines = (companyId: string, outboundId: string) =>
  sql
    .selectFrom('outbound_line as l')
    .select(['l.id', 'l.key', 'l.lot_id', 'l.model', 'l.brand', 'l.lot_numbers', 'l.remark', 'l.raw_cells'])
    .select([
      text('l.qty').as('qty'),
      text('l.pack_qty').as('pack_qty'),
      text('l.shipped_qty').as('shipped_qty'),
    ])
    .where('l.company_id', '=', companyId)
    .where('l.outbound_id', '=', outboundId)
    .orderBy('l.position')

type LineRow = InferResult<ReturnType<typeof findOutboundLines>>[number]

/** A line as the customer's form gives it. */
export const toOutboundLine = (line: LineRow): OutboundLineDraft => ({
  key: line.key,
  lotId: line.lot_id,
  model: line.model,
  brand: line.brand,
  qty: line.qty,
  lotNumbers: line.lot_numbers,
  packQty: line.pack_qty,
  remark: line.remark,
  rawCells: line.raw_cells as Record<string, string>,
})

/** What is or was reserved and left; what a cancellation gave back is not part of the order any more. */
const findReserved = (companyId: string, outboundId: string) =>
  sql
    .selectFrom('stock_reservation as r')
    .innerJoin('stock_lot as l', (join) =>
      join.onRef('l.company_id', '=', 'r.company_id').onRef('l.id', '=', 'r.lot_id'),
    )
    .leftJoin('storage_location as p', 'p.id', 'l.location_id')
    .select([
      'r.outbound_line_id',
      'r.lot_id',
      'l.number',
      'l.lot_number',
      'l.batch_number',
      'l.date_code',
      'l.pallet_number',
      'p.code as location',
    ])
    .select([text('r.qty').as('qty'), text('r.taken').as('taken')])
    .where('r.company_id', '=', companyId)
    .where('r.outbound_id', '=', outboundId)
    .where(raw<boolean>`(r.ended_at is null or r.taken > 0)`)
    .orderBy('r.id')

const findRow = (companyId: string, id: string, locale: Locale) =>
  outboundsOf(companyId, locale)
    .select(['u.pickup_id_sealed', 'u.consignee_id_sealed', raw<object>`u.delivery`.as('delivery')])
    .where('u.id', '=', id)

type SealedNumbers = { readonly pickup_id_sealed: string; readonly consignee_id_sealed: string }

export function outboundIdentities(row: SealedNumbers, personalData: PersonalData) {
  const opened = (sealed: string): string => (sealed === '' ? '' : personalData.open(sealed))
  return {
    pickupIdNumber: opened(row.pickup_id_sealed),
    consigneeIdNumber: opened(row.consignee_id_sealed),
  }
}

/** The numbers that a read shows masked. */
export async function readOutboundIdentities(
  read: Reader,
  personalData: PersonalData,
  { companyId, id }: { companyId: string; id: string },
) {
  const [rows] = await read(
    sql
      .selectFrom('outbound_order')
      .select(['pickup_id_sealed', 'consignee_id_sealed'])
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('deleted_at', 'is', null),
  )
  return outboundIdentities(found(rows[0]), personalData)
}

/** As both sides read it; identity numbers masked. */
export async function readOutbound(
  read: Reader,
  personalData: PersonalData,
  { companyId, id, locale }: { companyId: string; id: string; locale: Locale },
): Promise<Omit<OutboundDetail, 'nextSteps'>> {
  const key = outboundKey(companyId, id)
  const [rows, lines, reserved, files, events] = await read(
    findRow(companyId, id, locale),
    findOutboundLines(companyId, id),
    findReserved(companyId, id),
    findAttachments(key),
    findTimeline(key),
  )
  const row = found(rows[0])
  return {
    ...(answered(row as never) as OutboundDetail),
    version: row.version,
    delivery: maskIdentities(Delivery.parse({ ...row.delivery, ...outboundIdentities(row, personalData) })),
    lines: lines.map(
      (line): OutboundLine => ({
        ...toOutboundLine(line),
        rawCells: line.raw_cells as Record<string, string>,
        id: line.id,
        shippedQty: line.shipped_qty,
        lots: reserved
          .filter((lot) => lot.outbound_line_id === line.id)
          .map((lot) => ({
            lotId: lot.lot_id,
            number: lot.number,
            lotNumber: lot.lot_number,
            batchNumber: lot.batch_number,
            dateCode: lot.date_code,
            palletNumber: lot.pallet_number,
            location: lot.location ?? '',
            qty: lot.qty,
            taken: lot.taken,
          })),
      }),
    ),
    attachments: toAttachments(files),
    timeline: toTimeline(events),
  }
}

/** Buttons are of the whole order: that all is shipped with the step is its usual outcome. */
export const outboundFacts = (row: { readonly shipped_qty: string }) => ({
  isAllShipped: true,
  isPartlyShipped: Number(row.shipped_qty) > 0,
})

export async function readOwnOutbound(read: Reader, call: Call, id: string): Promise<OutboundDetail> {
  const { companyId } = call.principal
  const outbound = await readOutbound(read, call.platform.personalData, {
    companyId,
    id,
    locale: call.locale,
  })
  return {
    ...outbound,
    nextSteps: stepsFor(
      call.principal,
      {
        machine: outboundMachine,
        state: outbound.state,
        facts: outboundFacts({ shipped_qty: outbound.shippedQty }),
      },
      outboundStepAccess,
    ),
  }
}

/** A write for the sake of its audit row. */
export const revealOutboundIdentities = (
  call: Call,
  { params }: { params: { id: string } },
): Promise<Identities> =>
  call.write((tx) =>
    readOutboundIdentities(readWithin(tx), call.platform.personalData, {
      companyId: call.principal.companyId,
      id: params.id,
    }),
  )

export const getOutbound = (call: Call, { params }: { params: { id: string } }): Promise<OutboundDetail> =>
  readOwnOutbound(call.read, call, params.id)

export const outboundFiles = documentFiles('outbound_order', {
  see: 'logistics-outbound-list',
  attach: 'logistics-outbound-save',
})
