import { useTranslations } from 'use-intl'
import styles from './record-page.module.css'

/** Why a record came back or ended; nothing where no reason was given. */
export function RecordReason({ label, text }: { label?: string; text: string | null }) {
  const cell = useTranslations('kit.cell')
  if (!text) return null
  return (
    <p className={styles['record-reason']}>
      {label === undefined ? text : cell('named', { name: label, value: text })}
    </p>
  )
}
