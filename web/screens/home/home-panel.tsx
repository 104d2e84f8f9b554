import { useMayOpen } from '@quayside/kit/page/context.tsx'
import { PageLink } from '@quayside/kit/page/page-link.tsx'
import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import styles from './home.module.css'

type Props = {
  readonly title: string
  readonly note?: string
  /** The address of the full list. */
  readonly all?: string
  readonly tools?: ReactNode
  /** Its usual height in pixels, reserved before its content has come, so that nothing below moves. */
  readonly minHeight?: number
  readonly children: ReactNode
}

export function Panel({ title, note, all, tools, minHeight, children }: Props) {
  const t = useTranslations('shell.start')
  const id = useId()
  const mayOpen = useMayOpen()
  return (
    <section className={`q-panel ${styles['home-panel']}`} aria-labelledby={id} style={{ minHeight }}>
      <header className={styles['home-head']}>
        <h2 id={id}>{title}</h2>
        {note !== undefined && <span>{note}</span>}
        <div className={styles['home-tools']}>
          {tools}
          {all !== undefined && mayOpen(all) && <PageLink href={all}>{t('all')}</PageLink>}
        </div>
      </header>
      {children}
    </section>
  )
}

/** How high each panel is with its usual content. */
export const heights = {
  start: 420,
  figures: 102,
  todo: 424,
  release: 424,
  sign: 278,
  difference: 248,
  week: 226,
  status: 243,
  logistics: 198,
  trend: 372,
  unread: 270,
  bulletins: 194,
  unpaid: 236,
  deadlines: 246,
  rates: 264,
} as const

const pendingRow = { height: 36, head: 56 }

/** Lines in the place of a panel's content until it has come. */
export const PendingRows = ({ panelHeight }: { panelHeight: number }) => (
  <div className={styles['pending']} aria-hidden="true">
    {Array.from(
      { length: Math.floor((panelHeight - pendingRow.head) / pendingRow.height) },
      (_unused, row) => (
        <span key={row} />
      ),
    )}
  </div>
)

export const PendingPanel = ({ title, minHeight }: { title: string; minHeight: number }) => (
  <Panel title={title} minHeight={minHeight}>
    <PendingRows panelHeight={minHeight} />
  </Panel>
)

export const Quiet = ({ children }: { children: string }) => <p className={styles['home-none']}>{children}</p>
