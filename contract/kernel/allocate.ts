import Big from 'big.js'
import { bigOf } from './big-of.ts'
import { type Amount, roundAmount } from './money.ts'

const halfUp = 1 satisfies Big.RoundingMode
const towardsZero = 0 satisfies Big.RoundingMode

/**
 * An amount in parts by weight, to the cent: each part is rounded, and what is left over goes to the part with the largest
 * weight, the first of several. Without any weight the parts are equal. No part has the sign opposite to the amount's:
 * where rounding gave out so much that the largest would, the parts are cut off instead of rounded.
 */
export function allocate(amount: Amount, weights: readonly string[]): Amount[] {
  if (weights.length === 0) return []
  const given = weights.map((weight) => bigOf(weight))
  const whole = given.reduce((total, weight) => total.plus(weight), new Big(0))
  const shares = whole.eq(0) ? given.map(() => new Big(1)) : given
  const divisor = whole.eq(0) ? new Big(given.length) : whole
  const largest = shares.reduce((best, weight, place) => (weight.gt(bigOf(shares[best])) ? place : best), 0)
  const parts = (rounding: Big.RoundingMode): Big[] => {
    const rounded = shares.map((weight) => new Big(amount).times(weight).div(divisor).round(2, rounding))
    const handedOut = rounded.reduce((total, part) => total.plus(part), new Big(0))
    return rounded.map((part, place) =>
      place === largest ? part.plus(new Big(amount).minus(handedOut)) : part,
    )
  }
  const rounded = parts(halfUp)
  const isTurned = (rounded[largest] ?? new Big(0)).times(amount).lt(0)
  return (isTurned ? parts(towardsZero) : rounded).map((part) => roundAmount(part))
}
