import { DoubleLeftOutlined, DoubleRightOutlined } from '@ant-design/icons-svg'
import { useCan } from '@quayside/kit/page/context.tsx'
import { Icon } from '@quayside/kit/page/icon.tsx'
import { Link } from '@quayside/kit/page/link.tsx'
import { useStore } from '@quayside/kit/page/use-store.ts'
import { memo, useLayoutEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { pageNameOf } from '../../lib/pages/page-name.ts'
import type { PortalPath } from '../../lib/pages/pages.ts'
import { keepActiveMenu, session } from '../../lib/session/session.ts'
import { systemInfo } from '../../lib/session/system-info.ts'
import { type AreaName, areaOf, menu, parentOf, visibleMenu } from '../menu.ts'
import { areaIcons, Mark } from './icons.tsx'
import styles from './shell.module.css'
import { UnreadAnswers } from './unread-answers.tsx'

type Props = {
  current: PortalPath
  isCollapsed: boolean
  onCollapse: (isCollapsed: boolean) => void
  onLeave: () => void
}

export const SideMenu = memo(function SideMenu({ current, isCollapsed, onCollapse, onLeave }: Props) {
  const t = useTranslations('shell')
  const can = useCan()
  const { userInfo } = useStore(session)
  const info = useStore(systemInfo)
  // The menu is dark in both themes.
  const logo = info?.logoDark ?? info?.logo ?? null
  const product = info?.productName ?? t('brand')
  const currentArea = areaOf(current)
  const [open, setOpen] = useState<AreaName | undefined>(
    currentArea?.name ?? menu[session.get().activeMenu]?.name,
  )

  // Before the page is painted, so that nothing moves under it.
  useLayoutEffect(() => {
    if (!currentArea) return
    setOpen(currentArea.name)
    // §3: the active menu index is one of the stored values.
    keepActiveMenu(menu.indexOf(currentArea))
  }, [currentArea])

  return (
    <aside className="side" aria-label={product} data-collapsed={isCollapsed || undefined}>
      <div className="side-brand">
        {logo === null ? <Mark /> : <img src={logo} alt="" />}
        <span>{product}</span>
      </div>
      <nav aria-label={t('menu.label')}>
        <ul>
          {visibleMenu(can).map((area) => {
            const isOpen = open === area.name
            return (
              <li key={area.name} data-current={area.name === currentArea?.name || undefined}>
                <button
                  type="button"
                  className={styles['side-area']}
                  aria-expanded={isOpen}
                  // A folded item shows only its icon, whose name a screen reader would read out.
                  aria-label={t(`areas.${area.name}`)}
                  title={t(`areas.${area.name}`)}
                  onClick={() => {
                    if (isCollapsed) onCollapse(false)
                    setOpen(isOpen && !isCollapsed ? undefined : area.name)
                  }}
                >
                  {areaIcons[area.name]}
                  <span>{t(`areas.${area.name}`)}</span>
                </button>
                {isOpen && !isCollapsed && (
                  <ul>
                    {area.pages.map((path) => (
                      <li key={path}>
                        <Link
                          href={path}
                          onClick={onLeave}
                          aria-current={(parentOf(current) ?? current) === path ? 'page' : undefined}
                        >
                          {t(`pages.${pageNameOf(path)}`)}
                          {path === '/consultativeManagement' && <UnreadAnswers />}
                        </Link>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            )
          })}
        </ul>
      </nav>
      {userInfo && (
        <div className={styles['side-company']}>
          <span>{userInfo.companyName}</span>
          <span>{userInfo.certification === 'PASSED' ? t('menu.certified') : t('menu.uncertified')}</span>
        </div>
      )}
      <button
        type="button"
        className={styles['side-collapse']}
        aria-label={isCollapsed ? t('menu.expand') : t('menu.collapse')}
        title={isCollapsed ? t('menu.expand') : t('menu.collapse')}
        onClick={() => onCollapse(!isCollapsed)}
      >
        {isCollapsed ? <Icon drawing={DoubleRightOutlined} /> : <Icon drawing={DoubleLeftOutlined} />}
      </button>
    </aside>
  )
})
