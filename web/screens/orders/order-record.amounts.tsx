import type { Amount } from '@quayside/contract/kernel/money.ts'
import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import { paymentState, paymentStateTone } from '@quayside/contract/orders/order-money.codes.ts'
import { isOwed, isPayable } from '@quayside/contract/orders/order-reminders.ts'
import { sideStates } from '@quayside/contract/orders/side-states.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { Money } from '@quayside/kit/record/money.tsx'
import { CodeText, StateTag } from '@quayside/kit/record/state-tag.tsx'
import { Nothing } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import { FactLine } from './fact-line.tsx'
import styles from './order-record.module.css'

type Of = { readonly order: OrderDetail }

/** Only an order whose audit was passed waits for its payment. */
const PaymentTag = ({ order }: Of) =>
  isOwed(order) ? (
    isPayable(order) ? (
      <StateTag list={paymentState} tones={paymentStateTone} value={order.paymentState} />
    ) : (
      <CodeText list={paymentState} value={order.paymentState} />
    )
  ) : (
    <Nothing />
  )

export function OrderAmounts({ order }: Of) {
  const t = useTranslations('orders.record')
  const fields = useTranslations('orderFields.order')
  const money = (key: 'orderAmount' | 'appliedAmount' | 'unpaidAmount') => (
    <FactLine label={fields(key)}>
      {key === 'orderAmount' || isOwed(order) ? (
        <Money value={order[key] as Amount} currency={order.currency} />
      ) : (
        <Nothing />
      )}
    </FactLine>
  )
  return (
    <Panel title={t('amounts')}>
      <dl className={`${styles['order-lines-list']} ${styles['order-amounts']}`}>
        {money('orderAmount')}
        {money('appliedAmount')}
        {money('unpaidAmount')}
        <FactLine label={fields('paymentState')}>
          <PaymentTag order={order} />
        </FactLine>
        {isOwed(order) && (
          <FactLine label={fields('fxPaymentState')}>
            <StateTag {...sideStates.fxPaymentState} value={order.fxPaymentState} />
          </FactLine>
        )}
        <FactLine label={fields('writeOffState')}>
          <StateTag {...sideStates.writeOffState} value={order.writeOffState} />
        </FactLine>
        <FactLine label={fields('invoicingState')}>
          <StateTag {...sideStates.invoicingState} value={order.invoicingState} />
        </FactLine>
      </dl>
    </Panel>
  )
}
