import Button from 'antd/es/button'
import { useTranslations } from 'use-intl'
import { useInstant } from './cells.tsx'
import type { Draft } from './draft.ts'

export function DraftOffer<V>({ draft }: { draft: Draft<V> }) {
  const t = useTranslations('kit.form')
  const instant = useInstant()
  if (!draft.found) return null
  return (
    <div className="q-draft-offer" role="status">
      <span>{t('draftFound', { time: instant(draft.found.at) })}</span>
      <Button size="small" type="primary" onClick={draft.take}>
        {t('draftTake')}
      </Button>
      <Button size="small" onClick={draft.drop}>
        {t('draftDrop')}
      </Button>
    </div>
  )
}
