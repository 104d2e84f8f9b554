import Big from 'big.js'
import { roundIn } from '../kernel/minor-units.ts'
import { type Amount, roundAmount, zero } from '../kernel/money.ts'
import type { OrderLineDraft } from './order-line.ts'

type Priced = Pick<OrderLineDraft, 'qty' | 'price'>
type Weighed = Pick<OrderLineDraft, 'packages' | 'pallets' | 'netWeight' | 'grossWeight' | 'volume'>

/**
 * Line total = quantity × price, rounded once, to what can be paid in the order's currency; nothing as long as one of
 * them is missing.
 */
export const lineTotal = ({ qty, price }: Priced, currency: string): Amount =>
  qty === '' || price === '' ? zero : roundIn(currency, new Big(qty).times(price))

type OrderTotals = {
  readonly orderAmount: Amount
  readonly packages: number
  readonly pallets: number
  /** Kilograms and cubic metres, at most four decimals. */
  readonly netWeight: string
  readonly grossWeight: string
  readonly volume: string
}

const added = (lines: readonly Weighed[], key: keyof Weighed): string => {
  let total = new Big(0)
  for (const line of lines) if (line[key] !== '') total = total.plus(line[key])
  return total.toFixed()
}

/** Order amount = Σ line totals; the server computes it again and refuses a different one. */
export function orderTotals(lines: readonly (Priced & Weighed)[], currency: string): OrderTotals {
  let amount = new Big(0)
  for (const line of lines) amount = amount.plus(lineTotal(line, currency))
  return {
    orderAmount: roundAmount(amount),
    packages: Number(added(lines, 'packages')),
    pallets: Number(added(lines, 'pallets')),
    netWeight: added(lines, 'netWeight'),
    grossWeight: added(lines, 'grossWeight'),
    volume: added(lines, 'volume'),
  }
}

/** For a selection of orders: one total a currency, since amounts of two currencies do not add up. */
export function totalsPerCurrency(
  orders: readonly { readonly currency: string; readonly orderAmount: string }[],
): { currency: string; amount: Amount }[] {
  const totals = new Map<string, Big>()
  for (const { currency, orderAmount } of orders) {
    totals.set(currency, (totals.get(currency) ?? new Big(0)).plus(orderAmount))
  }
  return [...totals].map(([currency, amount]) => ({ currency, amount: roundAmount(amount) }))
}
