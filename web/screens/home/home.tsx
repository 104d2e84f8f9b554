import { SettingOutlined } from '@ant-design/icons-svg'
import {
  arranged,
  defaultLayout,
  type HomeBlock,
  type HomeLayout,
} from '@quayside/contract/home/home-layout.ts'
import { dayInWords } from '@quayside/contract/kernel/day-in-words.ts'
import { partOfDay, shanghaiDate } from '@quayside/contract/kernel/days.ts'
import { orderPermission } from '@quayside/contract/orders/order.access.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { IconButton } from '@quayside/kit/inputs/icon-button.tsx'
import { useCan } from '@quayside/kit/page/context.tsx'
import { EmptyState } from '@quayside/kit/page/empty-state.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { LoadFailed } from '@quayside/kit/page/load-failed.tsx'
import { usePhone } from '@quayside/kit/page/media.ts'
import { PageHeader } from '@quayside/kit/page/page-header.tsx'
import { useStore } from '@quayside/kit/page/use-store.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import { session } from '../../lib/session/session.ts'
// The order matters: the styles of a panel's links override those of all panels.
import homeStyles from './home.module.css'
import { HomeBlockPanel, isBlockAllowed, isOfOrders } from './home-blocks.tsx'
import { Figures, PendingFigures } from './home-figures.tsx'
import { NewOrder } from './home-new.tsx'
import { heights } from './home-panel.tsx'
import { QuickOrder } from './home-quick.tsx'
import { hasDecisions } from './home-today.tsx'

const StartPanel = lazyPart(() => import('./home-start.tsx'))
const ArrangeHome = lazyPart(() => import('./home-arrange.tsx'))

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

const layoutName = 'homeLayout'
/** The layout of the last visit, so that the empty blocks already stand where they will be. */
function lastLayout(): HomeLayout {
  try {
    return arranged(JSON.parse(localStorage.getItem(layoutName) ?? 'null') as Partial<HomeLayout> | null)
  } catch {
    return defaultLayout
  }
}

function Dashboard({ name }: { name: string }) {
  const shell = useTranslations('shell')
  const t = useTranslations('home')
  const can = useCan()
  const locale = useLocale()
  const queries = useQueryClient()
  // Messages and announcements come in the reader's language.
  const homeKey = ['home', locale]
  const answer = useQuery({
    queryKey: homeKey,
    queryFn: ({ signal }) => api('GET system/online/home', {}, { signal, isQuiet: true }),
  })
  const view = answer.data
  const [kept] = useState(lastLayout)
  const layout = view?.layout ?? kept
  useEffect(() => {
    if (view) localStorage.setItem(layoutName, JSON.stringify(view.layout))
  }, [view])
  const [isArranging, setArranging] = useState(false)
  const mayOrder = orderKind.values.some((kind) => can(orderPermission(kind, 'save')))
  // Until the first order is placed the way to it comes first; hidden, the page is as of any company.
  const start = layout.hidden.includes('start') ? null : (view?.start ?? null)
  const isNew = start !== null && start.order?.drafts === 0
  const keepLayout = (saved: HomeLayout): unknown => queries.setQueryData(homeKey, { ...view, layout: saved })
  const isShown = (block: HomeBlock): boolean =>
    !(answer.isError && !view) &&
    !layout.hidden.includes(block) &&
    isBlockAllowed[block](can) &&
    !(isNew && isOfOrders(block))
  const column = (blocks: readonly HomeBlock[]) =>
    blocks.filter(isShown).map((block) => <HomeBlockPanel key={block} block={block} view={view} />)
  const main = column(layout.main)
  const side = column(layout.side)
  // A phone begins with what is to be done.
  const isPhone = usePhone()
  const figures =
    isShown('figures') &&
    (view?.orders ? (
      <Figures
        orders={view.orders}
        debts={can('finance-debt-list') ? view.debts : null}
        dues={view.dues}
        deadlines={view.deadlines ?? []}
      />
    ) : (
      <PendingFigures />
    ))
  return (
    <>
      <PageHeader
        title={shell(`start.${partOfDay(new Date())}`, { name })}
        {...(view &&
          isBlockAllowed.todo(can) && {
            note: t('waiting', {
              day: dayInWords(locale, shanghaiDate(new Date()), 'long'),
              count: view.today.length,
            }),
          })}
        actions={
          <>
            {mayOrder && !isNew && (
              <>
                <QuickOrder />
                <NewOrder isMain={!(isPhone && hasDecisions(view?.todos ?? []))} />
              </>
            )}
            <IconButton
              drawing={SettingOutlined}
              label={t('arrange.title')}
              onClick={() => setArranging(true)}
            />
          </>
        }
      />
      {answer.isError && <LoadFailed text={t('failed')} onRetry={() => void answer.refetch()} />}
      {start && view && (
        <Suspense fallback={<div style={{ minHeight: heights.start }} />}>
          <StartPanel facts={start} layout={view.layout} onHidden={keepLayout} />
        </Suspense>
      )}
      {!isPhone && figures}
      <div
        className={homeStyles['home-columns']}
        data-single={main.length === 0 || side.length === 0 || undefined}
      >
        {main.length > 0 && <div className={homeStyles['home-column']}>{main}</div>}
        {side.length > 0 && <div className={homeStyles['home-column']}>{side}</div>}
      </div>
      {isPhone && figures}
      {isArranging && view && (
        <Suspense fallback={null}>
          <ArrangeHome
            layout={view.layout}
            isAllowed={(block) => isBlockAllowed[block](can) && (block !== 'start' || view.start !== null)}
            onSaved={keepLayout}
            onClose={() => setArranging(false)}
          />
        </Suspense>
      )}
    </>
  )
}
