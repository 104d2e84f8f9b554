import { type NoticeSetting, type NoticeSettingSave } from '@quayside/contract/notices/notice-setting.ts'
import { Button } from '@quayside/kit/button.tsx'
import { Checkbox } from '@quayside/kit/checkbox.tsx'
import { LeaveGuard } from '@quayside/kit/leave-guard.tsx'
import { LoadFailed } from '@quayside/kit/load-failed.tsx'
import { showToast } from '@quayside/kit/page/events.ts'
import { PageHeader } from '@quayside/kit/page-header.tsx'
import { PageLink } from '@quayside/kit/page-link.tsx'
import { Panel } from '@quayside/kit/panel.tsx'
import { Segmented } from '@quayside/kit/segmented.tsx'
import { Select } from '@quayside/kit/select.tsx'
import { TableSkeleton } from '@quayside/kit/table-skeleton.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { api } from '../../lib/api.ts'
import { pageAddress } from '../../lib/pages.ts'
import { NoticeMatrix } from './notice-matrix.tsx'
import styles from './notice-setting.module.css'

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
      const kept = await api('POST system/online/sysMsg/setting/save', { body: draft })
      setSaved(toSave(kept))
      setDraft(toSave(kept))
      queries.setQueryData(queryKey, kept)
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
            look="primary"
            isBusy={isSaving}
            disabled={!isDirty}
            onClick={() => void save().catch(() => undefined)}
          >
            {t('save')}
          </Button>
        }
      />
      <Times draft={draft} setting={setting} onChange={setDraft} />
      <NoticeMatrix
        setting={setting}
        chosen={draft.events}
        onChange={(events) => setDraft({ ...draft, events })}
      />
    </>
  )
}

const toSave = ({ events, quiet, digest }: NoticeSetting): NoticeSettingSave => ({
  events: events.map(({ event, channels }) => ({ event, channels })),
  quiet,
  digest,
})

type TimesProps = {
  readonly draft: NoticeSettingSave
  readonly setting: NoticeSetting
  readonly onChange: (draft: NoticeSettingSave) => void
}

function Times({ draft, setting, onChange }: TimesProps) {
  const t = useTranslations('notices.setting')
  const { quiet, digest } = draft
  const setDigest = (every: 'none' | 'day' | 'week'): void =>
    onChange({ ...draft, digest: every === 'none' ? null : { every, at: digest?.at ?? '09:00' } })
  return (
    <Panel>
      <div className={styles['times']}>
        <div>
          <Checkbox
            checked={quiet !== null}
            onChange={(isOn) => onChange({ ...draft, quiet: isOn ? { begin: '22:00', end: '08:00' } : null })}
          >
            {t('quiet')}
          </Checkbox>
          {quiet && (
            <div className={styles['range']}>
              <TimeSelect
                label={t('begin')}
                value={quiet.begin}
                onChange={(begin) => onChange({ ...draft, quiet: { ...quiet, begin } })}
              />
              <span aria-hidden="true">–</span>
              <TimeSelect
                label={t('end')}
                value={quiet.end}
                onChange={(end) => onChange({ ...draft, quiet: { ...quiet, end } })}
              />
            </div>
          )}
          <p>{t('quietNote')}</p>
        </div>
        <div>
          <span className={styles['label']}>{t('digest')}</span>
          {setting.isMailConfigured && (
            <div className={styles['range']}>
              <Segmented
                aria-label={t('digest')}
                value={digest?.every ?? 'none'}
                options={(['none', 'day', 'week'] as const).map((value) => ({
                  value,
                  label: t(`every.${value}`),
                }))}
                onChange={setDigest}
              />
              {digest && (
                <TimeSelect
                  label={t('digestAt')}
                  value={digest.at}
                  onChange={(at) => onChange({ ...draft, digest: { ...digest, at } })}
                />
              )}
            </div>
          )}
          <p>
            {!setting.isMailConfigured && t('noMail')}
            {setting.isMailConfigured && !setting.hasEmail && (
              <PageLink href={pageAddress('/myInformation', { section: 'person' })}>{t('noEmail')}</PageLink>
            )}
            {setting.isMailConfigured && setting.hasEmail && t('digestNote')}
          </p>
        </div>
      </div>
    </Panel>
  )
}

const halfHours = Array.from({ length: 48 }, (_unused, place) => {
  const hour = String(Math.floor(place / 2)).padStart(2, '0')
  return `${hour}:${place % 2 === 0 ? '00' : '30'}`
})

function TimeSelect({
  label,
  value,
  onChange,
}: {
  label: string
  value: string
  onChange: (time: string) => void
}) {
  const times = halfHours.includes(value) ? halfHours : [...halfHours, value].toSorted()
  return (
    <Select
      aria-label={label}
      style={{ width: 96 }}
      value={value}
      options={times.map((time) => ({ value: time, label: time }))}
      onChange={(time) => onChange(time ?? value)}
    />
  )
}
