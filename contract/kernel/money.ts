import Big from 'big.js'
import { formatPattern } from './formats.ts'

/**
 * Exact decimals. An amount is text with at most two decimals, a rate or unit price has at most six;
 * both are branded so that `+` on them, or a float in their place, does not compile.
 */
declare const amountBrand: unique symbol
declare const rateBrand: unique symbol
export type Amount = string & { readonly [amountBrand]: true }
export type Rate = string & { readonly [rateBrand]: true }
export type Decimal = Amount | Rate

const amountDecimals = 2
const rateDecimals = 6

export const isAmount = (text: string): text is Amount => formatPattern.amount.test(text)
export const isRate = (text: string): text is Rate => formatPattern.rate.test(text)

const roundHalfUp = 1 satisfies Big.RoundingMode

/**
 * Amounts of usual length are counted in whole cents, which a number has exactly: a quarter of the time that Big takes. What
 * is longer or written in another way is Big's; then there are no cents, and NaN comes of all that is counted with it.
 */
const usualAmount = /^-?\d{1,12}(?:\.\d{2})?$/
const centsOf = (text: string): number =>
  usualAmount.test(text) ? Math.round(Number(text) * 100) : Number.NaN
function fromCents(cents: number): Amount {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}` as Amount
}

/** Half up, away from zero on a tie: the rounding of a printed document. */
export function roundAmount(value: Big.BigSource): Amount {
  const cents = typeof value === 'string' ? centsOf(value) : Number.NaN
  return Number.isNaN(cents)
    ? (new Big(value).toFixed(amountDecimals, roundHalfUp) as Amount)
    : fromCents(cents)
}
export function roundRate(value: Big.BigSource): Rate {
  return new Big(value).toFixed(rateDecimals, roundHalfUp) as Rate
}

export function amount(text: string): Amount {
  if (!isAmount(text)) throw new RangeError(`not an amount: ${text.slice(0, 40)}`)
  return roundAmount(text)
}
export function rate(text: string): Rate {
  if (!isRate(text)) throw new RangeError(`not a rate: ${text.slice(0, 40)}`)
  return roundRate(text)
}

export const zero = amount('0')

export function plus(a: Amount, b: Amount): Amount {
  const cents = centsOf(a) + centsOf(b)
  return Number.isNaN(cents) ? roundAmount(new Big(a).plus(b)) : fromCents(cents)
}
export function minus(a: Amount, b: Amount): Amount {
  const cents = centsOf(a) - centsOf(b)
  return Number.isNaN(cents) ? roundAmount(new Big(a).minus(b)) : fromCents(cents)
}
export const sum = (amounts: Iterable<Amount>): Amount => {
  let cents = 0
  let others: Big | undefined
  for (const each of amounts) {
    const more = cents + centsOf(each)
    if (Number.isSafeInteger(more)) cents = more
    else others = (others ?? new Big(0)).plus(each)
  }
  return others === undefined ? fromCents(cents) : roundAmount(others.plus(fromCents(cents)))
}
/** quantity × price, amount × exchange rate, basis × percentage: rounded once, where the document is made. */
export const times = (a: Decimal, b: Decimal): Amount => roundAmount(new Big(a).times(b))
export function compare(a: Decimal, b: Decimal): -1 | 0 | 1 {
  const cents = centsOf(a) - centsOf(b)
  if (Number.isNaN(cents)) return new Big(a).cmp(b)
  return cents < 0 ? -1 : cents > 0 ? 1 : 0
}
export const isZero = (a: Decimal): boolean => compare(a, zero) === 0
export const isNegative = (a: Decimal): boolean => compare(a, zero) < 0
export const isPositive = (a: Decimal): boolean => compare(a, zero) > 0
export const exceeds = (a: Decimal, limit: Decimal): boolean => compare(a, limit) > 0
export const largest = (a: Amount, b: Amount): Amount => (exceeds(b, a) ? b : a)

/** A share of the whole is kept as 0.008 and read and typed as 0.8 %. */
export const toPercent = (share: string): string => new Big(share).times(100).toFixed()
export const fromPercent = (percent: string): string => new Big(percent).div(100).toFixed()

const withThousands = (digits: string): string => digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',')

function withSeparators(fixed: string): string {
  const [whole = '0', fraction = ''] = fixed.replace('-', '').split('.')
  const sign = fixed.startsWith('-') && /[1-9]/.test(fixed) ? '-' : ''
  return `${sign}${withThousands(whole)}.${fraction}`
}

/** §9: thousands separators and two decimals, in every currency. */
export const formatAmount = (value: string): string => withSeparators(roundAmount(value))
/** §9: six decimals for rates. */
export const formatRate = (value: string): string => withSeparators(roundRate(value))
/** A quantity, weight or unit price keeps the decimals it has; only its thousands are separated. */
export function formatQuantity(value: string): string {
  const [whole = '', fraction] = value.split('.')
  return fraction === undefined ? withThousands(whole) : `${withThousands(whole)}.${fraction}`
}
