import { SearchOutlined } from '@ant-design/icons-svg'
import { Icon } from '@quayside/kit/page/icon.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { useWindowKeys } from '@quayside/kit/page/window-keys.ts'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { usePageKeys } from '../../lib/page-keys.ts'
import styles from './shell.module.css'

const OfficePalette = lazyPart(() => import('./office-palette.tsx'))

/** The field in the bar, `/` and Ctrl+K. */
export function OfficeSearch() {
  const t = useTranslations('office.menu')
  const [isOpen, setOpen] = useState(false)
  usePageKeys({ '/': () => setOpen(true) })
  useWindowKeys((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
    event.preventDefault()
    setOpen(true)
  })
  return (
    <>
      <button type="button" className={styles['search-open']} onClick={() => setOpen(true)}>
        <Icon drawing={SearchOutlined} />
        <span>{t('search')}</span>
        <kbd>/</kbd>
      </button>
      {isOpen && (
        <Suspense>
          <OfficePalette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
