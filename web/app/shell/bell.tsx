import { BellOutlined } from '@ant-design/icons'
import { PopoverButton } from '@quayside/kit/overlays/popover.tsx'
import { Icon } from '@quayside/kit/page/icon.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import { Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useUnread } from '../../lib/session/unread.ts'
import styles from './bell.module.css'

const BellPanel = lazyPart(() => import('./bell-panel.tsx'))

export function Bell() {
  const t = useTranslations('shell.bell')
  const unread = useUnread(true)
  const [isOpen, setOpen] = useState(false)
  const count = unread.data?.total ?? 0
  // The name has what the eye sees.
  const shown = count > 99 ? '99+' : String(count)
  return (
    <PopoverButton
      look="text"
      className={styles['bell']}
      icon={<Icon drawing={BellOutlined} />}
      aria-label={t('label', { shown })}
      isOpen={isOpen}
      onOpen={setOpen}
      panel={
        <Suspense>
          <BellPanel unread={unread.data?.rows ?? []} onLeave={() => setOpen(false)} />
        </Suspense>
      }
    >
      {count > 0 && <span className={styles['count']}>{shown}</span>}
    </PopoverButton>
  )
}
