import type { InspectLots } from '@quayside/contract/office/stock.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { byHand, lockEach, type Provider } from './lots-by-hand.ts'
import { postMovements } from './post-movements.ts'

/** Lots were inspected, or are to be inspected again. */
export async function inspectLots(
  tx: Tx,
  acting: Provider,
  { lots, inspectionState, reason }: InspectLots,
): Promise<{ count: number }> {
  const locked = await lockEach(tx, lots, true)
  for (const [companyId, own] of Map.groupBy(locked, (lot) => lot.company_id)) {
    await tx
      .updateTable('stock_lot')
      .set({ inspection_state: inspectionState })
      .where('company_id', '=', companyId)
      .where('id', '=', raw<string>`any(${own.map(({ id }) => id)}::bigint[])`)
      .execute()
    await postMovements(
      tx,
      acting,
      companyId,
      byHand,
      own.map(({ id }) => ({ lotId: id, kind: 'inspect', reason })),
    )
  }
  return { count: lots.length }
}
