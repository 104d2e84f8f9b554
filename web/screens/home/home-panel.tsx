import { LoadFailed } from '@quayside/kit/load-failed.tsx'
import { PageLink } from '@quayside/kit/page-link.tsx'
import { TableSkeleton } from '@quayside/kit/table-skeleton.tsx'
import type { UseQueryResult } from '@tanstack/react-query'
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
  return (
    <section className={`q-panel ${styles['home-panel']}`} aria-labelledby={id} style={{ minHeight }}>
      <header className={styles['home-head']}>
        <h2 id={id}>{title}</h2>
        {note !== undefined && <span>{note}</span>}
        <div className={styles['home-tools']}>
          {tools}
          {all !== undefined && <PageLink href={all}>{t('all')}</PageLink>}
        </div>
      </header>
      {children}
    </section>
  )
}

/** Of each panel with its usual content. */
export const heights = {
  todo: 310,
  status: 243,
  trend: 372,
  unpaid: 200,
  deadlines: 290,
  rates: 300,
} as const

/** A panel whose content has not come yet. */
export const PendingPanel = ({ title, minHeight }: { title: string; minHeight: number }) => (
  <Panel title={title} minHeight={minHeight}>
    <span aria-hidden="true" />
  </Panel>
)

export const Quiet = ({ children }: { children: string }) => <p className={styles['home-none']}>{children}</p>

/** The content of a panel once its call has answered. */
export function Answer<T>({ of, children }: { of: UseQueryResult<T>; children: (data: T) => ReactNode }) {
  const t = useTranslations('home')
  if (of.isPending) return <TableSkeleton label="…" />
  if (of.isError) return <LoadFailed text={t('failed')} onRetry={() => void of.refetch()} />
  return children(of.data)
}
