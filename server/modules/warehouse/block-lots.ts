import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import type { BlockLots } from '@quayside/contract/office/stock.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import Big from 'big.js'
import type { Tx } from '../../platform/database/database.ts'
import type { LotRow } from './lot-queries.ts'
import { byHand, lockEach, type Provider } from './lots-by-hand.ts'
import { postMovements } from './post-movements.ts'

/** Counted and not available, or available again. */
export const blockLots = (tx: Tx, acting: Provider, input: BlockLots): Promise<{ count: number }> =>
  changeBlocked(tx, acting, input, { kind: 'block', sign: '', quantity: (lot) => lot.available })

export const unblockLots = (tx: Tx, acting: Provider, input: BlockLots): Promise<{ count: number }> =>
  changeBlocked(tx, acting, input, { kind: 'unblock', sign: '-', quantity: (lot) => lot.blocked })

async function changeBlocked(
  tx: Tx,
  acting: Provider,
  { lots, reason }: BlockLots,
  how: { kind: 'block' | 'unblock'; sign: '' | '-'; quantity: (lot: LotRow) => string },
): Promise<{ count: number }> {
  const locked = await lockEach(tx, lots, true)
  const findings = lots.flatMap(({ qty }, place): Finding[] => {
    const free = new Big(how.quantity(locked[place] as LotRow))
    return free.lt(qty) ? [at(`lots.${place}.qty`, 'stock.tooMuch', { left: free.toFixed() })] : []
  })
  refuseIfAny(findings)
  const asked = lots.map(({ lotId, qty }, place) => ({
    lotId,
    qty,
    companyId: locked[place]?.company_id ?? '',
  }))
  for (const [companyId, own] of Map.groupBy(asked, (each) => each.companyId))
    await postMovements(
      tx,
      acting,
      companyId,
      byHand,
      own.map(({ lotId, qty }) => ({ lotId, kind: how.kind, blocked: `${how.sign}${qty}`, reason })),
    )
  return { count: lots.length }
}
