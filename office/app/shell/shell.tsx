import { MenuButton } from '@quayside/kit/frame/menu-button.tsx'
import { Languages } from '@quayside/kit/frame/user-menu.tsx'
import { HelpButton } from '@quayside/kit/help/help-button.tsx'
import { BrandMark } from '@quayside/kit/page/brand.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { useRail } from '@quayside/kit/page/media.ts'
import { usePlace } from '@quayside/kit/page/router-provider.tsx'
import { useStore } from '@quayside/kit/page/use-store.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useLiveWork, useRefreshInterval } from '../../lib/live-work.ts'
import { useMay } from '../../lib/may.ts'
import { useOfficeBrand } from '../../lib/office-brand.ts'
import { recordTitle } from '../../lib/record-title.ts'
import { taskCounts } from '../../lib/task-counts.ts'
import { menuPathOf, visiblePages } from '../menu.ts'
import { OfficeBell } from './office-bell.tsx'
import { OfficeSearch } from './office-search.tsx'
import styles from './shell.module.css'
import { SideMenu } from './side-menu.tsx'
import { OfficeUserMenu } from './user-menu.tsx'
import '@quayside/kit/frame/frame.css'

// Loaded when it is first opened.
const OfficeHelp = lazyPart(() => import('./office-help.tsx'))

export function Shell({ children }: { children: ReactNode }) {
  const t = useTranslations('office')
  const brand = useOfficeBrand()
  const may = useMay()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const isCollapsed = useRail() && !isMenuOpen
  useLiveWork()
  const refetchInterval = useRefreshInterval()
  const counts = useQuery({ ...taskCounts, enabled: may('task-list'), refetchInterval }).data
  const record = useStore(recordTitle)
  const path = menuPathOf(usePlace().pathname)
  const page = visiblePages(may).find((each) => each.path === path)
  const shown = record || (page ? t(`pages.${page.name}`) : '')
  useEffect(() => {
    document.title = shown === '' ? brand.name : `${shown} · ${brand.name}`
  }, [shown, brand.name])

  return (
    <div className={`frame ${styles['office']}`} data-menu-open={isMenuOpen || undefined}>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <aside className="side" aria-label={brand.name} data-collapsed={isCollapsed || undefined}>
        <div className="side-brand">
          {brand.onDark === null ? <BrandMark size={26} /> : <img src={brand.onDark} alt="" />}
          <span>{brand.name}</span>
        </div>
        <SideMenu
          counts={counts}
          isRail={isCollapsed}
          onOpen={() => setMenuOpen(true)}
          onLeave={() => setMenuOpen(false)}
        />
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
          <OfficeSearch />
          <div className="bar-right">
            <Languages />
            <HelpButton>{(close) => <OfficeHelp onClose={close} />}</HelpButton>
            <OfficeBell count={counts?.own.unread ?? 0} />
            <OfficeUserMenu />
          </div>
        </header>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  )
}
