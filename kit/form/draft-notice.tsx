import { useTranslations } from 'use-intl'
import { Button } from '../inputs/button.tsx'
import { useInstant } from '../table/cells.tsx'
import type { Draft } from './draft.ts'
import styles from './draft-notice.module.css'

export function DraftNotice<V>({ draft }: { draft: Draft<V> }) {
  const t = useTranslations('kit.form')
  const instant = useInstant()
  if (!draft.found) return null
  return (
    <div className={styles['offer']} role="status">
      <span>{t('draftFound', { time: instant(draft.found.at) })}</span>
      <Button size="small" onClick={draft.take}>
        {t('draftTake')}
      </Button>
      <Button size="small" onClick={draft.discard}>
        {t('draftDrop')}
      </Button>
    </div>
  )
}
