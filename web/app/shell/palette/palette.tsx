import { withPhrases } from '@quayside/kit/page/i18n.tsx'
import { Palette } from '@quayside/kit/palette/palette.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useGroups } from './use-groups.ts'

export default withPhrases(['home', 'palette'], PortalPalette)

/** Ctrl+K: finds records, actions and pages. */
function PortalPalette({ onClose }: { onClose: () => void }) {
  const t = useTranslations('palette')
  const [typed, setTyped] = useState('')
  const texts = {
    label: t('label'),
    placeholder: t('placeholder'),
    preview: t('preview'),
    openHit: t('openHit'),
    all: t('all'),
    nothing: t('nothing'),
    hint: t('hint'),
  }
  return <Palette typed={typed} onType={setTyped} groups={useGroups(typed)} texts={texts} onClose={onClose} />
}
