import type { OrderReview } from '@quayside/contract/office/order.ts'
import { orderKind, orderState } from '@quayside/contract/orders/order.codes.ts'
import { orderRoute } from '@quayside/contract/orders/order-route.ts'
import { orderStateLabels } from '@quayside/contract/orders/order-state-label.ts'
import { orderWay } from '@quayside/contract/orders/order-way.ts'
import { today } from '@quayside/kit/page/today.ts'
import { RouteLine } from '@quayside/kit/record/route-line.tsx'
import { Stages } from '@quayside/kit/record/stages.tsx'
import { useCodeText } from '@quayside/kit/record/state-tag.tsx'
import { DateText } from '@quayside/kit/table/cells.tsx'
import { useTranslations } from 'use-intl'

/** Until the order is passed, the stages of its review; from then on the way of its goods. */
export function OrderProgress({ order }: { order: OrderReview }) {
  const t = useTranslations('kit.route')
  const route = orderRoute(order, orderKind.keyOf(order.modelType) ?? 'import', today())
  if (!route) return <OrderStages order={order} />
  return <RouteLine label={t('title')} route={route} nameOf={(stop) => t(`stops.${stop}`)} />
}

/** The order's way from the submission on; a draft is the customer's own. */
function OrderStages({ order }: { order: OrderReview }) {
  const t = useTranslations('officeOrders')
  const codeText = useCodeText()
  const way = orderWay({
    modelType: orderKind.keyOf(order.modelType) ?? 'import',
    state: orderState.keyOf(order.state) ?? 'draft',
  })
  if (!way) return null
  // Newest first: an order may have gone back, so the latest time of a stage counts.
  const reachedAt = (state: string): string | undefined =>
    order.timeline.find((entry) => entry.toState === state && entry.fromState !== state)?.at
  return (
    <Stages
      label={t('progress')}
      stages={way
        .filter(({ state }) => state !== 'draft')
        .map(({ state, is }) => ({
          key: state,
          is,
          label:
            is === 'here'
              ? codeText(orderStateLabels, order.stateLabel)
              : codeText(orderState, orderState.codes[state]),
          note: is === 'ahead' ? '' : <DateText value={reachedAt(state)} hasTime />,
        }))}
    />
  )
}
