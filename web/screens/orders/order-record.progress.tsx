import { type GeneralModelType, orderState } from '@quayside/contract/orders/order.codes.ts'
import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import { orderWay } from '@quayside/contract/orders/order-way.ts'
import { Stages } from '@quayside/kit/record/stages.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { DateText } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import styles from './order-record.module.css'

/** The order's progress: past stages with their times, the current one, and those ahead. */
export function OrderProgress({ order, kind }: { order: OrderDetail; kind: GeneralModelType }) {
  const t = useTranslations('orders.record')
  const codeText = useCodeText()
  const way = orderWay({ modelType: kind, state: orderState.keyOf(order.state) ?? 'draft' })
  if (!way) return null
  // Newest first: an order may have gone back, so the latest time of a stage counts.
  const reachedAt = (state: string): string | undefined =>
    state === 'draft'
      ? order.createdAt
      : order.timeline.find((entry) => entry.toState === state && entry.fromState !== state)?.at
  return (
    <div className={styles['order-progress']}>
      <Stages
        label={t('progress')}
        stages={way.map(({ state, is }) => ({
          key: state,
          label: codeText(orderState, orderState.codes[state]),
          is,
          note: is !== 'ahead' && <DateText value={reachedAt(state)} hasTime />,
        }))}
      />
    </div>
  )
}
