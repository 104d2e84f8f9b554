import { MenuOutlined } from '@ant-design/icons'
import { Can } from '@quayside/kit/context.tsx'
import { useRemembered } from '@quayside/kit/remembered.ts'
import { Outlet, useLocation } from '@tanstack/react-router'
import Button from 'antd/es/button'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { pageKeyOf, visitPage } from '../../lib/open-pages.ts'
import { isSignedIn } from '../../lib/session.ts'
import { parentOf } from '../menu.ts'
import type { PortalPath } from '../paths.ts'
import { Bell } from './bell.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { LiveNews } from './live-news.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { PageTabs } from './page-tabs.tsx'
import { QuickSearch } from './quick-search.tsx'
import './shell.css'
import { SideMenu } from './side-menu.tsx'
import { LanguageMenu, UserMenu } from './user-menu.tsx'

const BarRate = lazy(() => import('./bar-rate.tsx'))

export function Shell() {
  const t = useTranslations('shell')
  const { pathname, href, search } = useLocation()
  const current = pathname as PortalPath
  const currentKey = pageKeyOf(current, parentOf(current) && (search as { id?: string }).id)
  const [isCollapsed, setCollapsed] = useRemembered('menuCollapsed', false)
  const [isMenuOpen, setMenuOpen] = useState(false)

  useEffect(() => visitPage({ key: currentKey, path: current, href }), [currentKey, current, href])

  return (
    <div className="shell" data-collapsed={isCollapsed || undefined} data-menu-open={isMenuOpen || undefined}>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <SideMenu
        current={current}
        isCollapsed={isCollapsed}
        onCollapse={setCollapsed}
        onLeave={() => setMenuOpen(false)}
      />
      <button
        type="button"
        className="side-shade"
        aria-label={t('menu.collapse')}
        onClick={() => setMenuOpen(false)}
      />
      <div className="shell-body">
        <OfflineNotice />
        <header className="bar">
          <Button
            className="bar-menu"
            type="text"
            icon={<MenuOutlined />}
            aria-label={t('menu.open')}
            aria-expanded={isMenuOpen}
            onClick={() => setMenuOpen(true)}
          />
          {isSignedIn() && <QuickSearch />}
          <div className="bar-right">
            <Can permission="data-rate-list">
              <Suspense>
                <BarRate />
              </Suspense>
            </Can>
            <LanguageMenu />
            <Can permission="home-notice-list">
              <Bell />
            </Can>
            <UserMenu />
          </div>
        </header>
        <PageTabs currentKey={currentKey} />
        <main id="main" tabIndex={-1}>
          <Breadcrumbs current={current} currentKey={currentKey} />
          <Outlet />
        </main>
      </div>
      {isSignedIn() && <LiveNews />}
    </div>
  )
}
