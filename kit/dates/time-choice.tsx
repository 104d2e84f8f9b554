import { useTranslations } from 'use-intl'
import styles from './calendar.module.css'

type Props = {
  /** `14:30` */
  readonly time: string
  readonly onChange: (time: string) => void
}

const numbers = (count: number, step: number): string[] =>
  Array.from({ length: count }, (_unused, place) => String(place * step).padStart(2, '0'))
const hours = numbers(24, 1)
const fifthMinutes = numbers(12, 5)

/** Hour and minute in steps of five; a minute between them can be typed into the field. */
export function TimeChoice({ time, onChange }: Props) {
  const t = useTranslations('kit.day')
  const [hour = '', minute = ''] = time.split(':')
  const minutes = [...new Set([...fifthMinutes, minute])].toSorted()
  return (
    <div className={styles['time']}>
      <span>{t('time')}</span>
      <select
        aria-label={t('hour')}
        value={hour}
        onChange={(event) => onChange(`${event.target.value}:${minute}`)}
      >
        {hours.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
      <span aria-hidden="true">:</span>
      <select
        aria-label={t('minute')}
        value={minute}
        onChange={(event) => onChange(`${hour}:${event.target.value}`)}
      >
        {minutes.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </div>
  )
}
