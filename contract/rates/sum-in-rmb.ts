import { type Amount, type Rate, sum, times } from '../kernel/money.ts'
import type { Sum, Sums } from '../kernel/sums.ts'
import { currency as currencies } from './rate.codes.ts'

/** What the bank asks for one unit of a currency, and since when. */
export type SellingRate = { readonly currency: string; readonly rate: string; readonly day: string }

/** Sums of several currencies as one figure in RMB; nothing where a currency has no rate. */
export function sumInRmb(sums: readonly Sum[], rates: readonly SellingRate[]): Amount | undefined {
  const parts = sums.map(({ currency, amount }) => {
    if (currency === currencies.codes.RMB) return amount as Amount
    const found = rates.find((each) => each.currency === currency)
    return found && times(amount as Amount, found.rate as Rate)
  })
  return parts.some((part) => part === undefined) ? undefined : sum(parts.flatMap((part) => part ?? []))
}

/** Whether a sum is of money in several currencies, which can only be compared in one of them. */
export const isMixed = (sums: readonly Sum[]): boolean =>
  sums.filter(({ currency }) => currency !== '').length > 1

/** Whether a list already says of each row what it comes to in RMB: another figure of it would contradict that one. */
export const hasRmbColumn = (sums: Sums | null | undefined): boolean =>
  sums?.columns['rmbAmount'] !== undefined
