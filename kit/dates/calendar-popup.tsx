import { type ReactNode, type RefObject, Suspense, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useFloating } from '../overlays/floating.ts'
import { lazyPart } from '../page/lazy-part.tsx'
import styles from './calendar.module.css'
import type { CalendarProps } from './calendar.tsx'

// Loaded on demand: most visits open no calendar.
export const loadCalendar = () => import('./calendar.tsx')
const Calendar = lazyPart(loadCalendar)

type Props = CalendarProps & {
  readonly id: string
  readonly box: RefObject<HTMLDivElement | null>
  /** Below the days. */
  readonly children?: ReactNode
}

/** A calendar below the field that it belongs to. */
export function CalendarPopup({ id, box, children, ...calendar }: Props) {
  const t = useTranslations('kit.day')
  const panel = useRef<HTMLDivElement>(null)
  useFloating(true, panel, box)
  return (
    <div
      ref={(element) => {
        panel.current = element
        if (element && !element.matches(':popover-open')) element.showPopover()
      }}
      id={id}
      popover="manual"
      role="group"
      aria-label={t('calendar')}
      // A click beside the days leaves the focus within the field's box.
      tabIndex={-1}
      className={styles['popup']}
    >
      <Suspense fallback={<div className={styles['room']} />}>
        <Calendar {...calendar} />
        {children}
      </Suspense>
    </div>
  )
}
