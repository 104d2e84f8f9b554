import {
  type Amount,
  amount,
  exceeds,
  isAmount,
  minus,
  plus,
  type Rate,
  sum,
  times,
  zero,
} from '@quayside/contract/kernel/money.ts'
import { borneCharge } from '@quayside/contract/payments/application-amounts.ts'
import type { FormFacts } from '@quayside/contract/payments/application-form.ts'
import { bankFeeBearer } from '@quayside/contract/payments/payment.codes.ts'
import { currency as currencies } from '@quayside/contract/rates/rate.codes.ts'
import type { ChosenOrder } from './application-form.values.ts'

/** What is readable of the typed amounts; the others count once they are amounts. */
export const requestedSum = (orders: readonly ChosenOrder[]): Amount =>
  sum(orders.flatMap((order) => (isAmount(order.amount) ? [amount(order.amount)] : [])))

/** What of the bank's charge the customer bears, by the last one in this currency. */
function expectedCharge(last: FormFacts['lastCharge'], bearer: number, currency: string): Amount | undefined {
  if (bearer === bankFeeBearer.codes.supplier) return zero
  return last ? borneCharge(amount(last.amount), bearer, currency) : undefined
}

export type ApplicationSums = ReturnType<typeof sumsOf>

/** What the application comes to, and what it goes beyond. */
export function sumsOf(
  { orders, bankFeeBearer: bearer }: { orders: readonly ChosenOrder[]; bankFeeBearer: number },
  {
    facts,
    currency,
    rate,
  }: { facts: FormFacts | undefined; currency: string; rate: { readonly rate: string } | undefined },
) {
  const requested = requestedSum(orders)
  const factor = currency === currencies.codes.RMB ? ('1' as Rate) : (rate?.rate as Rate | undefined)
  const inRmb = (value: Amount | undefined): Amount | undefined =>
    value !== undefined && factor !== undefined ? times(value, factor) : undefined
  const rmb = inRmb(requested)
  const charge = expectedCharge(facts?.lastCharge ?? null, bearer, currency)
  const chargeRmb = inRmb(charge)
  const above = facts?.releaseAbove ?? null
  const credit = facts?.credit ?? null
  const total = credit && rmb ? plus(amount(credit.exposure), rmb) : zero
  return {
    requested,
    factor,
    rmb,
    charge,
    chargeRmb,
    due: rmb && chargeRmb ? plus(rmb, chargeRmb) : rmb,
    isToRelease: above !== null && rmb !== undefined && exceeds(rmb, amount(above)),
    overLimitBy:
      credit && exceeds(total, amount(credit.limit)) ? minus(total, amount(credit.limit)) : undefined,
  }
}
