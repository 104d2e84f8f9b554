import { SearchOutlined } from '@ant-design/icons-svg'
import { Icon } from '@quayside/kit/page/icon.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { usePalette } from '@quayside/kit/palette/use-palette.tsx'
import { useTranslations } from 'use-intl'
import { usePageKeys } from '../../lib/page-keys.ts'
import styles from './shell.module.css'

const OfficePalette = lazyPart(() => import('./office-palette.tsx'))

/** The field in the bar, `/` and Ctrl+K. */
export function OfficeSearch() {
  const t = useTranslations('office.menu')
  const { open, palette } = usePalette(t('search'), (opened) => <OfficePalette {...opened} />)
  usePageKeys({ '/': open })
  return (
    <>
      <button type="button" className={styles['search-open']} onClick={open}>
        <Icon drawing={SearchOutlined} />
        <span>{t('search')}</span>
        <kbd>/</kbd>
      </button>
      {palette}
    </>
  )
}
