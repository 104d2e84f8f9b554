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
  readonly children: ReactNode
}

export function Panel({ title, note, all, tools, children }: Props) {
  const t = useTranslations('shell.start')
  const id = useId()
  return (
    <section className={`q-panel ${styles['home-panel']}`} aria-labelledby={id}>
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

export const Quiet = ({ children }: { children: string }) => <p className={styles['home-none']}>{children}</p>

/** The content of a panel once its call has answered. */
export function Answer<T>({ of, children }: { of: UseQueryResult<T>; children: (data: T) => ReactNode }) {
  const t = useTranslations('home')
  if (of.isPending) return <TableSkeleton label="…" />
  if (of.isError) return <LoadFailed text={t('failed')} onRetry={() => void of.refetch()} />
  return children(of.data)
}
