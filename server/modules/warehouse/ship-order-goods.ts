import type { LineQuantity } from '@quayside/contract/orders/received-lines.ts'
import { isTakenUnnamed } from '@quayside/contract/warehouse/lot-order.ts'
import Big from 'big.js'
import { readBusinessDay } from '../../platform/database/business-day.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { byOrder, lockReservationsAndLots, type StockOrder } from './order-stock.ts'
import { postMovements } from './post-movements.ts'
import { takeReserved } from './reserve-lots.ts'

/**
 * Goods of these lines leave: the order's own lots and those bound to it, the oldest first, as far as they are here. Goods
 * that are damaged, wrong or expired leave last.
 */
export async function shipOrderGoods(
  tx: Tx,
  acting: Acting,
  order: StockOrder,
  shipped: readonly LineQuantity[],
): Promise<void> {
  const { company_id: companyId, id } = order
  const reservations = await lockReservationsAndLots(tx, order)
  const today = await readBusinessDay(tx)
  const leavesLast = (lot: { quality: number; expires_on: string | null }): number =>
    Number(!isTakenUnnamed({ quality: lot.quality, expiresOn: lot.expires_on }, today))
  const own = reservations.own
    .map((lot) => ({ ...lot, left: new Big(lot.available) }))
    .toSorted((a, b) => leavesLast(a) - leavesLast(b) || a.quality - b.quality)
  const bound = reservations.bound.map((each) => ({ ...each, open: new Big(each.left) }))
  const out = new Map<string, Big>()
  const shippedById = new Map<string, Big>()
  for (const { lineId, qty } of shipped) {
    let open = new Big(qty)
    const part = (there: Big): Big => (there.lt(open) ? there : open)
    for (const lot of own) {
      if (lot.order_line_id !== lineId) continue
      const qtyTaken = part(lot.left)
      if (qtyTaken.lte(0)) continue
      lot.left = lot.left.minus(qtyTaken)
      out.set(lot.id, qtyTaken.plus(out.get(lot.id) ?? 0))
      open = open.minus(qtyTaken)
    }
    for (const each of bound) {
      if (each.order_line_id !== null && each.order_line_id !== lineId) continue
      const qtyTaken = part(each.open)
      if (qtyTaken.lte(0)) continue
      each.open = each.open.minus(qtyTaken)
      shippedById.set(each.id, qtyTaken.plus(shippedById.get(each.id) ?? 0))
      open = open.minus(qtyTaken)
    }
  }
  const by = byOrder({ ...order, id })
  await postMovements(
    tx,
    acting,
    companyId,
    by,
    [...out].map(([lotId, qty]) => ({ lotId, kind: 'out', onHand: `-${qty.toFixed()}` })),
  )
  await takeReserved(
    tx,
    acting,
    companyId,
    by,
    reservations.bound.flatMap((reservation) => {
      const qty = shippedById.get(reservation.id)
      return qty ? [{ reservation, qty: qty.toFixed() }] : []
    }),
  )
}
