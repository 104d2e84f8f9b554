import type { GeneralModelType } from '@quayside/contract/orders/order.codes.ts'
import type { Order } from '@quayside/contract/orders/order.ts'
import type { Deadline } from '@quayside/contract/orders/order-deadlines.ts'
import { reminderOf } from '@quayside/contract/orders/order-reminders.ts'
import { orderRouteOfRow } from '@quayside/contract/orders/order-route.ts'
import { orderStateLabels, orderStateLabelTone } from '@quayside/contract/orders/order-state-label.ts'
import type { ListedOrder } from '@quayside/contract/orders/usual-columns.ts'
import { today } from '@quayside/kit/page/today.ts'
import { RouteMini } from '@quayside/kit/record/route-mini.tsx'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import { Nothing } from '@quayside/kit/table/cells.tsx'
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
  const note = deadline.isOpen
    ? `${deadline.dueOn} · ${t('open', { year: deadline.dueOn.slice(0, 4) })}`
    : deadline.dueOn
  return (
    <span className={styles['order-badge']} data-mark data-urgency={deadline.urgency} title={note}>
      {text}
    </span>
  )
}

/** What needs attention: a price, the reason of a return, or a deadline that is near. */
export function OrderReminder({ order }: { order: ListedOrder }) {
  const t = useTranslations('orders.alert')
  const reminder = reminderOf(order, today())
  if (!reminder) return <Nothing />
  if (reminder.kind === 'deadline') return <DeadlineBadge deadline={reminder.deadline} />
  const [urgency, text] =
    reminder.kind === 'returned'
      ? (['late', reminder.reason] as const)
      : ([reminder.kind === 'priceFailed' ? 'late' : 'check', t(reminder.kind)] as const)
  return (
    <span className={styles['order-badge']} data-mark data-urgency={urgency} title={text}>
      {text}
    </span>
  )
}

/** Where the goods of a row are. */
export function OrderRouteMini({ order, kind }: { order: ListedOrder; kind: GeneralModelType }) {
  const t = useTranslations('kit.route')
  return <RouteMini route={orderRouteOfRow(order, kind, today())} nameOf={(stop) => t(`stops.${stop}`)} />
}
