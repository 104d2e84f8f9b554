import type { Debt } from '@quayside/contract/finance/debt.ts'
import type { Amount } from '@quayside/contract/kernel/money.ts'
import { totalsPerCurrency } from '@quayside/contract/orders/order-totals.ts'
import { amountsDue } from '@quayside/contract/payments/amount-due.ts'
import { currency as currencies } from '@quayside/contract/rates/rate.codes.ts'
import { Money } from '@quayside/kit/record/money.tsx'
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

export function debtTotalsOf(rows: readonly Debt[]) {
  const totals = totalsPerCurrency(
    rows.map(({ currency, outstanding }) => ({ currency, orderAmount: outstanding })),
  )
  return {
    outstanding: totals.map(({ currency, amount }) => (
      <div key={currency}>
        <Money value={amount as Amount} {...(totals.length > 1 && { currency })} />
      </div>
    )),
  }
}
