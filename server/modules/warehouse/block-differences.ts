import { blockedBy } from '@quayside/contract/warehouse/receipt.rules.ts'
import { stockDifferenceState } from '@quayside/contract/warehouse/warehouse.codes.ts'
import Big from 'big.js'
import type { Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import type { LockedInbound } from './lock-inbound.ts'
import { postMovements } from './post-movements.ts'

const open = [stockDifferenceState.codes.reported, stockDifferenceState.codes.disputed]

export const findInboundDifferences = (tx: Tx, inbound: LockedInbound) =>
  tx
    .selectFrom('stock_difference')
    .select(['id', 'line_id', 'kind', 'qty', 'reason', 'state'])
    .where('company_id', '=', inbound.company_id)
    .where('inbound_id', '=', inbound.id)
    .orderBy('id')
    .execute()

/** A difference of a line of the document. */
type Reported = {
  readonly id: string
  readonly line_id: string | null
  readonly kind: number
  readonly qty: string
  readonly reason: string
  readonly state: number
}

type NewLot = {
  readonly id: string
  readonly lineId: string
  /** The difference whose goods the lot has. */
  readonly differenceId: string | null
  readonly qty: string
}

/** The goods that an open difference is about: lots of their own, or from the last lot of the line backwards. */
export async function blockOpenDifferences(
  tx: Tx,
  acting: Acting,
  document: { readonly company_id: string; readonly number: string },
  all: readonly Reported[],
  lots: readonly NewLot[],
): Promise<void> {
  const differences = all.filter(({ state }) => open.some((each) => each === state))
  const free = new Map(lots.map(({ id, qty }) => [id, new Big(qty)]))
  const lotsOfLine = Map.groupBy(lots, ({ lineId }) => lineId)
  const movements = differences.flatMap((difference) => {
    let left = new Big(blockedBy(difference))
    const ofLine = lotsOfLine.get(difference.line_id ?? '') ?? []
    const isOwn = ofLine.some(({ differenceId }) => differenceId === difference.id)
    return ofLine
      .filter(({ differenceId }) => differenceId === (isOwn ? difference.id : null))
      .toReversed()
      .flatMap(({ id }) => {
        const there = free.get(id) ?? new Big(0)
        const part = there.lt(left) ? there : left
        if (part.lte(0)) return []
        free.set(id, there.minus(part))
        left = left.minus(part)
        return [
          {
            lotId: id,
            kind: 'block' as const,
            blocked: part.toFixed(),
            reason: difference.reason,
            documentId: difference.id,
          },
        ]
      })
  })
  await postMovements(
    tx,
    acting,
    document.company_id,
    { document: 'stockDifference', documentId: null, documentNo: document.number },
    movements,
  )
}
