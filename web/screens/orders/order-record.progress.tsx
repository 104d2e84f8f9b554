import { type GeneralModelType, orderState } from '@quayside/contract/orders/order.codes.ts'
import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import { orderRoute } from '@quayside/contract/orders/order-route.ts'
import { orderWay } from '@quayside/contract/orders/order-way.ts'
import { today } from '@quayside/kit/page/today.ts'
import { RouteLine } from '@quayside/kit/record/route-line.tsx'
import { Stages } from '@quayside/kit/record/stages.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { DateText } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'
import styles from './order-record.module.css'

type Props = { readonly order: OrderDetail; readonly kind: GeneralModelType }

/** Until the order is passed, the stages of its review; from then on the way of its goods. */
export function OrderProgress({ order, kind }: Props) {
  const t = useTranslations('kit.route')
  const route = orderRoute(order, kind, today())
  if (!route) return <OrderStages order={order} kind={kind} />
  return (
    <div className={styles['order-progress']}>
      <RouteLine label={t('title')} route={route} nameOf={(stop) => t(`stops.${stop}`)} />
    </div>
  )
}

/** Past stages with their times, the current one, and those ahead. */
function OrderStages({ order, kind }: Props) {
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
