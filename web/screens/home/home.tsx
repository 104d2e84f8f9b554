import { orderPermission } from '@quayside/contract/orders/order.access.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { classificationRequestState } from '@quayside/contract/products/product.codes.ts'
import { useCan } from '@quayside/kit/context.tsx'
import { EmptyState } from '@quayside/kit/empty-state.tsx'
import { useStore } from '@quayside/kit/page/store.ts'
import { PageHeader } from '@quayside/kit/page-header.tsx'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { useInboundWaiting } from '../../lib/inbound-waiting.ts'
import { session } from '../../lib/session.ts'
import { useUnread } from '../../lib/unread.ts'
// In this order: the styles of a panel's links override those of all panels.
import homeStyles from './home.module.css'
import { DeadlinePanel } from './home-deadlines.tsx'
import { dueGroupsOf } from './home-due.ts'
import { Figures } from './home-figures.tsx'
import { NewOrder } from './home-new.tsx'
import { BulletinPanel, UnreadPanel } from './home-news.tsx'
import { heights, PendingPanel } from './home-panel.tsx'
import { QuickOrder } from './home-quick.tsx'
import { RatePanel } from './home-rates.tsx'
import { StartPanel } from './home-start.tsx'
import { StatusPanel } from './home-status.tsx'
import { TodoPanel, todosOf } from './home-todo.tsx'
import homeTrendStyles from './home-trend.module.css'
import { UnpaidPanel } from './home-unpaid.tsx'

const TrendPanel = lazy(() => import('./home-trend.tsx'))

/** §2: the shell itself is not guarded; without a session it offers to log in. */
export function Home() {
  const t = useTranslations('shell')
  const { userInfo } = useStore(session)
  if (!userInfo)
    return (
      <EmptyState
        text={t('start.signedOut')}
        action={{ label: t('user.logIn'), run: () => location.assign('/login') }}
      />
    )
  return <Dashboard name={userInfo.userName || userInfo.mobile} />
}

function partOfDay(): 'morning' | 'afternoon' | 'evening' {
  const hour = new Date().getHours()
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}

/** Fetches and shows only what the member may see. */
function useWaiting() {
  const can = useCan()
  const seesOrders = orderKind.values.some((kind) => can(orderPermission(kind, 'list')))
  const decides = can('product-request-list') && can('product-request-decide')
  const seesNotices = can('home-notice-list')
  const overview = useQuery({
    queryKey: ['order', 'overview'],
    queryFn: ({ signal }) => api('GET business/online/order/overview', {}, { signal, isQuiet: true }),
    enabled: seesOrders,
  })
  const requests = useQuery({
    queryKey: ['productRequest', 'classified'],
    queryFn: ({ signal }) =>
      api(
        'GET base/online/productRequest/list',
        { query: { state: classificationRequestState.codes.classified, pageSize: 1 } },
        { signal, isQuiet: true },
      ),
    enabled: decides,
  })
  const seesApplications = can('finance-application-list')
  const applications = useQuery({
    queryKey: ['paymentApplication', 'counts'],
    queryFn: ({ signal }) => api('GET finance/online/paymentQuery/tabCounts', {}, { signal, isQuiet: true }),
    enabled: seesApplications,
  })
  const seesMoney = can('finance-debt-list')
  const deadlines = useQuery({
    queryKey: ['ledger', 'deadlines'],
    queryFn: ({ signal }) => api('GET finance/online/deadline/list', {}, { signal, isQuiet: true }),
    enabled: seesMoney,
  })
  const inbounds = useInboundWaiting()
  const unread = useUnread(seesNotices)
  const asked = [overview, requests, applications, deadlines, ...inbounds.queries, unread]
  return {
    overview,
    seesOrders,
    seesNotices,
    decides: decides || seesApplications || seesMoney || can('logistics-inbound-list'),
    due: dueGroupsOf(deadlines.data ?? []),
    isLoading: asked.some(({ isLoading }) => isLoading),
    failed: asked.filter(({ isError }) => isError),
    todos: todosOf({
      overview: overview.data,
      classifications: requests.data?.total ?? 0,
      applications: applications.data,
      inbounds,
      unread: unread.data?.total ?? 0,
      can,
    }),
  }
}

function Dashboard({ name }: { name: string }) {
  const shell = useTranslations('shell')
  const t = useTranslations('home')
  const status = useTranslations('home.status')
  const trend = useTranslations('home.trend')
  const unpaid = useTranslations('home.unpaid')
  const deadlines = useTranslations('home.deadlines')
  const can = useCan()
  const { overview, seesOrders, seesNotices, decides, isLoading, failed, todos, due } = useWaiting()
  const hasFailed = failed.length > 0
  const retry = (): void => {
    for (const query of failed) void query.refetch()
  }
  const mayOrder = orderKind.values.some((kind) => can(orderPermission(kind, 'save')))
  const seesExports = can(orderPermission(orderKind.codes.export, 'list'))
  const orders = overview.data
  const isNew = mayOrder && orders !== undefined && orders.kinds.every(({ all }) => all === 0)
  return (
    <>
      <PageHeader
        title={shell(`start.${partOfDay()}`, { name })}
        {...((seesOrders || decides) &&
          !isLoading &&
          !hasFailed && { note: t('waiting', { count: todos.length + due.length }) })}
        {...(mayOrder &&
          !isNew && {
            actions: (
              <>
                <QuickOrder />
                <NewOrder />
              </>
            ),
          })}
      />
      {seesOrders && !isNew && <Figures overview={orders} />}
      {seesOrders && (
        <div className={homeStyles['home-columns']}>
          <div className={homeStyles['home-column']}>
            <TodoPanel todos={todos} due={due} isLoading={isLoading} {...(hasFailed && { onRetry: retry })} />
            {isNew && <StartPanel />}
            {overview.isPending && <PendingPanel title={status('title')} minHeight={heights.status} />}
            {orders && !isNew && <StatusPanel kinds={orders.kinds} />}
            {orders && !isNew && (
              <Suspense fallback={<div className={homeTrendStyles['home-chart-place']} />}>
                <TrendPanel months={orders.months} trend={orders.trend} />
              </Suspense>
            )}
            {overview.isPending && <PendingPanel title={trend('title')} minHeight={heights.trend} />}
          </div>
          <div className={homeStyles['home-column']}>
            {overview.isPending && <PendingPanel title={unpaid('title')} minHeight={heights.unpaid} />}
            {overview.isPending && seesExports && (
              <PendingPanel title={deadlines('title')} minHeight={heights.deadlines} />
            )}
            {orders && !isNew && <UnpaidPanel unpaid={orders.unpaid} />}
            {orders && !isNew && seesExports && <DeadlinePanel deadlines={orders.deadlines} />}
            {can('data-rate-list') && <RatePanel />}
          </div>
        </div>
      )}
      <div className={homeStyles['home-rest']}>
        {!seesOrders && decides && (
          <TodoPanel todos={todos} due={due} isLoading={isLoading} {...(hasFailed && { onRetry: retry })} />
        )}
        {!seesOrders && can('data-rate-list') && <RatePanel />}
        {seesNotices && <UnreadPanel />}
        {can('home-bulletin-list') && <BulletinPanel />}
      </div>
    </>
  )
}
