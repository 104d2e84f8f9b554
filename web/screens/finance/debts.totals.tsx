import type { Debt } from '@quayside/contract/finance/debt.ts'
import type { Amount } from '@quayside/contract/kernel/money.ts'
import { totalsPerCurrency } from '@quayside/contract/orders/order-totals.ts'
import { currency as currencies } from '@quayside/contract/rates/rate.codes.ts'
import { Money } from '@quayside/kit/record/money.tsx'
import { sumOfDebts, sumText } from '../../lib/finance/sums.ts'

/** A transfer has one currency. */
export const chosenPerCurrency = (rows: readonly Debt[]) =>
  currencies.values.flatMap((currency) => {
    const debts = rows.filter((row) => row.currency === currency)
    return debts.length === 0 ? [] : [{ currency, debts, sum: sumText(currency, sumOfDebts(debts)) }]
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
