import type { LineCount, LotPick, ScanProgress } from '@quayside/contract/office/goods.ts'
import type { CountLine, PickLot } from '@quayside/contract/office/warehouse.ts'
import { at, refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import { checkReceipt, checkReceivedDays } from '@quayside/contract/warehouse/receipt.rules.ts'
import { inboundState, outboundState } from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import Big from 'big.js'
import { sql as raw } from 'kysely'
import { readBusinessDay } from '../../platform/database/business-day.ts'
import { sql, type Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { type Reader, readWithin } from '../../platform/records/read-within.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { announcedDays, findInboundLines } from './inbound-lines.ts'
import { keepGoodsDays } from './keep-goods-days.ts'
import { lockInbound } from './lock-inbound.ts'
import { lockOutbound } from './lock-outbound.ts'
import { lockReservations } from './reserve-lots.ts'

export type Scanned = ScanProgress & { readonly companyId: string }

/** One line as it was counted at the door. The receipt is made of these counts; until then the last one holds. */
export async function countLine(tx: Tx, acting: Acting, id: string, count: CountLine): Promise<Scanned> {
  const inbound = getOrRefuse(await lockInbound(tx, id, undefined))
  const { company_id: companyId } = inbound
  if (inbound.state !== inboundState.codes.audited) throw refuse('state.notAllowed')
  if (!inbound.is_picked_up) throw refuse('warehouseIn.notPickedUp')
  const [lines] = await readWithin(tx)(findInboundLines(companyId, id))
  const own = lines.filter((line) => line.id === count.lineId)
  // Why expired goods are taken in is asked of the whole receipt.
  const days = { today: await readBusinessDay(tx), note: '-' }
  refuseIfAny(
    [
      ...checkReceipt(
        [count],
        own.map(({ id: lineId, qty }) => ({ id: lineId, qty: qty || '0' })),
      ),
      ...checkReceivedDays([count], own.map(announcedDays), days),
    ].map((finding) => ({
      ...finding,
      ...(finding.path && { path: finding.path.replace(/^lines\.0\./, '') }),
    })),
  )
  await keepGoodsDays(tx, inbound, [count])
  await tx
    .updateTable('inbound_line')
    .set({
      counted_qty: count.qty,
      counted_differences: JSON.stringify(count.differences),
      counted_at: raw<string>`now()`,
      counted_by: acting.name,
    })
    .where('company_id', '=', companyId)
    .where('inbound_id', '=', id)
    .where('id', '=', count.lineId)
    .execute()
  const { done } = await tx
    .selectFrom('inbound_line')
    .select(raw<number>`count(counted_qty)::int`.as('done'))
    .where('company_id', '=', companyId)
    .where('inbound_id', '=', id)
    .executeTakeFirstOrThrow()
  return { done, total: lines.length, companyId }
}

type Key = { readonly companyId: string; readonly id: string }

export async function readCounts(read: Reader, { companyId, id }: Key): Promise<LineCount[]> {
  const [rows] = await read(
    sql
      .selectFrom('inbound_line')
      .select(['id', 'counted_by', 'counted_at'])
      .select([
        raw<string>`trim_scale(counted_qty)::text`.as('qty'),
        raw<LineCount['differences']>`counted_differences`.as('differences'),
      ])
      .where('company_id', '=', companyId)
      .where('inbound_id', '=', id)
      .where('counted_qty', 'is not', null)
      .orderBy('counted_at', 'desc'),
  )
  return rows.map((row) => ({
    lineId: row.id,
    qty: row.qty,
    differences: row.differences,
    by: row.counted_by,
    at: row.counted_at ?? '',
  }))
}

/** How much of a reserved lot lies ready; it leaves with the shipment. */
export async function pickLot(tx: Tx, id: string, { lineId, lotId, qty }: PickLot): Promise<Scanned> {
  const outbound = getOrRefuse(await lockOutbound(tx, id, undefined))
  const { company_id: companyId } = outbound
  if (outbound.state !== outboundState.codes.arranged) throw refuse('state.notAllowed')
  const live = await lockReservations(tx, companyId, { outboundId: id })
  const reserved = live.find((each) => each.lot_id === lotId && each.outbound_line_id === lineId)
  if (!reserved) throw refuse('stock.notThere')
  if (new Big(qty).gt(reserved.left))
    refuseIfAny([at('qty', 'outbound.moreThanReserved', { left: reserved.left })])
  await raw`update stock_reservation set picked = ${qty}::numeric
    where company_id = ${companyId}::bigint and id = ${reserved.id}::bigint`.execute(tx)
  const { done } = await tx
    .selectFrom('stock_reservation')
    .select(raw<number>`count(*) filter (where picked > 0)::int`.as('done'))
    .where('company_id', '=', companyId)
    .where('outbound_id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { done, total: live.length, companyId }
}

export async function readPicks(read: Reader, { companyId, id }: Key): Promise<LotPick[]> {
  const [rows] = await read(
    sql
      .selectFrom('stock_reservation')
      .select(['lot_id', 'outbound_line_id', raw<string>`trim_scale(picked)::text`.as('qty')])
      .where('company_id', '=', companyId)
      .where('outbound_id', '=', id)
      .where('ended_at', 'is', null)
      .where('picked', '>', '0')
      .orderBy('id'),
  )
  return rows.map((row) => ({ lineId: row.outbound_line_id ?? '', lotId: row.lot_id, qty: row.qty }))
}
