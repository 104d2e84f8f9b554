import type { Order } from '@quayside/contract/orders/order.ts'
import { type Deadline, deadlinesOf } from '@quayside/contract/orders/order-deadlines.ts'
import { orderStateLabels, orderStateLabelTone } from '@quayside/contract/orders/order-state-label.ts'
import { priceAudit } from '@quayside/contract/products/commodity.codes.ts'
import { Nothing } from '@quayside/kit/cells.tsx'
import { StateTag } from '@quayside/kit/state-tag.tsx'
import { today } from '@quayside/kit/today.ts'
import { useTranslations } from 'use-intl'
import styles from './order-list.module.css'

export const OrderStateTag = ({ order }: { order: Pick<Order, 'stateLabel'> }) => (
  <StateTag list={orderStateLabels} tones={orderStateLabelTone} value={order.stateLabel} />
)

export function DeadlineBadge({ deadline }: { deadline: Deadline }) {
  const t = useTranslations('orders.deadline')
  const name = t(deadline.name)
  const { daysLeft } = deadline
  const text =
    daysLeft === 0
      ? t('today', { name })
      : t(daysLeft < 0 ? 'late' : 'left', { name, days: Math.abs(daysLeft) })
  return (
    <span className={styles['order-badge']} data-urgency={deadline.urgency} title={deadline.dueOn}>
      {text}
    </span>
  )
}

/** What needs attention: a deadline that is near, an unusual price, the reason of a return. */
export function OrderReminder({ order }: { order: Order }) {
  const t = useTranslations('orders.alert')
  const audit = order.priceAudit === null ? undefined : priceAudit.keyOf(order.priceAudit)
  if (audit === 'failed' || audit === 'anomaly')
    return (
      <span className={styles['order-badge']} data-urgency="late">
        {t(audit === 'failed' ? 'priceFailed' : 'priceAnomaly')}
      </span>
    )
  if (order.returnReason !== '')
    return (
      <span className={styles['order-badge']} data-urgency="late" title={order.returnReason}>
        {order.returnReason}
      </span>
    )
  const [deadline] = deadlinesOf(order, today())
  return deadline ? <DeadlineBadge deadline={deadline} /> : <Nothing />
}
