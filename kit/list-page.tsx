import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { PageHeader } from './page-header.tsx'
import type { Row, TableState } from './table.ts'
import { useSteps } from './use-steps.ts'
import './filter-bar.css'

type Props<R extends Row> = {
  readonly title: string
  readonly table: TableState<R>
  readonly actions?: ReactNode
  /** Tabs with counts. */
  readonly tabs?: ReactNode
  readonly filters: ReactNode
  readonly selection?: ReactNode
  readonly children: ReactNode
}

export function ListPage<R extends Row>(props: Props<R>) {
  const { title, table, actions, tabs, filters, selection, children } = props
  const t = useTranslations('kit.list')
  const total = table.answer.data?.total
  // The filters are rendered in a second step, in space reserved for them: all at once would be one long task.
  const step = useSteps(1)
  return (
    <>
      <PageHeader
        title={title}
        note={total === undefined ? '' : t('count', { count: total })}
        actions={actions}
      />
      {tabs}
      <section className="q-panel">
        {step > 0 ? filters : <div className="q-filters-room" />}
        {children}
      </section>
      {selection}
    </>
  )
}
