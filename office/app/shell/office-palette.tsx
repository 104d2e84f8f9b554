import { withPhrases } from '@quayside/kit/page/i18n.tsx'
import { keyTexts, Palette } from '@quayside/kit/palette/palette.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFoundGroups } from './found-groups.ts'

export default withPhrases(['officeSearch'], OfficePalette)

/** Finds pages, records of all customers, customers and part numbers. */
function OfficePalette({ typed: begun, onClose }: { typed: string; onClose: () => void }) {
  const t = useTranslations('officeSearch')
  const [typed, setTyped] = useState(begun)
  const texts = {
    label: t('label'),
    placeholder: t('placeholder'),
    preview: t('preview'),
    openHit: t('openHit'),
    all: t('all'),
    nothing: t('nothing'),
    hint: t.rich('hint', keyTexts),
  }
  return (
    <Palette typed={typed} onType={setTyped} groups={useFoundGroups(typed)} texts={texts} onClose={onClose} />
  )
}
