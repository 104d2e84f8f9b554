import Big from 'big.js'
import type { Tone } from '../kernel/tone.ts'

type Quantities = { readonly onHand: string; readonly reserved: string; readonly blocked: string }
type Balances = Quantities & { readonly available: string }

/**
 * What a lot had after each of its movements, the newest first, counted back from what it has now. It is whole when the
 * movements add up to exactly what the lot has, so that nothing was there before the first of them.
 */
export function withBalances<M extends Quantities>(
  lot: Quantities,
  movements: readonly M[],
): { readonly rows: readonly (M & { readonly after: Balances })[]; readonly isWhole: boolean } {
  let onHand = new Big(lot.onHand)
  let reserved = new Big(lot.reserved)
  let blocked = new Big(lot.blocked)
  const rows = movements.map((movement) => {
    const after = {
      onHand: onHand.toFixed(),
      reserved: reserved.toFixed(),
      blocked: blocked.toFixed(),
      available: onHand.minus(reserved).minus(blocked).toFixed(),
    }
    onHand = onHand.minus(movement.onHand)
    reserved = reserved.minus(movement.reserved)
    blocked = blocked.minus(movement.blocked)
    return { ...movement, after }
  })
  return { rows, isWhole: onHand.eq(0) && reserved.eq(0) && blocked.eq(0) }
}

/** How a lot stands, in one word. */
type LotStanding = 'empty' | 'blocked' | 'reserved' | 'partlyReserved' | 'available'
export const lotStandingTone: Record<LotStanding, Tone> = {
  empty: 'draft',
  blocked: 'refused',
  reserved: 'underway',
  partlyReserved: 'underway',
  available: 'done',
}
export function lotStanding({ onHand, reserved, blocked }: Quantities): LotStanding {
  const there = new Big(onHand)
  if (there.lte(0)) return 'empty'
  if (new Big(blocked).gt(0)) return 'blocked'
  if (new Big(reserved).gte(there)) return 'reserved'
  return new Big(reserved).gt(0) ? 'partlyReserved' : 'available'
}

/** The shares of on hand that are reserved, blocked and available, as percentages for a bar. */
export function lotShares({ onHand, reserved, blocked }: Quantities): {
  readonly reserved: number
  readonly blocked: number
} {
  const there = new Big(onHand)
  const share = (part: string): number => (there.gt(0) ? Number(new Big(part).div(there).times(100)) : 0)
  return { reserved: share(reserved), blocked: share(blocked) }
}
