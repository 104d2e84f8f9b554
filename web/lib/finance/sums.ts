import { type Amount, formatAmount, sum } from '@quayside/contract/kernel/money.ts'

/** What debts of one currency come to. */
export const sumOfDebts = (debts: readonly { readonly outstanding: string }[]): Amount =>
  sum(debts.map(({ outstanding }) => outstanding as Amount))

export const sumText = (currency: string, amount: string): string =>
  `${currency} ${formatAmount(amount as Amount)}`
