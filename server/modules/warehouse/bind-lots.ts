import type { Lots } from '@quayside/contract/kernel/lots.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { checkBinding } from '@quayside/contract/warehouse/binding.rules.ts'
import { isExpired } from '@quayside/contract/warehouse/goods-days.ts'
import { isTakenUnnamed } from '@quayside/contract/warehouse/lot-order.ts'
import Big from 'big.js'
import { sql as raw } from 'kysely'
import { readBusinessDay } from '../../platform/database/business-day.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { type LotRow, lockLots } from './lot-queries.ts'
import { byOrder, type StockOrder } from './order-stock.ts'
import { reserveLots } from './reserve-lots.ts'

/**
 * Binds free lots: each is named by its own number or by its lot number, and reserved as real lots. Where several lots have
 * the number, the oldest is taken first. Damaged, wrong and expired goods have the lot number of the good ones they came
 * with, and are bound by their own number alone; expired ones with a reason.
 */
export async function bindLots(
  tx: Tx,
  acting: Acting,
  order: StockOrder,
  { lots, reason = '' }: { readonly lots: Lots; readonly reason?: string | undefined },
): Promise<void> {
  const { company_id: companyId } = order
  const numbers = lots.map(({ lotNumber }) => lotNumber)
  const namedLots = await tx
    .selectFrom('stock_lot')
    .select('id')
    .where('company_id', '=', companyId)
    .where('order_id', 'is', null)
    .where(raw<boolean>`(number = any(${numbers}::text[]) or lot_number = any(${numbers}::text[]))`)
    .execute()
  const locked = await lockLots(
    tx,
    namedLots.map(({ id }) => id),
    companyId,
  )
  const availableById = new Map(locked.map((lot) => [lot.id, new Big(lot.available)]))
  const lines = await neededBy(tx, order)
  const today = await readBusinessDay(tx)
  const findings: ReturnType<typeof at>[] = []
  const parts: (Part & { place: number })[] = []
  for (const [place, { lotNumber, qty }] of lots.entries()) {
    const named = locked.filter(
      (lot) =>
        lot.number === lotNumber ||
        (lot.lot_number === lotNumber &&
          isTakenUnnamed({ quality: lot.quality, expiresOn: lot.expires_on }, today)),
    )
    const expired = named.find((lot) => isExpired(lot.expires_on, today))
    if (expired && reason.trim() === '')
      findings.push(
        at('reason', 'stock.expiredReason', { lot: expired.number, day: expired.expires_on ?? '' }),
      )
    const there = named.reduce((sum, lot) => sum.plus(availableById.get(lot.id) ?? 0), new Big(0))
    if (named.length === 0)
      findings.push(at(`lots.${place}.lotNumber`, 'order.lotUnknown', { lot: lotNumber }))
    else if (there.lt(qty))
      findings.push(at(`lots.${place}.qty`, 'order.lotTooMuch', { left: there.toFixed() }))
    else parts.push(...takeFrom(named, availableById, qty).map((part) => ({ ...part, place })))
  }
  refuseIfAny([...findings, ...checkBinding(parts, lines)])
  await reserveLots(
    tx,
    acting,
    companyId,
    { by: byOrder(order), document: { orderId: order.id } },
    parts.flatMap((part) => shareOut(part, lines)),
  )
}

type Part = { readonly lotId: string; readonly model: string; readonly qty: string }
type Needed = { id: string; model: string; qty: string; open: Big }

async function neededBy(tx: Tx, order: StockOrder): Promise<Needed[]> {
  const rows = await tx
    .selectFrom('order_line')
    .select(['id', 'model', 'qty'])
    .where('company_id', '=', order.company_id)
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute()
  return rows.map(({ id, model, qty }) => ({ id, model, qty: qty ?? '0', open: new Big(qty ?? 0) }))
}

/** The lots in their order, until the quantity is reached. */
function takeFrom(lots: readonly LotRow[], availableById: Map<string, Big>, qty: string): Part[] {
  let open = new Big(qty)
  return lots.flatMap(({ id, model }) => {
    const there = availableById.get(id) ?? new Big(0)
    const part = there.lt(open) ? there : open
    if (part.lte(0)) return []
    availableById.set(id, there.minus(part))
    open = open.minus(part)
    return [{ lotId: id, model, qty: part.toFixed() }]
  })
}

/** To the lines of the same model, each as far as it still needs goods. */
function shareOut({ lotId, model, qty }: Part, lines: readonly Needed[]) {
  let rest = new Big(qty)
  return lines
    .filter((line) => line.model.trim().toLowerCase() === model.trim().toLowerCase())
    .flatMap((line) => {
      const part = line.open.lt(rest) ? line.open : rest
      if (part.lte(0)) return []
      line.open = line.open.minus(part)
      rest = rest.minus(part)
      return [{ lotId, lineId: line.id, qty: part.toFixed() }]
    })
}
