import { countedOf } from '@quayside/contract/counted.ts'
import type { Amount } from '@quayside/contract/kernel/money.ts'
import { totalsPerCurrency } from '@quayside/contract/orders/order-totals.ts'
import type { PaymentApplicationRow } from '@quayside/contract/payments/payment-application.ts'
import { Money } from '@quayside/kit/record/money.tsx'
import styles from './payments.module.css'

/** One line for each currency, because they do not add up; RMB is one. */
export const applicationTotalsOf = (rows: readonly PaymentApplicationRow[]) => {
  const sums = (of: (row: PaymentApplicationRow) => { currency: string; orderAmount: string }) =>
    totalsPerCurrency(countedOf('paymentApplication', rows).map(of)).map(({ currency, amount }) => (
      <Money key={currency} value={amount as Amount} currency={currency} />
    ))
  return {
    amount: (
      <span className={styles['totals']}>
        {sums(({ currency, amount }) => ({ currency, orderAmount: amount }))}
      </span>
    ),
    rmbAmount: (
      <span className={styles['totals']}>
        {sums(({ rmbAmount }) => ({ currency: 'RMB', orderAmount: rmbAmount }))}
      </span>
    ),
  }
}
