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

/** Half up, away from zero on a tie: the rounding of a printed document. */
export function roundAmount(value: Big.BigSource): Amount {
  return new Big(value).toFixed(amountDecimals, roundHalfUp) as Amount
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

export const plus = (a: Amount, b: Amount): Amount => roundAmount(new Big(a).plus(b))
export const minus = (a: Amount, b: Amount): Amount => roundAmount(new Big(a).minus(b))
export const sum = (amounts: Iterable<Amount>): Amount => {
  let total = new Big(0)
  for (const each of amounts) total = total.plus(each)
  return roundAmount(total)
}
/** quantity × price, amount × exchange rate, basis × percentage: rounded once, where the document is made. */
export const times = (a: Decimal, b: Decimal): Amount => roundAmount(new Big(a).times(b))
export const compare = (a: Decimal, b: Decimal): -1 | 0 | 1 => new Big(a).cmp(b)
export const isZero = (a: Decimal): boolean => new Big(a).eq(0)
export const isNegative = (a: Decimal): boolean => new Big(a).lt(0)
export const isPositive = (a: Decimal): boolean => new Big(a).gt(0)
export const exceeds = (a: Decimal, limit: Decimal): boolean => new Big(a).gt(limit)
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
