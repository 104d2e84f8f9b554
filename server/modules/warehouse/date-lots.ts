import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import type { DateLots } from '@quayside/contract/office/stock.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { checkGoodsDays, checkGoodsOrder, type GoodsDays } from '@quayside/contract/warehouse/goods-days.ts'
import { readBusinessDay } from '../../platform/database/business-day.ts'
import type { Tx } from '../../platform/database/database.ts'
import { byHand, lockEach, type Provider } from './lots-by-hand.ts'
import { postMovements } from './post-movements.ts'

/** As a movement says it, in letters that every language reads alike. */
const daysText = ({ producedOn, expiresOn }: GoodsDays): string =>
  `MFG ${producedOn ?? '–'} · EXP ${expiresOn ?? '–'}`

/** Sets when the goods of lots were made and until when they are good, as it is printed on them. */
export async function dateLots(
  tx: Tx,
  acting: Provider,
  { lots, reason }: DateLots,
): Promise<{ count: number }> {
  const locked = await lockEach(tx, lots, true)
  const today = await readBusinessDay(tx)
  const dated = lots.flatMap((given, place) => {
    const lot = locked[place]
    if (given.producedOn === undefined && given.expiresOn === undefined)
      throw new Refusal([at(`lots.${place}.expiresOn`, 'field.required')])
    if (!lot) return []
    const days = {
      producedOn: given.producedOn === undefined ? lot.produced_on : given.producedOn,
      expiresOn: given.expiresOn === undefined ? lot.expires_on : given.expiresOn,
    }
    const path = (name: string): string => `lots.${place}.${name}`
    refuseIfAny([...checkGoodsOrder(days, path), ...checkGoodsDays(days, today, path)])
    return [{ lot, days }]
  })
  for (const { lot, days } of dated) {
    await tx
      .updateTable('stock_lot')
      .set({ produced_on: days.producedOn, expires_on: days.expiresOn })
      .where('company_id', '=', lot.company_id)
      .where('id', '=', lot.id)
      .execute()
    await postMovements(tx, acting, lot.company_id, byHand, [
      { lotId: lot.id, kind: 'date', reason: `${daysText(days)} · ${reason}` },
    ])
  }
  return { count: lots.length }
}
