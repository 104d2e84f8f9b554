import type { NoticeSetting, NoticeSettingSave } from '@quayside/contract/notices/notice-setting.ts'
import { Checkbox } from '@quayside/kit/inputs/checkbox.tsx'
import { Segmented } from '@quayside/kit/inputs/segmented.tsx'
import { Select } from '@quayside/kit/inputs/select.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { Panel } from '@quayside/kit/page/panel.tsx'
import { useTranslations } from 'use-intl'
import { pageAddress } from '../../lib/pages/pages.ts'
import styles from './notice-setting.module.css'

type Props = {
  readonly draft: NoticeSettingSave
  readonly setting: NoticeSetting
  readonly onChange: (draft: NoticeSettingSave) => void
}

/** Hours of rest, and e-mails collected into one. */
export function NoticeTimes({ draft, setting, onChange }: Props) {
  const t = useTranslations('notices.setting')
  const { quiet, digest } = draft
  const setDigest = (every: 'none' | 'day' | 'week'): void =>
    onChange({
      ...draft,
      // Without e-mail a digest is of push messages.
      digest:
        every === 'none'
          ? null
          : { every, at: digest?.at ?? '09:00', isPushed: digest?.isPushed ?? !setting.isMailConfigured },
    })
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
          {digest && (
            <Checkbox
              checked={digest.isPushed}
              onChange={(isPushed) => onChange({ ...draft, digest: { ...digest, isPushed } })}
            >
              {t('digestPushes')}
            </Checkbox>
          )}
          <p>
            {!setting.isMailConfigured && t('noMail')}
            {setting.isMailConfigured && !setting.hasEmail && (
              <PageLink href={pageAddress('/myInformation', { section: 'personal' })}>
                {t('noEmail')}
              </PageLink>
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
