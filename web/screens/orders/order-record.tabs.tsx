import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import { hasLandedCost } from '@quayside/contract/reports/landed-cost.rules.ts'
import { useCan } from '@quayside/kit/page/context.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { useChangeSearch } from '@quayside/kit/page/page-search.ts'
import { Tabs } from '@quayside/kit/page/tabs.tsx'
import { RecordColumns } from '@quayside/kit/record/record-frame.tsx'
import { Settled } from '@quayside/kit/record/settled.tsx'
import { TimelinePanel } from '@quayside/kit/record/timeline.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { type ReactNode, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { usePageSearch } from '../../lib/pages/page-search.ts'
import { OrderContractCard } from './order-record.contract.tsx'
import { OrderDeclarations, OrderThreeWayCheck } from './order-record.customs.tsx'
import { OrderDocuments } from './order-record.details.tsx'
import { OrderEstimatesPanel } from './order-record.estimates.tsx'
import { useEventText } from './order-record.events.ts'
import { OrderLines } from './order-record.lines.tsx'
import { OrderDeliveries, OrderInboundsPanel, OrderTracking } from './order-record.logistics.tsx'
import styles from './order-record.module.css'
import { OrderOverview } from './order-record.overview.tsx'
import { OrderServices } from './order-record.services.tsx'
import { OrderLogistics } from './order-record.transport.tsx'
import { landedCostTab, type OrderTab, orderTabs, tabOf } from './order-tabs.ts'

const landedCost = () => import('./order-landed-cost.tsx')
const OrderLandedCost = lazyPart(async () => ({ default: (await landedCost()).OrderLandedCost }))
const OrderCostParts = lazyPart(async () => ({ default: (await landedCost()).OrderCostParts }))
const OrderCostLines = lazyPart(async () => ({ default: (await landedCost()).OrderCostLines }))
const OrderMoney = lazyPart(async () => ({ default: (await import('./order-money.tsx')).OrderMoney }))

type Props = { readonly order: OrderDetail }

/** The order in six parts; its money and landed cost for those who may see them. */
export function OrderParts({ order }: Props) {
  const t = useTranslations('orders.record')
  const can = useCan()
  const { tab } = usePageSearch('/orderInfo')
  const change = useChangeSearch()
  const sees = {
    money: can('finance-debt-list'),
    cost: can('report-landedCost-view') && hasLandedCost(order),
  }
  const shown = tabOf(tab)
  const open = (next: OrderTab): void =>
    change({ tab: next === 'overview' ? undefined : next }, { replace: true })
  const counts: Partial<Record<OrderTab, number>> = {
    goods: order.lines.length,
    documents: order.attachments.length,
    history: order.timeline.length,
  }
  const parts: Readonly<Record<OrderTab, () => ReactNode>> = {
    overview: () => <OrderOverview order={order} open={open} />,
    goods: () => <OrderLines order={order} />,
    logistics: () => <Logistics order={order} />,
    money: () => <MoneyPart order={order} sees={sees} isCost={tab === landedCostTab} />,
    documents: () => (
      <RecordColumns aside={<OrderContractCard order={order} />}>
        <OrderDocuments order={order} />
      </RecordColumns>
    ),
    history: () => <History order={order} />,
  }
  return (
    <>
      <Tabs
        value={shown}
        options={orderTabs.map((value) => ({ value, label: t(`tabs.${value}`), count: counts[value] }))}
        onChange={open}
        hasKeys
      />
      {parts[shown]()}
    </>
  )
}

function Logistics({ order }: Props) {
  const t = useTranslations('orders.record')
  return (
    <Settled label={t('tabs.logistics')}>
      <RecordColumns
        aside={
          <>
            <OrderTracking order={order} />
            <OrderDeclarations order={order} />
            <OrderThreeWayCheck order={order} />
          </>
        }
      >
        <OrderInboundsPanel order={order} />
        <OrderDeliveries order={order} />
        <OrderLogistics order={order} />
      </RecordColumns>
    </Settled>
  )
}

type MoneyProps = Props & {
  readonly sees: { readonly money: boolean; readonly cost: boolean }
  /** The address asks for the landed cost, which then stands first. */
  readonly isCost: boolean
}

function MoneyPart({ order, sees, isCost }: MoneyProps) {
  const t = useTranslations('orders.record')
  const further = (
    <>
      <OrderEstimatesPanel order={order} />
      <OrderServices order={order} />
    </>
  )
  return (
    <Suspense fallback={<TableSkeleton label={t('tabs.money')} />}>
      <Settled label={t('tabs.money')}>
        <div className={styles['order-parts']}>
          {sees.cost && (isCost || !sees.money) && <OrderLandedCost order={order} />}
          {sees.money ? (
            <OrderMoney order={order}>
              {further}
              {sees.cost && !isCost && (
                // Of its own: what is drawn above stays while this part is loaded.
                <Suspense fallback={<TableSkeleton label={t('tabs.money')} />}>
                  <OrderCostParts order={order} />
                </Suspense>
              )}
            </OrderMoney>
          ) : (
            further
          )}
          {sees.cost && sees.money && !isCost && <OrderCostLines order={order} />}
        </div>
      </Settled>
    </Suspense>
  )
}

function History({ order }: Props) {
  const textOf = useEventText()
  return <TimelinePanel entries={order.timeline} textOf={textOf} />
}
