import type { DigestTime, QuietHours } from '@quayside/contract/notices/notice-setting.ts'
import { Checkbox } from '@quayside/kit/inputs/checkbox.tsx'
import { Segmented } from '@quayside/kit/inputs/segmented.tsx'
import { Select } from '@quayside/kit/inputs/select.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import styles from './notice-times.module.css'

type QuietProps = {
  readonly id?: string
  readonly quiet: QuietHours
  readonly onChange: (quiet: QuietHours) => void
  readonly children: ReactNode
}

/** Hours of rest, of a member or of a group robot. */
export function QuietChoice({ id, quiet, onChange, children }: QuietProps) {
  const t = useTranslations('notices.setting')
  return (
    <>
      <Checkbox
        {...(id !== undefined && { id })}
        checked={quiet !== null}
        onChange={(isOn) => onChange(isOn ? { begin: '22:00', end: '08:00' } : null)}
      >
        {children}
      </Checkbox>
      {quiet && (
        <div className={styles['range']}>
          <TimeSelect
            label={t('begin')}
            value={quiet.begin}
            onChange={(begin) => onChange({ ...quiet, begin })}
          />
          <span aria-hidden="true">–</span>
          <TimeSelect label={t('end')} value={quiet.end} onChange={(end) => onChange({ ...quiet, end })} />
        </div>
      )}
    </>
  )
}

type DigestProps = {
  readonly digest: DigestTime
  readonly onChange: (digest: DigestTime) => void
}

/** One by one, or collected each day or on Mondays. */
export function DigestChoice({ digest, onChange }: DigestProps) {
  const t = useTranslations('notices.setting')
  return (
    <div className={styles['range']}>
      <Segmented
        aria-label={t('digest')}
        value={digest?.every ?? 'none'}
        options={(['none', 'day', 'week'] as const).map((value) => ({ value, label: t(`every.${value}`) }))}
        onChange={(every) => onChange(every === 'none' ? null : { every, at: digest?.at ?? '09:00' })}
      />
      {digest && (
        <TimeSelect
          label={t('digestAt')}
          value={digest.at}
          onChange={(at) => onChange({ every: digest.every, at })}
        />
      )}
    </div>
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
