import { blockedBy } from '@quayside/contract/warehouse/receipt.rules.ts'
import { stockDifferenceState } from '@quayside/contract/warehouse/warehouse.codes.ts'
import Big from 'big.js'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import type { LockedInbound } from './lock-inbound.ts'
import { postMovements } from './post-movements.ts'

const open = [stockDifferenceState.codes.reported, stockDifferenceState.codes.disputed]

/** From the last lot of the line backwards. */
export async function blockOpenDifferences(
  tx: Tx,
  acting: Acting,
  inbound: LockedInbound,
  lots: readonly { id: string; lineId: string; qty: string }[],
): Promise<void> {
  const differences = await tx
    .selectFrom('stock_difference')
    .select(['id', 'line_id', 'kind', 'qty', 'reason'])
    .where('company_id', '=', inbound.company_id)
    .where('inbound_id', '=', inbound.id)
    .where('state', 'in', open)
    .orderBy('id')
    .execute()
  const free = new Map(lots.map(({ id, qty }) => [id, new Big(qty)]))
  const movements = differences.flatMap((difference) => {
    let left = new Big(blockedBy(difference))
    return lots
      .filter(({ lineId }) => lineId === difference.line_id)
      .toReversed()
      .flatMap(({ id }) => {
        const there = free.get(id) ?? new Big(0)
        const part = there.lt(left) ? there : left
        if (part.lte(0)) return []
        free.set(id, there.minus(part))
        left = left.minus(part)
        return [{ difference, lotId: id, qty: part.toFixed() }]
      })
  })
  for (const { difference, lotId, qty } of movements)
    await postMovements(
      tx,
      acting,
      inbound.company_id,
      { document: 'stockDifference', documentId: difference.id, documentNo: inbound.number },
      [{ lotId, kind: 'block', blocked: qty, reason: difference.reason }],
    )
}
