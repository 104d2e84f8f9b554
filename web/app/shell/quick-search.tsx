import { SearchOutlined } from '@ant-design/icons-svg'
import { Icon } from '@quayside/kit/page/icon.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { usePalette } from '@quayside/kit/palette/use-palette.tsx'
import { useTranslations } from 'use-intl'
import styles from './quick-search.module.css'

const Palette = lazyPart(() => import('./palette/palette.tsx'))

/** The field in the bar, and Ctrl+K. */
export function QuickSearch() {
  const t = useTranslations('shell.search')
  const { open, palette } = usePalette(t('open'), (opened) => <Palette {...opened} />)
  return (
    <>
      <button type="button" className={styles['search-open']} onClick={open}>
        <Icon drawing={SearchOutlined} />
        <span>{t('open')}</span>
        <kbd>Ctrl K</kbd>
      </button>
      {palette}
    </>
  )
}
