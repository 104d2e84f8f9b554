import { useTranslations } from 'use-intl'
import styles from './waiting-time.module.css'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long something has been waiting, in the largest useful unit. */
export function WaitingTime({ since }: { since: string }) {
  const t = useTranslations('office.queue')
  const waited = Math.max(0, Date.now() - Date.parse(since))
  const text =
    waited < hour
      ? t('minutes', { count: Math.floor(waited / minute) })
      : waited < 2 * day
        ? t('hours', { count: Math.floor(waited / hour) })
        : t('days', { count: Math.floor(waited / day) })
  return (
    <time dateTime={since} data-late={waited > 2 * day || undefined} className={styles['waiting-time']}>
      {text}
    </time>
  )
}
