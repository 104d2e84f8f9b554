import Big from 'big.js'
import { type Amount, minus, roundAmount } from '../kernel/money.ts'

/** The tax of an amount without tax, to the cent. */
export const taxOf = (net: Amount, rate: number): Amount => roundAmount(new Big(net).times(rate).div(100))

/** An amount with tax taken apart: the two parts add up to it to the cent. */
export function partsOf(gross: Amount, rate: number): { net: Amount; tax: Amount } {
  const net = roundAmount(new Big(gross).div(new Big(rate).div(100).plus(1)))
  return { net, tax: minus(gross, net) }
}

const oneCent = new Big('0.01')

/**
 * Whether a tax is that of its amount. An invoice that was made from a price with tax may differ by one cent, because
 * amount and tax are rounded apart.
 */
export const isTaxOf = (tax: Amount, net: Amount, rate: number): boolean =>
  new Big(tax).minus(taxOf(net, rate)).abs().lte(oneCent)
