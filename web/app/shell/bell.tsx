import { BellButton, shownCount } from '@quayside/kit/frame/bell.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useUnread } from '../../lib/session/unread.ts'

const BellPanel = lazyPart(() => import('./bell-panel.tsx'))

export function Bell() {
  const t = useTranslations('shell.bell')
  const unread = useUnread(true)
  const [isOpen, setOpen] = useState(false)
  const count = unread.data?.total ?? 0
  return (
    <BellButton
      label={t('label', { shown: shownCount(count) })}
      count={count}
      isPageOnPhones
      isOpen={isOpen}
      onOpen={setOpen}
      panel={<BellPanel unread={unread.data?.rows ?? []} onLeave={() => setOpen(false)} />}
    />
  )
}
