import { MenuButton } from '@quayside/kit/frame/menu-button.tsx'
import { Languages } from '@quayside/kit/frame/user-menu.tsx'
import { HelpButton } from '@quayside/kit/help/help-button.tsx'
import { Can } from '@quayside/kit/page/context.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { memo, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { isSignedIn } from '../../lib/session/session.ts'
import { Bell } from './bell.tsx'
import { QuickSearch } from './quick-search.tsx'
import styles from './shell.module.css'
import { MemberMenu } from './user-menu.tsx'

// Loaded when it is first opened.
const PortalHelp = lazyPart(() => import('./portal-help.tsx'))
const CompanySwitch = lazyPart(() => import('./company-switch.tsx'), { isSpare: true })
const BarRate = lazyPart(() => import('./bar-rate.tsx'), { isSpare: true })

type Props = { isMenuOpen: boolean; onMenu: (isOpen: boolean) => void; isWhole: boolean }

/** Memoised: it does not depend on the address. */
export const Bar = memo(function Bar({ isMenuOpen, onMenu, isWhole }: Props) {
  const t = useTranslations('shell')
  return (
    <header className="bar">
      <MenuButton label={t('menu.open')} isOpen={isMenuOpen} onOpen={() => onMenu(true)} />
      {isSignedIn() && <QuickSearch />}
      <div className="bar-right">
        {isWhole && (
          <>
            {isSignedIn() && (
              <span className={styles['company-place']}>
                <Suspense>
                  <CompanySwitch />
                </Suspense>
              </span>
            )}
            <Can permission="data-rate-list">
              <Suspense>
                <BarRate />
              </Suspense>
            </Can>
            <Languages />
            <HelpButton>{(close) => <PortalHelp onClose={close} />}</HelpButton>
            <Can permission="home-notice-list">
              <Bell />
            </Can>
            <MemberMenu />
          </>
        )}
      </div>
    </header>
  )
})
