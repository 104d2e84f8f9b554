import type { TaskCounts } from '@quayside/contract/office/task.ts'
import { MenuButton } from '@quayside/kit/frame/menu-button.tsx'
import { Languages } from '@quayside/kit/frame/user-menu.tsx'
import { BrandMark } from '@quayside/kit/page/brand.tsx'
import { useRail } from '@quayside/kit/page/media.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLiveWork, useRefreshInterval } from '../../lib/live-work.ts'
import { useMay } from '../../lib/may.ts'
import { handPath } from '../../lib/pages.ts'
import { taskCounts } from '../../lib/task-counts.ts'
import { menuPathOf, visibleMenu } from '../menu.ts'
import { menuIcons } from './menu-icons.tsx'
import styles from './shell.module.css'
import { OfficeUserMenu } from './user-menu.tsx'
import '@quayside/kit/frame/frame.css'

export function Shell() {
  const t = useTranslations('office')
  const { pathname } = useLocation()
  const may = useMay()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const isCollapsed = useRail() && !isMenuOpen
  useLiveWork()
  const refetchInterval = useRefreshInterval()
  const counts = useQuery({ ...taskCounts, enabled: may('task-list'), refetchInterval }).data
  const current = menuPathOf(pathname)
  useEffect(() => {
    document.title = t('brand')
  }, [t])

  return (
    <div className={`frame ${styles['office']}`} data-menu-open={isMenuOpen || undefined}>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <aside className="side" aria-label={t('brand')} data-collapsed={isCollapsed || undefined}>
        <div className="side-brand">
          <BrandMark size={26} />
          <span>{t('brand')}</span>
        </div>
        <nav aria-label={t('menu.label')}>
          {visibleMenu(may).map(({ area, pages }) => (
            <div key={area} className="side-area">
              <h2>{t(`areas.${area}`)}</h2>
              <ul>
                {pages.map(({ path, name }) => (
                  <li key={path}>
                    <Link
                      to={path}
                      title={isCollapsed ? t(`pages.${name}`) : undefined}
                      reloadDocument={path === handPath}
                      aria-current={current === path ? 'page' : undefined}
                      activeOptions={{ exact: true }}
                      onClick={() => setMenuOpen(false)}
                    >
                      {menuIcons[name]}
                      <span>{t(`pages.${name}`)}</span>
                      <SideCount count={counts && sideCounts[name]?.(counts)} />
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </aside>
      <button
        type="button"
        className="side-shade"
        aria-label={t('menu.close')}
        onClick={() => setMenuOpen(false)}
      />
      <div className="frame-body">
        <header className="bar">
          <MenuButton label={t('menu.open')} isOpen={isMenuOpen} onOpen={() => setMenuOpen(true)} />
          <div className="bar-right">
            <Languages />
            <OfficeUserMenu />
          </div>
        </header>
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
    </div>
  )
}

/** What waits behind an entry of the menu. */
const sideCounts: Readonly<Record<string, (counts: TaskCounts) => number>> = {
  queue: ({ total }) => total,
  bankLines: ({ bankLines }) => bankLines?.count ?? 0,
}

const SideCount = ({ count }: { count: number | undefined }) =>
  count === undefined || count === 0 ? null : <b className="side-count">{count}</b>
