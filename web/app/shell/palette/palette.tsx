import { useCan } from '@quayside/kit/page/context.tsx'
import { withPhrases } from '@quayside/kit/page/i18n.tsx'
import { countOf } from '@quayside/kit/palette/hits.ts'
import { keyTexts, Palette } from '@quayside/kit/palette/palette.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { factsOf } from './record-facts.ts'
import { orderNamedIn } from './search-sources.ts'
import { useGroups, useWorded } from './use-groups.ts'

export default withPhrases(['home', 'palette', 'machines', 'codes'], PortalPalette)

/** Ctrl+K: finds records, actions and pages. */
function PortalPalette({ typed: begun, onClose }: { typed: string; onClose: () => void }) {
  const t = useTranslations('palette')
  const [typed, setTyped] = useState(begun)
  const [isWhole, setWhole] = useState(false)
  const groups = useGroups(typed, isWhole)
  const can = useCan()
  const worded = useWorded()
  const texts = {
    label: t('label'),
    placeholder: t('placeholder'),
    preview: t('preview'),
    openHit: t('openHit'),
    all: t('all'),
    nothing: t('nothing'),
    hint: t.rich('hint', { ...keyTexts, sign: '>' }),
    whole: t('whole', { count: countOf(groups) }),
  }
  const type = (next: string): void => {
    setTyped(next)
    setWhole(false)
  }
  return (
    <Palette
      typed={typed}
      onType={type}
      groups={groups}
      texts={texts}
      detailOf={async (hit) => {
        const detail = (await factsOf(hit, can)) ?? (await orderNamedIn(hit, can))
        return detail && worded({ label: hit.label, note: hit.note, href: hit.href, ...detail })
      }}
      onWhole={isWhole ? undefined : () => setWhole(true)}
      onClose={onClose}
    />
  )
}
