import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import '@quayside/kit/inputs/text-button.css'
import type { OpenedLink } from './openings-log.tsx'

const OpeningsLog = lazyPart(() => import('./openings-log.tsx'))

/** How often a link was opened; leads to the log of its openings. */
export function OpeningsButton({ link, isFigure = false }: { link: OpenedLink; isFigure?: boolean }) {
  const t = useTranslations('shareLinks')
  const label = t('openings', { count: link.openings })
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="q-text-button" aria-label={label} onClick={() => setOpen(true)}>
        {isFigure ? <span className="q-number">{link.openings}</span> : label}
      </button>
      {isOpen && (
        <Suspense>
          <OpeningsLog link={link} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
