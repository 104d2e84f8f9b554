import { Refusal } from '@quayside/contract/kernel/refusal.ts'
import { at } from '@quayside/contract/refusals.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { type LotRow, lockLots } from './lot-queries.ts'
import type { MadeBy } from './post-movements.ts'

export type Provider = Acting & { actor: 'provider' }

/** By staff, without a document. */
export const byHand: MadeBy = { document: 'provider', documentId: null, documentNo: '' }

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
