import type { InspectLots } from '@quayside/contract/office/stock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { lockEach, markLots, type Provider } from './lots-by-hand.ts'

/** Lots were inspected, or are to be inspected again. */
export async function inspectLots(
  tx: Tx,
  acting: Provider,
  { lots, inspectionState, reason }: InspectLots,
): Promise<{ count: number }> {
  const locked = await lockEach(tx, lots, true)
  await markLots(tx, acting, locked, {
    values: { inspection_state: inspectionState },
    kind: 'inspect',
    reason,
  })
  return { count: lots.length }
}
