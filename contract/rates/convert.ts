import Big from 'big.js'
import { type Amount, roundAmount } from '../kernel/money.ts'

/**
 * Out of one currency into another by way of RMB; a rate is RMB for one unit, and RMB's own is '1'. Rounded once, at
 * the end: rounding the RMB in between would lose yen.
 */
export const convert = (value: string, fromRate: string, toRate: string): Amount =>
  roundAmount(new Big(value).times(fromRate).div(toRate))
