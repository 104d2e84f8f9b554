import { countedOf } from '@quayside/contract/counted.ts'
import type { Amount } from '@quayside/contract/kernel/money.ts'
import type { Order } from '@quayside/contract/orders/order.ts'
import { totalsPerCurrency } from '@quayside/contract/orders/order-totals.ts'
import { Money } from '@quayside/kit/record/money.tsx'
import styles from './order-list.module.css'

/** One line for each currency, because they do not add up; the currency is named beside the first column. */
export const orderTotalsOf = (rows: readonly Order[]) => ({
  orderAmount: <Totals rows={rows} field="orderAmount" />,
  unpaidAmount: <Totals rows={rows} field="unpaidAmount" />,
})

const Totals = ({ rows, field }: { rows: readonly Order[]; field: 'orderAmount' | 'unpaidAmount' }) => (
  <span className={styles['order-totals']}>
    {totalsPerCurrency(
      countedOf('order', rows).map((row) => ({ currency: row.currency, orderAmount: row[field] })),
    )
      .filter(({ currency }) => currency !== '')
      .map(({ currency, amount }) => (
        <Money key={currency} value={amount as Amount} {...(field === 'orderAmount' && { currency })} />
      ))}
  </span>
)
