import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import { deadlinesOf } from '@quayside/contract/orders/order-deadlines.ts'
import { sideStates } from '@quayside/contract/orders/side-states.ts'
import { showNumber } from '@quayside/kit/lines-grid/grid-numbers.ts'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { today } from '@quayside/kit/page/today.ts'
import { StateTag } from '@quayside/kit/record/state-tag.tsx'
import { useTranslations } from 'use-intl'
import { FactLine } from './fact-line.tsx'
import { DeadlineBadge } from './order-badges.tsx'
import styles from './order-record.module.css'

type Of = { readonly order: OrderDetail }

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
            <FactLine key={key} label={fields(key)}>
              {value === null ? (
                <span className="q-nothing">{t('notAudited')}</span>
              ) : (
                <StateTag {...sideStates[key]} value={value} />
              )}
            </FactLine>
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
      <dl className={styles['order-lines-list']}>
        {deadlines.map((deadline) => (
          <FactLine
            key={deadline.name}
            label={order.exportedOn === null ? '' : t('receiptFrom', { date: order.exportedOn })}
          >
            <DeadlineBadge deadline={deadline} />
            <div className="q-number">{deadline.dueOn}</div>
            {deadline.isOpen && <small>{open('open', { year: deadline.dueOn.slice(0, 4) })}</small>}
          </FactLine>
        ))}
      </dl>
    </Panel>
  )
}
