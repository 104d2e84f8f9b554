import Big from 'big.js'
import { decimalsOf } from '../kernel/minor-units.ts'
import { type Amount, isPositive, type Rate, roundAmount, times } from '../kernel/money.ts'
import type { Finding } from '../kernel/refusal.ts'
import { at } from '../refusals.ts'

/**
 * Out of one currency into another by way of RMB; a rate is RMB for one unit, and RMB's own is '1'. Rounded once, at
 * the end: rounding the RMB in between would lose yen.
 */
export const convert = (value: string, fromRate: string, toRate: string): Amount =>
  roundAmount(new Big(value).times(fromRate).div(toRate))

const roundUp = 3 satisfies Big.RoundingMode

/** What is booked in RMB comes to a cent at least; some yen do not. */
export const checkWorth = (path: string, { amount, currency }: Money, rate: Rate): Finding[] =>
  isPositive(times(amount, rate)) ? [] : [at(path, 'field.tooSmall', { min: leastWorth(currency, rate) })]

type Money = { readonly amount: Amount; readonly currency: string }
const leastWorth = (currency: string, rate: Rate): string =>
  new Big('0.005').div(rate).round(decimalsOf(currency), roundUp).toFixed(2)
