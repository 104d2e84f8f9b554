import type { Debt } from '@quayside/contract/finance/debt.ts'
import type { Amount } from '@quayside/contract/kernel/money.ts'
import { amountsDue } from '@quayside/contract/payments/amount-due.ts'
import { currency as currencies } from '@quayside/contract/rates/rate.codes.ts'
import { sumText } from '../../lib/finance/sums.ts'

/** A transfer has one currency. */
export const chosenPerCurrency = (rows: readonly Debt[]) =>
  currencies.values.flatMap((currency) => {
    const debts = rows.filter((row) => row.currency === currency)
    const items = debts.map((debt) => ({ ...debt, outstanding: debt.outstanding as Amount }))
    return amountsDue({ applications: [], items, announced: [] }).map((due) => ({
      currency,
      debts,
      due,
      sum: sumText(currency, due.amount),
    }))
  })
