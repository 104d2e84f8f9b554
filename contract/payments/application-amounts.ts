import Big from 'big.js'
import { roundIn } from '../kernel/minor-units.ts'
import {
  type Amount,
  amount,
  exceeds,
  isAmount,
  minus,
  plus,
  type Rate,
  times,
  zero,
} from '../kernel/money.ts'
import { bankFeeBearer } from './payment.codes.ts'

/** What of the bank's charge the customer bears: all of it, half when shared, nothing when the supplier does. */
export function borneCharge(whole: Amount, bearer: number, currency: string): Amount {
  const { customer, shared } = bankFeeBearer.codes
  if (bearer === customer) return whole
  return bearer === shared ? roundIn(currency, new Big(whole).div(2)) : zero
}

/**
 * The parts of an application in RMB. Each is what the parts up to it come to less what the earlier ones have, so that
 * they add up to the whole and none falls below zero.
 */
export function sharesInRmb(parts: readonly Amount[], rate: Rate): Amount[] {
  let applied = zero
  let given = zero
  return parts.map((part) => {
    applied = plus(applied, part)
    const share = minus(times(applied, rate), given)
    given = plus(given, share)
    return share
  })
}

type Payable = { readonly orderAmount: string; readonly remaining: string; readonly currency: string }

/** A share of an order's total in percent, at most what is left of it. */
export function shareOf(order: Payable, percent: number): Amount {
  const share = roundIn(order.currency, new Big(order.orderAmount).times(percent).div(100))
  const left = amount(order.remaining)
  return exceeds(share, left) ? left : share
}

/** How much of the order's total an amount is in percent, with one decimal; undefined for what is no amount. */
export function percentOf(order: Pick<Payable, 'orderAmount'>, requested: string): string | undefined {
  if (!isAmount(requested) || new Big(order.orderAmount).lte(0)) return undefined
  const percent = new Big(requested).times(100).div(order.orderAmount).round(1)
  return percent.gt(0) ? percent.toString() : undefined
}
