import { useTranslations } from 'use-intl'
import { Button } from '../inputs/button.tsx'
import { useInstant } from '../table/cells.tsx'
import type { Draft } from './draft.ts'

export function DraftNotice<V>({ draft }: { draft: Draft<V> }) {
  const t = useTranslations('kit.form')
  const instant = useInstant()
  if (!draft.found) return null
  return (
    <div className="q-draft-offer" role="status">
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
