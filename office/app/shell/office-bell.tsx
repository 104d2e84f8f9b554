import { BellButton, shownCount } from '@quayside/kit/frame/bell.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

const StaffMessages = lazyPart(() => import('./staff-messages.tsx'))

/** What colleagues said to the reader, and what moved of what they follow. */
export function OfficeBell({ count }: { readonly count: number }) {
  const t = useTranslations('office.bell')
  const [isOpen, setOpen] = useState(false)
  return (
    <BellButton
      label={t('label', { shown: shownCount(count) })}
      count={count}
      isOpen={isOpen}
      onOpen={setOpen}
      panel={<StaffMessages onLeave={() => setOpen(false)} />}
    />
  )
}
