import { type Amount, formatAmount } from '@quayside/contract/kernel/money.ts'

export const sumText = (currency: string, amount: string): string =>
  `${currency} ${formatAmount(amount as Amount)}`
