import type { HomeView } from '@quayside/contract/home/home.api.ts'
import type { HomeBlock } from '@quayside/contract/home/home-layout.ts'
import { orderPermission } from '@quayside/contract/orders/order.access.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { type ReactNode, Suspense } from 'react'
import { DeadlinePanel } from './home-deadlines.tsx'
import { LogisticsPanel } from './home-logistics.tsx'
import { BulletinPanel, UnreadPanel } from './home-news.tsx'
import { heights, PendingPanel } from './home-panel.tsx'
import { RatePanel } from './home-rates.tsx'
import { StatusPanel } from './home-status.tsx'
import { useBlockTitle } from './home-titles.ts'
import { TodayPanel } from './home-today.tsx'
import trendStyles from './home-trend.module.css'
import { UnpaidPanel } from './home-unpaid.tsx'
import { WeekPanel } from './home-week.tsx'

const TrendPanel = lazyPart(() => import('./home-trend.tsx'))

type Can = (permission: string) => boolean
const seesOrders = (can: Can): boolean => orderKind.values.some((kind) => can(orderPermission(kind, 'list')))
const seesGoods = (can: Can): boolean =>
  ['logistics-inbound-list', 'logistics-outbound-list', 'logistics-freightOrder-list'].some(can)

/** Who sees a block: a to-do is worth asking for by whoever may do something. */
export const isBlockAllowed: Readonly<Record<HomeBlock, (can: Can) => boolean>> = {
  start: () => true,
  figures: seesOrders,
  todo: (can) =>
    seesOrders(can) ||
    ['finance', 'tax', 'logistics', 'customs', 'product', 'services', 'approval'].some(can),
  status: seesOrders,
  logistics: seesGoods,
  trend: seesOrders,
  unread: (can) => can('home-notice-list'),
  week: (can) => can('finance-debt-list'),
  rates: (can) => can('data-rate-list'),
  unpaid: seesOrders,
  deadlines: (can) => can('order-export-list'),
  bulletins: (can) => can('home-bulletin-list'),
}

/** Blocks that show orders: a company without any sees how to begin instead. */
const ofOrders: ReadonlySet<HomeBlock> = new Set(['figures', 'status', 'trend', 'unpaid', 'deadlines'])
export const isOfOrders = (block: HomeBlock): boolean => ofOrders.has(block)

/** Each block with its content; a part that the server did not send is not shown. */
const contents: Readonly<Record<HomeBlock, (view: HomeView) => ReactNode>> = {
  start: () => null,
  figures: () => null,
  todo: ({ today, todos }) => <TodayPanel today={today} todos={todos} />,
  status: ({ orders }) => orders && <StatusPanel kinds={orders.kinds} />,
  logistics: ({ logistics }) => logistics.length > 0 && <LogisticsPanel logistics={logistics} />,
  trend: ({ orders }) =>
    orders && (
      <Suspense fallback={<div className={trendStyles['home-chart-place']} />}>
        <TrendPanel months={orders.months} trend={orders.trend} />
      </Suspense>
    ),
  unread: ({ unread }) => unread && <UnreadPanel unread={unread} />,
  week: ({ week, debts }) => week && debts && <WeekPanel week={week} debts={debts} />,
  rates: ({ rates }) => rates && <RatePanel rates={rates} />,
  unpaid: ({ orders }) => orders && <UnpaidPanel unpaid={orders.unpaid} />,
  deadlines: ({ orders, deadlines }) =>
    orders && <DeadlinePanel orders={orders} provider={deadlines ?? []} />,
  bulletins: ({ bulletins }) => bulletins && <BulletinPanel bulletins={bulletins} />,
}

type Props = { readonly block: HomeBlock; readonly view: HomeView | undefined }

/** Empty at its usual height until the page's one call has answered. */
export function HomeBlockPanel({ block, view }: Props) {
  const title = useBlockTitle()
  return view ? contents[block](view) : <PendingPanel title={title(block)} minHeight={heights[block]} />
}
