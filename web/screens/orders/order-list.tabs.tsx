import type { OrderTabCounts } from '@quayside/contract/orders/order.ts'
import { orderTab } from '@quayside/contract/orders/order-tabs.ts'
import { useCodeText } from '@quayside/kit/state-tag.tsx'
import { useFormatter, useTranslations } from 'use-intl'
import styles from './order-list.module.css'

type Props = {
  readonly chosen: string
  readonly counts: OrderTabCounts | undefined
  readonly onChoose: (tab: string) => void
}

/** In the order of an order's states. */
const tabs = ['toSubmit', 'returned', 'auditFailed', 'pendingPayment', 'pendingReceipt'] as const

export function OrderTabs({ chosen, counts, onChoose }: Props) {
  const t = useTranslations('orders.list')
  const codeText = useCodeText()
  const format = useFormatter()
  const all = [
    { value: '', label: t('all'), count: counts?.all },
    ...tabs.map((tab) => ({ value: tab, label: codeText(orderTab, tab), count: counts?.[tab] })),
  ]
  return (
    <div className={styles['order-tabs']} role="group" aria-label={t('tabs')}>
      {all.map(({ value, label, count }) => (
        <button key={value} type="button" aria-pressed={chosen === value} onClick={() => onChoose(value)}>
          {label}
          <small>{count === undefined ? '' : format.number(count)}</small>
        </button>
      ))}
    </div>
  )
}
