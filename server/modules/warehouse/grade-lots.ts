import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import type { GradeLots } from '@quayside/contract/office/stock.ts'
import { at } from '@quayside/contract/refusals.ts'
import { lotQuality } from '@quayside/contract/warehouse/warehouse.codes.ts'
import Big from 'big.js'
import type { Tx } from '../../platform/database/database.ts'
import { sendEach } from '../../platform/notices/send-notice.ts'
import { type LotRow, locationCodes } from './lot-queries.ts'
import { lockEach, markLots, type Provider } from './lots-by-hand.ts'
import { splitLot } from './split-lot.ts'

/** The quality of whole lots, with what is reserved of them, or of parts that are available; the customers are told. */
export async function gradeLots(
  tx: Tx,
  acting: Provider,
  { lots, quality, reason }: GradeLots,
): Promise<{ count: number }> {
  const locked = await lockEach(tx, lots, true)
  const codes = await locationCodes(
    tx,
    locked.map((lot) => lot.location_id),
  )
  const whole: LotRow[] = []
  for (const [place, lot] of locked.entries()) {
    const qty = lots[place]?.qty
    if (qty === undefined || new Big(qty).eq(lot.on_hand)) whole.push(lot)
    else if (new Big(lot.available).lt(qty))
      throw new Refusal([at(`lots.${place}.qty`, 'stock.tooMuch', { left: lot.available })])
    else
      await splitLot(tx, acting, lot, {
        qty,
        reason,
        becomes: {
          warehouseId: lot.warehouse_id,
          place: lot.place,
          locationId: lot.location_id,
          locationCode: codes.get(lot.location_id ?? '')?.code ?? '',
          quality,
        },
      })
  }
  await markLots(tx, acting, whole, { values: { quality }, kind: 'grade', reason })
  for (const [companyId, own] of Map.groupBy(locked, (lot) => lot.company_id))
    await sendEach(
      tx,
      { companyId },
      own.map((lot) => ({
        message: {
          phrase: quality === lotQuality.codes.good ? 'stock.gradedGood' : 'stock.graded',
          params: { number: lot.number, model: lot.model, reason },
        },
        record: { entity: 'stock', id: lot.id },
      })),
    )
  return { count: lots.length }
}
