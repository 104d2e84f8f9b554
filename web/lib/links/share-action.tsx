import { useCan } from '@quayside/kit/page/context.tsx'
import { lazyPart } from '@quayside/kit/page/lazy-part.tsx'
import type { RecordAction } from '@quayside/kit/record/record-actions.tsx'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { SharedRecord } from './share-dialog.tsx'

const ShareDialog = lazyPart(() => import('./share-dialog.tsx'))

/** The action that makes a link to a record, and its dialog; none for those who may not. */
export function useShareAction(record: SharedRecord): {
  readonly actions: readonly RecordAction[]
  readonly dialog: ReactNode
} {
  const t = useTranslations('shareLinks')
  const can = useCan()
  const [isOpen, setOpen] = useState(false)
  return {
    actions: can('hub-link-edit')
      ? [{ key: 'share', place: 'share', label: t('action'), run: () => setOpen(true) }]
      : [],
    dialog: isOpen && (
      <Suspense>
        <ShareDialog record={record} onClose={() => setOpen(false)} />
      </Suspense>
    ),
  }
}
