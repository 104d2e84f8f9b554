import type { NoticeSetting, NoticeSettingSave } from '@quayside/contract/notices/notice-setting.ts'
import { Button } from '@quayside/kit/inputs/button.tsx'
import { LeaveGuard } from '@quayside/kit/overlays/leave-guard.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { LoadFailed } from '@quayside/kit/page/load-failed.tsx'
import { PageHeader } from '@quayside/kit/page/page-header.tsx'
import { TableSkeleton } from '@quayside/kit/table/table-skeleton.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/session/api.ts'
import { NoticeMatrix } from './notice-matrix.tsx'
import { NoticeTimes } from './notice-times.tsx'
import { PushPanel } from './push-panel.tsx'

const queryKey = ['noticeSetting']

/** A member's own: by which channels each event is told, the hours of rest, and e-mails collected into one. */
export function NoticeSettingPage() {
  const t = useTranslations('notices.setting')
  const answer = useQuery({ queryKey, queryFn: () => api('GET system/online/sysMsg/setting'), gcTime: 0 })
  if (answer.data) return <SettingForm setting={answer.data} />
  return (
    <>
      <PageHeader title={t('title')} />
      {answer.isError ? (
        <LoadFailed text={t('failed')} onRetry={() => void answer.refetch()} />
      ) : (
        <TableSkeleton label={t('title')} />
      )}
    </>
  )
}

function SettingForm({ setting }: { setting: NoticeSetting }) {
  const t = useTranslations('notices.setting')
  const queries = useQueryClient()
  const [saved, setSaved] = useState<NoticeSettingSave>(() => toSave(setting))
  const [draft, setDraft] = useState(saved)
  const [isSaving, setSaving] = useState(false)
  const isDirty = JSON.stringify(draft) !== JSON.stringify(saved)
  const save = async (): Promise<void> => {
    setSaving(true)
    try {
      const savedSetting = await api('POST system/online/sysMsg/setting/save', { body: draft })
      setSaved(toSave(savedSetting))
      setDraft(toSave(savedSetting))
      queries.setQueryData(queryKey, savedSetting)
      showToast({ kind: 'success', text: t('saved') })
    } finally {
      setSaving(false)
    }
  }
  return (
    <>
      <LeaveGuard isDirty={isDirty && !isSaving} />
      <PageHeader
        title={t('title')}
        note={t('note')}
        actions={
          <Button
            look="signal"
            isBusy={isSaving}
            disabled={!isDirty}
            onClick={() => void save().catch(() => undefined)}
          >
            {t('save')}
          </Button>
        }
      />
      <NoticeTimes draft={draft} setting={setting} onChange={setDraft} />
      <PushPanel
        pushesAmounts={draft.pushesAmounts}
        onChange={(pushesAmounts) => setDraft({ ...draft, pushesAmounts })}
      />
      <NoticeMatrix
        setting={setting}
        chosen={draft.events}
        onChange={(events) => setDraft({ ...draft, events })}
      />
    </>
  )
}

const toSave = ({ events, quiet, digest, pushesAmounts }: NoticeSetting): NoticeSettingSave => ({
  events: events.map(({ event, channels }) => ({ event, channels })),
  quiet,
  digest,
  pushesAmounts,
})
