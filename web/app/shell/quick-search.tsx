import { SearchOutlined } from '@ant-design/icons-svg'
import { Icon } from '@quayside/kit/page/icon.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { useWindowKeys } from '@quayside/kit/page/window-keys.ts'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import styles from './quick-search.module.css'

const Palette = lazyPart(() => import('./palette/palette.tsx'))

/** The field in the bar, and Ctrl+K. */
export function QuickSearch() {
  const t = useTranslations('shell.search')
  const [isOpen, setOpen] = useState(false)
  useWindowKeys((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
    event.preventDefault()
    setOpen(true)
  })
  return (
    <>
      <button type="button" className={styles['search-open']} onClick={() => setOpen(true)}>
        <Icon drawing={SearchOutlined} />
        <span>{t('open')}</span>
        <kbd>Ctrl K</kbd>
      </button>
      {isOpen && (
        <Suspense>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
