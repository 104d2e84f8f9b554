import { type GeneralModelType, orderKind, orderState } from '@quayside/contract/orders/order.codes.ts'
import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import { hasLandedCost } from '@quayside/contract/reports/landed-cost.rules.ts'
import { useCan } from '@quayside/kit/page/context.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { useChangeSearch } from '@quayside/kit/page/page-search.ts'
import { Tabs } from '@quayside/kit/page/tabs.tsx'
import { RecordFrame } from '@quayside/kit/record/record-frame.tsx'
import { TimelinePanel } from '@quayside/kit/record/timeline.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { usePageSearch } from '../../lib/pages/page-search.ts'
import { pageAddress } from '../../lib/pages/pages.ts'
import { OrderStateTag } from './order-badges.tsx'
import { OrderRecordActions } from './order-record.actions.tsx'
import { OrderChangesPanel } from './order-record.changes.tsx'
import { OrderContractCard } from './order-record.contract.tsx'
import { OrderDeclarations, OrderThreeWayCheck } from './order-record.customs.tsx'
import { OrderBasics, OrderDocuments } from './order-record.details.tsx'
import { OrderDifferences } from './order-record.differences.tsx'
import { OrderEstimatesPanel } from './order-record.estimates.tsx'
import { useEventText } from './order-record.events.ts'
import { OrderLines } from './order-record.lines.tsx'
import { OrderDeliveries, OrderInboundsPanel, OrderTracking, SplitLinks } from './order-record.logistics.tsx'
import styles from './order-record.module.css'
import { OrderProgress } from './order-record.progress.tsx'
import { OrderServices } from './order-record.services.tsx'
import { OrderDeadlines, OrderLots, OrderStates } from './order-record.states.tsx'
import { OrderLogistics } from './order-record.transport.tsx'

const OrderLandedCost = lazyPart(async () => ({
  default: (await import('./order-landed-cost.tsx')).OrderLandedCost,
}))
const OrderMoney = lazyPart(async () => ({ default: (await import('./order-money.tsx')).OrderMoney }))

/** An order's page: progress, details, goods, and the steps the user may take. */
export function OrderRecord({ order }: { order: OrderDetail }) {
  const t = useTranslations('orders.record')
  const kind = orderKind.keyOf(order.modelType) ?? 'import'
  return (
    <RecordFrame
      title={{ number: order.orderNo }}
      state={<OrderStateTag order={order} />}
      parties={<OrderParties order={order} kind={kind} />}
      sum={{ currency: order.currency, value: order.orderAmount }}
      actions={<OrderRecordActions order={order} />}
      notes={
        <>
          {order.returnReason !== '' && (
            <p className="q-refused-note" role="note">
              <b>{t(order.state === orderState.codes.auditFailed ? 'refused' : 'reason')}</b>{' '}
              {order.returnReason}
            </p>
          )}
          <OrderRelease order={order} />
          <SplitLinks order={order} />
        </>
      }
      progress={<OrderProgress order={order} kind={kind} />}
    >
      <OrderParts order={order} />
    </RecordFrame>
  )
}

/** The kind, from whom and to whom. */
function OrderParties({ order, kind }: { order: OrderDetail; kind: GeneralModelType }) {
  const t = useTranslations('orders.record')
  const { supplierId, supplierName, customerName } = order
  return (
    <>
      {t(`kinds.${kind}`)}
      {supplierName !== '' && (
        <>
          {' · '}
          {supplierId === null ? (
            supplierName
          ) : (
            <PageLink href={pageAddress('/supplierInfo', { id: supplierId })}>{supplierName}</PageLink>
          )}
        </>
      )}
      {customerName !== '' && ` → ${customerName}`}
    </>
  )
}

/** That a second member is asked to release it, or why one did not. */
function OrderRelease({ order: { release } }: { order: OrderDetail }) {
  const t = useTranslations('orders.record')
  if (release?.isAsked)
    return (
      <p className="q-refused-note" role="note" data-tone="waits">
        {release.isMine ? t('ownWaits') : t('waitsForMe', { name: release.askedBy })}
      </p>
    )
  if (!release?.refusal) return null
  return (
    <p className="q-refused-note" role="note">
      <b>{t('notReleased')}</b> {release.refusal}
    </p>
  )
}

/** The order itself, and its money and landed cost for those who may see them. */
function OrderParts({ order }: { order: OrderDetail }) {
  const t = useTranslations('financeScreens.orderMoney')
  const cost = useTranslations('landedCost')
  const can = useCan()
  const { tab } = usePageSearch('/orderInfo')
  const change = useChangeSearch()
  const seesCost = can('report-landedCost-view') && hasLandedCost(order)
  const options = [
    { value: 'overview', label: t('overview') },
    ...(can('finance-debt-list') ? [{ value: 'money', label: t('tab') }] : []),
    ...(seesCost ? [{ value: 'landedCost', label: cost('tab') }] : []),
  ]
  if (options.length === 1) return <OrderOverview order={order} />
  const shown = options.find(({ value }) => value === tab)?.value ?? 'overview'
  return (
    <>
      <Tabs
        value={shown}
        options={options}
        onChange={(next) => change({ tab: next === 'overview' ? undefined : next }, { replace: true })}
      />
      {shown === 'overview' ? (
        <OrderOverview order={order} />
      ) : (
        <Suspense fallback={<TableSkeleton label={t('tab')} />}>
          {shown === 'money' ? <OrderMoney order={order} /> : <OrderLandedCost order={order} />}
        </Suspense>
      )}
    </>
  )
}

function OrderOverview({ order }: { order: OrderDetail }) {
  const textOf = useEventText()
  return (
    <div className={`q-record ${styles['order-record']}`}>
      <div>
        <OrderStates order={order} />
        <OrderBasics order={order} />
        <OrderDifferences order={order} />
        <OrderLines order={order} />
        <OrderInboundsPanel order={order} />
        <OrderDeliveries order={order} />
        <OrderLogistics order={order} />
        <OrderDocuments order={order} />
      </div>
      <div>
        <OrderTracking order={order} />
        <OrderDeadlines order={order} />
        <OrderDeclarations order={order} />
        <OrderThreeWayCheck order={order} />
        <OrderChangesPanel order={order} />
        <OrderContractCard order={order} />
        <OrderLots order={order} />
        <OrderServices order={order} />
        <OrderEstimatesPanel order={order} />
        <TimelinePanel entries={order.timeline} textOf={textOf} />
      </div>
    </div>
  )
}
