import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { PageHeader } from './page-header.tsx'
import type { Row, TableState } from './table.ts'

type Props<R extends Row> = {
  readonly title: string
  readonly table: TableState<R>
  readonly actions?: ReactNode
  /** Tabs with counts, where a list has them. */
  readonly tabs?: ReactNode
  readonly filters: ReactNode
  readonly selection?: ReactNode
  readonly children: ReactNode
}

export function ListPage<R extends Row>(props: Props<R>) {
  const { title, table, actions, tabs, filters, selection, children } = props
  const t = useTranslations('kit.list')
  const total = table.answer.data?.total
  return (
    <>
      <PageHeader
        title={title}
        note={total === undefined ? '' : t('count', { count: total })}
        actions={actions}
      />
      {tabs}
      <section className="q-panel">
        {filters}
        {children}
      </section>
      {selection}
    </>
  )
}
