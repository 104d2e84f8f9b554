import type { Amount } from '@quayside/contract/kernel/money.ts'
import type { Order } from '@quayside/contract/orders/order.ts'
import { totalsPerCurrency } from '@quayside/contract/orders/order-totals.ts'
import { Money } from '@quayside/kit/record/money.tsx'
import styles from './order-list.module.css'

/** One line for each currency, because they do not add up; the currency is named beside the first column. */
export const orderTotalsOf = (rows: readonly Order[]) => ({
  orderAmount: <Totals rows={rows} of="orderAmount" />,
  unpaidAmount: <Totals rows={rows} of="unpaidAmount" />,
})

const Totals = ({ rows, of }: { rows: readonly Order[]; of: 'orderAmount' | 'unpaidAmount' }) => (
  <span className={styles['order-totals']}>
    {totalsPerCurrency(rows.map((row) => ({ currency: row.currency, orderAmount: row[of] })))
      .filter(({ currency }) => currency !== '')
      .map(({ currency, amount }) => (
        <Money key={currency} value={amount as Amount} {...(of === 'orderAmount' && { currency })} />
      ))}
  </span>
)
