import { CalendarOutlined } from '@ant-design/icons-svg'
import { useTranslations } from 'use-intl'
import styles from '../inputs/input.module.css'
import { Icon } from '../page/icon.tsx'
import { loadCalendar } from './calendar-popup.tsx'
import type { Popup } from './use-popup.ts'

/** Opens the calendar of a field with the focus inside, and closes it. */
export function CalendarButton({ popup, popupId }: { popup: Popup; popupId: string }) {
  const t = useTranslations('kit.day')
  const isOpen = popup.state !== 'closed'
  return (
    <button
      type="button"
      className={styles['tool']}
      aria-label={t('open')}
      aria-expanded={isOpen}
      aria-controls={isOpen ? popupId : undefined}
      onPointerEnter={() => void loadCalendar()}
      onClick={() => (isOpen ? popup.close() : popup.open(true))}
    >
      <Icon drawing={CalendarOutlined} />
    </button>
  )
}
