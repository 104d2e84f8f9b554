import { Link } from '@quayside/kit/page/link.tsx'
import { useStore } from '@quayside/kit/page/use-store.ts'
import { useTranslations } from 'use-intl'
import { openPages } from '../../lib/pages/open-pages.ts'
import { usePageName } from '../../lib/pages/page-name.ts'
import type { PortalPath } from '../../lib/pages/pages.ts'
import { areaOf, parentOf } from '../menu.ts'
import styles from './breadcrumbs.module.css'

export function Breadcrumbs({ current, currentKey }: { current: PortalPath; currentKey: string }) {
  const t = useTranslations('shell')
  const title = useStore(openPages).find((page) => page.key === currentKey)?.title
  const nameOf = usePageName()
  const area = areaOf(current)
  const parent = parentOf(current)
  if (!area || current === '/home') return null
  return (
    <nav className={styles['crumbs']} aria-label={t('breadcrumb')}>
      <ol>
        <li>{t(`areas.${area.name}`)}</li>
        {parent && (
          <li>
            <Link href={parent}>{nameOf(parent, true)}</Link>
          </li>
        )}
        <li aria-current="page">{title ?? nameOf(current, currentKey !== current)}</li>
      </ol>
    </nav>
  )
}
