import '@quayside/kit/frame/frame.css'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { usePhone, useRail } from '@quayside/kit/page/media.ts'
import { usePlace } from '@quayside/kit/page/router-provider.tsx'
import { useStore } from '@quayside/kit/page/use-store.ts'
import { useUserSetting } from '@quayside/kit/page/user-setting.ts'
import { useSteps } from '@quayside/kit/record/use-steps.ts'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { openPages, pageKeyOf, visitPage } from '../../lib/pages/open-pages.ts'
import { usePageName } from '../../lib/pages/page-name.ts'
import type { PortalPath } from '../../lib/pages/pages.ts'
import { isSignedIn } from '../../lib/session/session.ts'
import { titlePage } from '../../lib/session/system-info.ts'
import { isRecordPage } from '../menu.ts'
import { AgreementQuestion } from './agreement-question.tsx'
import { Bar } from './bar.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { LiveNews } from './live-news.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { PageTabs } from './page-tabs.tsx'
import styles from './shell.module.css'
import { SideMenu } from './side-menu.tsx'

// Only phones need it.
const BottomBar = lazyPart(() => import('./bottom-bar.tsx'))

export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslations('shell')
  const { pathname, href, search } = usePlace()
  const current = pathname as PortalPath
  const currentKey = pageKeyOf(current, isRecordPage(current) ? search['id'] : undefined)
  const [isCollapsedWide, setCollapsedWide] = useUserSetting('menuCollapsed', false)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const isRail = useRail()
  const isPhone = usePhone()
  const isCollapsed = isRail ? !isMenuOpen : isCollapsedWide
  const setCollapsed = isRail ? (is: boolean) => setMenuOpen(!is) : setCollapsedWide
  const closeMenu = useCallback(() => setMenuOpen(false), [])
  // Rendered in steps (frame, page, menus at the right): all at once would be one long task.
  const step = useSteps(2)

  useEffect(() => visitPage({ key: currentKey, path: current, href }), [currentKey, current, href])
  const nameOf = usePageName()
  const title = useStore(openPages).find(({ key }) => key === currentKey)?.title
  const pageName = title ?? nameOf(current, currentKey !== current)
  useEffect(() => titlePage(pageName), [pageName])

  return (
    <div
      className={`frame ${styles['shell']}`}
      data-collapsed={isCollapsed || undefined}
      data-menu-open={isMenuOpen || undefined}
    >
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <SideMenu current={current} isCollapsed={isCollapsed} onCollapse={setCollapsed} onLeave={closeMenu} />
      <button type="button" className="side-shade" aria-label={t('menu.collapse')} onClick={closeMenu} />
      <div className="frame-body">
        <OfflineNotice />
        <Bar isMenuOpen={isMenuOpen} onMenu={setMenuOpen} isWhole={step === 2} />
        <PageTabs currentKey={currentKey} />
        <main id="main" tabIndex={-1}>
          <Breadcrumbs current={current} currentKey={currentKey} />
          {step > 0 ? children : <TableSkeleton label="…" />}
        </main>
      </div>
      {isPhone && isSignedIn() && (
        <Suspense>
          <BottomBar current={current} onMore={() => setMenuOpen(true)} />
        </Suspense>
      )}
      {isSignedIn() && <LiveNews />}
      {step === 2 && isSignedIn() && <AgreementQuestion />}
    </div>
  )
}
