import type { Amount } from '@quayside/contract/kernel/money.ts'
import { totalsPerCurrency } from '@quayside/contract/orders/order-totals.ts'
import type { Stock } from '@quayside/contract/warehouse/stock.ts'
import { Money } from '@quayside/kit/record/money.tsx'

/** The storage cost of the page's lots; warehouses charge in currencies of their own. */
export const costTotals = (rows: readonly Stock[]) =>
  totalsPerCurrency(
    rows.flatMap(({ costs }) => costs.map(({ currency, amount }) => ({ currency, orderAmount: amount }))),
  ).map(({ currency, amount }) => (
    <div key={currency}>
      <Money value={amount as Amount} currency={currency} />
    </div>
  ))
