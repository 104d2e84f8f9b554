import { CloseOutlined } from '@ant-design/icons-svg'
import { Icon } from '@quayside/kit/page/icon.tsx'
import { Link } from '@quayside/kit/page/link.tsx'
import { useNavigate } from '@quayside/kit/page/router-provider.tsx'
import { useStore } from '@quayside/kit/page/use-store.ts'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { closePage, openPages } from '../../lib/pages/open-pages.ts'
import { usePageName } from '../../lib/pages/page-name.ts'
import type { PortalPath } from '../../lib/pages/pages.ts'
import styles from './page-tabs.module.css'

/** Open pages as tabs. They are links, so that Back, a middle click and the keyboard work. */
export function PageTabs({ currentKey }: { currentKey: string }) {
  const t = useTranslations('shell')
  const nameOf = usePageName()
  const pages = useStore(openPages)
  const navigate = useNavigate()
  const strip = useRef<HTMLElement>(null)
  // The tabs may be wider than the strip, and a record's name arrives after its tab.
  useEffect(() => {
    strip.current?.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [currentKey, pages])
  const close = (key: string): void => {
    const next = closePage(key)
    if (key === currentKey) void navigate({ href: next?.href ?? '/home' })
  }
  return (
    <nav ref={strip} className={styles['tabs']} aria-label={t('tabs.label')}>
      {pages.map((page) => {
        const name = page.title ?? nameOf(page.path as PortalPath, page.key !== page.path)
        return (
          <span key={page.key} className={styles['tab']} data-current={page.key === currentKey || undefined}>
            <Link href={page.href} aria-current={page.key === currentKey ? 'page' : undefined}>
              {name}
            </Link>
            {page.path !== '/home' && (
              <button type="button" aria-label={t('tabs.close', { name })} onClick={() => close(page.key)}>
                <Icon drawing={CloseOutlined} />
              </button>
            )}
          </span>
        )
      })}
    </nav>
  )
}
