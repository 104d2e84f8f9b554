import type { TimelineEntry } from '@quayside/contract/kernel/record.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { RecordDrawer } from '@quayside/kit/overlays/record-drawer.tsx'
import { Can } from '@quayside/kit/page/context.tsx'
import { LoadFailed } from '@quayside/kit/page/load-failed.tsx'
import { Details } from '@quayside/kit/record/details.tsx'
import { TimelineSection } from '@quayside/kit/record/timeline.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

type Props = {
  readonly title: string
  /** Undefined while loading, null when it is removed. */
  readonly timeline: readonly TimelineEntry[] | undefined | null
  readonly permission: string
  readonly onChange: () => void
  readonly onRetry: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A bank account, a contact or an address with unmasked numbers and its history. */
export function HubRecord({ title, timeline, permission, onChange, onRetry, onClose, children }: Props) {
  const t = useTranslations('hub.common')
  const verbs = useTranslations('kit.list')
  const happened: Readonly<Record<string, string>> = { create: t('created'), save: t('saved') }
  const actions = timeline && (
    <Can permission={permission}>
      <Button look="signal" onClick={onChange}>
        {verbs('change')}
      </Button>
    </Can>
  )
  return (
    <RecordDrawer title={title} actions={actions} onClose={onClose}>
      {timeline === undefined && <TableSkeleton label={title} />}
      {timeline === null && <LoadFailed text={t('gone')} onRetry={onRetry} />}
      {timeline && (
        <>
          <Details>{children}</Details>
          <TimelineSection
            entries={timeline}
            textOf={({ transition }) => happened[transition] ?? t('removed')}
          />
        </>
      )}
    </RecordDrawer>
  )
}
