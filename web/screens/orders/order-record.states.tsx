import type { Amount } from '@quayside/contract/kernel/money.ts'
import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import { deadlinesOf } from '@quayside/contract/orders/order-deadlines.ts'
import { isOwed, isPayable } from '@quayside/contract/orders/order-reminders.ts'
import { sideStates } from '@quayside/contract/orders/side-states.ts'
import { paymentState, paymentStateTone } from '@quayside/contract/payments/payment.codes.ts'
import { Nothing } from '@quayside/kit/cells.tsx'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { Money } from '@quayside/kit/money.tsx'
import { Panel } from '@quayside/kit/panel.tsx'
import { CodeText, StateTag } from '@quayside/kit/state-tag.tsx'
import { today } from '@quayside/kit/today.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { DeadlineBadge } from './order-badges.tsx'
import styles from './order-record.module.css'

type Of = { readonly order: OrderDetail }

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

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
    <Line label={fields(key)}>
      {key === 'orderAmount' || isOwed(order) ? (
        <Money value={order[key] as Amount} currency={order.currency} />
      ) : (
        <Nothing />
      )}
    </Line>
  )
  return (
    <Panel title={t('amounts')}>
      <dl className={`${styles['order-lines-list']} ${styles['order-amounts']}`}>
        {money('orderAmount')}
        {money('appliedAmount')}
        {money('unpaidAmount')}
        <Line label={fields('paymentState')}>
          <PaymentTag order={order} />
        </Line>
        {isOwed(order) && (
          <Line label={fields('fxPaymentState')}>
            <StateTag {...sideStates.fxPaymentState} value={order.fxPaymentState} />
          </Line>
        )}
        <Line label={fields('writeOffState')}>
          <StateTag {...sideStates.writeOffState} value={order.writeOffState} />
        </Line>
        <Line label={fields('invoicingState')}>
          <StateTag {...sideStates.invoicingState} value={order.invoicingState} />
        </Line>
      </dl>
    </Panel>
  )
}

const shownStates = [
  'receivingState',
  'shippingState',
  'signState',
  'priceAudit',
  'commodityState',
  'declarationState',
  'archiveState',
] as const

export function OrderStates({ order }: Of) {
  const t = useTranslations('orders.record')
  const fields = useTranslations('orderFields.order')
  return (
    <Panel title={t('states')}>
      <dl className={styles['order-lines-list']}>
        {shownStates.map((key) => {
          const value = order[key]
          return (
            <Line key={key} label={fields(key)}>
              {value === null ? (
                <span className="q-nothing">{t('notAudited')}</span>
              ) : (
                <StateTag {...sideStates[key]} value={value} />
              )}
            </Line>
          )
        })}
      </dl>
    </Panel>
  )
}

/** The stored goods that the order takes. */
export function OrderLots({ order }: Of) {
  const t = useTranslations('orders.record')
  if (order.boundLots.length === 0) return null
  return (
    <Panel title={t('boundLots')}>
      <dl className={styles['order-lines-list']}>
        {order.boundLots.map(({ lotNumber, qty }) => (
          <Line key={lotNumber} label={lotNumber}>
            <span className="q-number">{showNumber(qty)}</span>
          </Line>
        ))}
      </dl>
    </Panel>
  )
}

export function OrderDeadlines({ order }: Of) {
  const t = useTranslations('orders.record')
  const open = useTranslations('orders.deadline')
  const deadlines = deadlinesOf(order, today())
  if (deadlines.length === 0) return null
  return (
    <Panel title={t('deadlines')}>
      <dl className={styles['order-lines-list']}>
        {deadlines.map((deadline) => (
          <Line
            key={deadline.name}
            label={order.exportedOn === null ? '' : t('receiptFrom', { date: order.exportedOn })}
          >
            <DeadlineBadge deadline={deadline} />
            <div className="q-number">{deadline.dueOn}</div>
            {deadline.isOpen && <small>{open('open', { year: deadline.dueOn.slice(0, 4) })}</small>}
          </Line>
        ))}
      </dl>
    </Panel>
  )
}
