import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import type { ShipOutbound } from '@quayside/contract/office/warehouse.ts'
import { at, refuse } from '@quayside/contract/refusals.ts'
import Big from 'big.js'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { byOutbound, type OutboundRow } from './lock-outbound.ts'
import { type LiveReservation, lockReservations, takeReserved } from './reserve-lots.ts'

export type Shipment = {
  readonly parts: readonly { readonly reservation: LiveReservation; readonly qty: string }[]
  readonly isAll: boolean
}

/** What leaves now: all that is reserved, or the given part of it. */
export async function planShipment(
  tx: Tx,
  outbound: OutboundRow,
  given: ShipOutbound['lots'],
): Promise<Shipment> {
  const live = await lockReservations(tx, outbound.company_id, { outboundId: outbound.id })
  if (live.length === 0) throw refuse('stock.noLots')
  if (!given) return { parts: live.map((each) => ({ reservation: each, qty: each.left })), isAll: true }
  const reservedById = new Map(live.map((each) => [each.id, new Big(each.left)]))
  const byLot = new Map(live.map((each) => [`${each.outbound_line_id} ${each.lot_id}`, each]))
  const parts = given.map(({ lineId, lotId, qty }, place) => {
    const reservation = byLot.get(`${lineId} ${lotId}`)
    if (!reservation) throw new Refusal([at(`lots.${place}.lotId`, 'stock.notThere')])
    const there = reservedById.get(reservation.id) ?? new Big(0)
    if (there.lt(qty))
      throw new Refusal([at(`lots.${place}.qty`, 'outbound.moreThanReserved', { left: there.toFixed() })])
    reservedById.set(reservation.id, there.minus(qty))
    return { reservation, qty }
  })
  return { parts, isAll: [...reservedById.values()].every((each) => each.eq(0)) }
}

export async function shipOutbound(
  tx: Tx,
  acting: Acting,
  outbound: OutboundRow,
  { parts }: Shipment,
): Promise<object> {
  const { company_id: companyId, id } = outbound
  await takeReserved(tx, acting, companyId, byOutbound(outbound), parts)
  const lineIds = parts.map(({ reservation }) => reservation.outbound_line_id)
  const quantities = parts.map(({ qty }) => qty)
  await raw`update outbound_line l set shipped_qty = l.shipped_qty + given.qty from (
      select line_id, sum(qty) as qty from unnest(${lineIds}::bigint[], ${quantities}::numeric[]) as each (line_id, qty)
      group by line_id
    ) given
    where l.company_id = ${companyId}::bigint and l.outbound_id = ${id}::bigint and l.id = given.line_id`.execute(
    tx,
  )
  const sum = quantities.reduce((total, qty) => total.plus(qty), new Big(0)).toFixed()
  return { shipped_qty: raw<string>`shipped_qty + ${sum}::numeric`, shipped_at: raw<string>`now()` }
}
