import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import type { MoveLots } from '@quayside/contract/office/stock.ts'
import { at } from '@quayside/contract/refusals.ts'
import Big from 'big.js'
import type { Tx } from '../../platform/database/database.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { type LotRow, locationCodes } from './lot-queries.ts'
import { byHand, lockEach, type Provider } from './lots-by-hand.ts'
import { postMovements } from './post-movements.ts'
import { splitLot } from './split-lot.ts'

/** Lots, or parts of lots, to other places; all of them or none. */
export async function moveLots(
  tx: Tx,
  acting: Provider,
  { lots, reason }: MoveLots,
): Promise<{ count: number }> {
  const locked = await lockEach(tx, lots, false)
  const codes = await locationCodes(tx, [
    ...lots.map(({ locationId }) => locationId),
    ...locked.map(({ location_id: from }) => from),
  ])
  const warehouses = await tx.selectFrom('warehouse').select(['id', 'place', 'code']).execute()
  const availableById = new Map(locked.map((lot) => [lot.id, new Big(lot.available)]))
  for (const [place, { locationId, warehouseId, qty }] of lots.entries()) {
    const lot = locked[place]
    if (!lot) continue
    const target = warehouses.find(({ id }) => id === (warehouseId ?? lot.warehouse_id))
    if (!target) throw new Refusal([at(`lots.${place}.warehouseId`, 'record.notFound')])
    const to = locationId === null ? undefined : codes.get(locationId)
    if (locationId !== null && to?.warehouseId !== target.id)
      throw new Refusal([at(`lots.${place}.locationId`, 'stock.locationUnknown')])
    const from = codes.get(lot.location_id ?? '')?.code ?? ''
    const source = getOrRefuse(warehouses.find(({ id }) => id === lot.warehouse_id))
    if (qty === undefined || new Big(qty).eq(lot.on_hand))
      await moveWhole(tx, acting, lot, {
        target,
        locationId,
        reason,
        ...namesOfMove(source, target, { from, to: to?.code ?? '' }),
      })
    else {
      const there = availableById.get(lot.id) ?? new Big(0)
      if (there.lt(qty))
        throw new Refusal([at(`lots.${place}.qty`, 'stock.tooMuch', { left: there.toFixed() })])
      availableById.set(lot.id, there.minus(qty))
      await splitLot(tx, acting, lot, {
        qty,
        reason,
        becomes: {
          warehouseId: target.id,
          place: target.place,
          locationId,
          locationCode: to?.code ?? '',
        },
      })
    }
  }
  return { count: lots.length }
}

type Warehouse = { readonly id: string; readonly place: number; readonly code: string }
type Places = { readonly from: string; readonly to: string }
type Target = {
  readonly target: Warehouse
  readonly locationId: string | null
  readonly to: string
  readonly reason: string
}

/** How a movement names where a lot lay and lies: by places, and by warehouses where it leaves one. */
export function namesOfMove(
  source: Omit<Warehouse, 'place'>,
  target: Omit<Warehouse, 'place'>,
  { from, to }: Places,
): Places & { readonly warehouses: Places | undefined } {
  if (source.id === target.id) return { from, to, warehouses: undefined }
  const named = (code: string, location: string): string => [code, location].filter(Boolean).join(' ')
  return {
    from: named(source.code, from),
    to: named(target.code, to),
    warehouses: { from: source.id, to: target.id },
  }
}

async function moveWhole(
  tx: Tx,
  acting: Provider,
  lot: LotRow,
  { target, locationId, from, to, warehouses, reason }: Target & ReturnType<typeof namesOfMove>,
): Promise<void> {
  await tx
    .updateTable('stock_lot')
    .set({ warehouse_id: target.id, place: target.place, location_id: locationId })
    .where('company_id', '=', lot.company_id)
    .where('id', '=', lot.id)
    .execute()
  await postMovements(tx, acting, lot.company_id, byHand, [
    { lotId: lot.id, kind: 'move', fromLocation: from, toLocation: to, warehouses, reason },
  ])
}
