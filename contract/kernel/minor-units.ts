import Big from 'big.js'
import { type Amount, isAmount, isRate, roundAmount } from './money.ts'
import type { Finding } from './refusal.ts'

/** Currencies without a minor unit: no bank pays a fraction of a yen. `app.currency_decimals` says the same in SQL. */
const withoutMinorUnit: ReadonlySet<string> = new Set(['JPY'])
const cents = 2
const halfUp = 1 satisfies Big.RoundingMode

/** How many decimals an amount that is paid has; it is shown with two in every currency. */
export const decimalsOf = (currency: string): number => (withoutMinorUnit.has(currency) ? 0 : cents)

/** A computed amount that is charged, paid or settled. */
export const roundIn = (currency: string, value: Big.BigSource): Amount =>
  roundAmount(new Big(value).round(decimalsOf(currency), halfUp))

/** An amount that was typed is refused instead of rounded; what is no amount is refused by its schema. */
export const checkMinorUnit = (
  path: string,
  value: string,
  currency: string,
): Finding<'field.minorUnit'>[] =>
  hasFraction(value, currency) ? [{ code: 'field.minorUnit', params: { currency }, path }] : []

const hasFraction = (value: string, currency: string): boolean =>
  decimalsOf(currency) < cents &&
  (isAmount(value) || isRate(value)) &&
  !new Big(value).eq(roundIn(currency, value))
