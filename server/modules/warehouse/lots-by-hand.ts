import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { at } from '@quayside/contract/refusals.ts'
import type { DB } from '@quayside/db/types.gen.ts'
import { sql as raw, type Updateable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { type LotRow, lockLots } from './lot-queries.ts'
import { type MadeBy, type Movement, postMovements } from './post-movements.ts'

export type Provider = Acting & { actor: 'provider' }

/** Staff make these by hand, without a document. */
export const byHand: MadeBy = { document: 'provider', documentId: null, documentNo: '' }

/** Sets columns of whole lots, each with a movement that says why. */
export async function markLots(
  tx: Tx,
  acting: Provider,
  lots: readonly LotRow[],
  { values, kind, reason }: { values: Updateable<DB['stock_lot']>; kind: Movement['kind']; reason: string },
): Promise<void> {
  for (const [companyId, own] of Map.groupBy(lots, (lot) => lot.company_id)) {
    const ids = own.map(({ id }) => id)
    await tx
      .updateTable('stock_lot')
      .set(values)
      .where('company_id', '=', companyId)
      .where('id', '=', raw<string>`any(${ids}::bigint[])`)
      .execute()
    const movements = ids.map((lotId) => ({ lotId, kind, reason }))
    await postMovements(tx, acting, companyId, byHand, movements)
  }
}

export async function lockEach(
  tx: Tx,
  asked: readonly { readonly lotId: string }[],
  isOnce: boolean,
): Promise<LotRow[]> {
  const locked = await lockLots(
    tx,
    asked.map(({ lotId }) => lotId),
  )
  const lotOf = new Map(locked.map((lot) => [lot.id, lot]))
  const seen = new Set<string>()
  return asked.map(({ lotId }, place) => {
    const lot = lotOf.get(lotId)
    if (!lot) throw new Refusal([at(`lots.${place}.lotId`, 'stock.notThere')])
    if (isOnce && seen.has(lotId)) throw new Refusal([at(`lots.${place}.lotId`, 'stock.lotTwice')])
    seen.add(lotId)
    return lot
  })
}
