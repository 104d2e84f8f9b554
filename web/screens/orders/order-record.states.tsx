import { formatAmount } from '@quayside/contract/kernel/money.ts'
import { receivingState } from '@quayside/contract/orders/order.codes.ts'
import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import { deadlinesOf } from '@quayside/contract/orders/order-deadlines.ts'
import { isOwed } from '@quayside/contract/orders/order-reminders.ts'
import type { SideState } from '@quayside/contract/orders/side-states.ts'
import { stateGroups } from '@quayside/contract/orders/state-groups.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { today } from '@quayside/kit/page/today.ts'
import { Money } from '@quayside/kit/record/money.tsx'
import { Progress } from '@quayside/kit/record/progress.tsx'
import { StateGroups } from '@quayside/kit/record/state-groups.tsx'
import { DateText, Nothing } from '@quayside/kit/table/cells.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { FactLine } from './fact-line.tsx'
import { DeadlineBadge } from './order-badges.tsx'
import styles from './order-record.module.css'
import { OrderNow } from './order-record.now.tsx'

type Of = { readonly order: OrderDetail }

/** What is to be done now, where the money is and where the goods are. */
export function OrderStates({ order }: Of) {
  const t = useTranslations('orders.record')
  const fields = useTranslations('orderFields.order')
  const contract = useTranslations('orders.contract')
  const groups = stateGroups(order)
  const { lines, currency } = order
  const done = lines.filter((line) => line.receivingState === receivingState.codes.fullyStored).length
  return (
    <StateGroups
      labelOf={(name) => (name === 'contract' ? contract('card') : fields(name as SideState))}
      groups={[
        {
          key: 'now',
          title: t('groups.now'),
          lead: <OrderNow order={order} />,
          facts: groups.now,
        },
        {
          key: 'money',
          title: t('groups.money'),
          lead: (
            <Share
              label={t('groups.money')}
              text={t('appliedOf', { total: formatAmount(order.orderAmount) })}
              share={
                Number(order.orderAmount) === 0 ? 0 : Number(order.appliedAmount) / Number(order.orderAmount)
              }
            >
              <Money value={isOwed(order) ? order.appliedAmount : '0'} currency={currency} />
            </Share>
          ),
          sums: [
            {
              label: fields('unpaidAmount'),
              value: isOwed(order) ? <Money value={order.unpaidAmount} currency={currency} /> : <Nothing />,
            },
          ],
          facts: groups.money,
        },
        {
          key: 'goods',
          title: t('groups.goods'),
          lead: (
            <Share
              label={t('groups.goods')}
              text={t('storedOf', { count: lines.length })}
              share={lines.length === 0 ? 0 : done / lines.length}
            >
              <span className="q-number">{done}</span>
            </Share>
          ),
          facts: groups.goods,
        },
      ]}
    />
  )
}

type ShareProps = {
  readonly label: string
  readonly text: string
  readonly share: number
  readonly children: ReactNode
}

/** How much of all of it is done. */
const Share = ({ label, text, share, children }: ShareProps) => (
  <>
    <p className={styles['order-lead']}>
      <b>{children}</b> {text}
    </p>
    <Progress label={label} share={Math.min(1, share)} />
  </>
)

/** The stored goods that the order takes. */
export function OrderLots({ order }: Of) {
  const t = useTranslations('orders.record')
  if (order.boundLots.length === 0) return null
  return (
    <Panel title={t('boundLots')}>
      <dl className={styles['order-lines-list']}>
        {order.boundLots.map(({ lotNumber, qty }) => (
          <FactLine key={lotNumber} label={lotNumber}>
            <span className="q-number">{showNumber(qty)}</span>
          </FactLine>
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
      <ul className={styles['order-deadlines']}>
        {deadlines.map((deadline) => (
          <li key={deadline.name}>
            <DeadlineBadge deadline={deadline} />
            <DateText value={deadline.dueOn} />
            {order.exportedOn !== null && <small>{t('receiptFrom', { date: order.exportedOn })}</small>}
            {deadline.isOpen && <small>{open('open', { year: deadline.dueOn.slice(0, 4) })}</small>}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
