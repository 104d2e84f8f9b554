import { Button } from '@quayside/kit/inputs/button.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { OpenedLink } from './openings-log.tsx'

const OpeningsLog = lazyPart(() => import('./openings-log.tsx'))

/** How often a link was opened; leads to the log of its openings. */
export function OpeningsButton({ link }: { link: OpenedLink }) {
  const t = useTranslations('shareLinks')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="link" onClick={() => setOpen(true)}>
        {t('openings', { count: link.openings })}
      </Button>
      {isOpen && (
        <Suspense>
          <OpeningsLog link={link} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
