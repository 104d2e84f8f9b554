import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { usePhone } from '../page/media.ts'
import { PageHeader } from '../page/page-header.tsx'
import { useSteps } from '../record/use-steps.ts'
import { DataTable, type RowsProps } from '../table/data-table.tsx'
import type { Row, TableState } from '../table/table.ts'
import { FilterBar, hasFields, ListTools } from './filter-bar.tsx'
import { ListViewsSlot } from './list-views-slot.tsx'
import './filter-bar.css'

type Props<R extends Row> = {
  readonly title: string
  readonly table: TableState<R>
  readonly actions?: ReactNode
  /** Tabs with counts. */
  readonly tabs?: ReactNode
  /** The fields of the filter bar; a short list has none, and no bar. */
  readonly filters?: ReactNode
  /** The actions on selected rows; without them, rows cannot be selected. */
  readonly selection?: ReactNode
  readonly rows: RowsProps<R>
  /** Dialogs and drawers. */
  readonly children?: ReactNode
}

/** A list: its title with the number of records, its actions, filters and rows. */
export function ListPage<R extends Row>(props: Props<R>) {
  const { title, table, actions, tabs, filters, selection, rows, children } = props
  const t = useTranslations('kit.list')
  const total = table.answer.data?.total
  // The filters are rendered in a second step, in space reserved for them: all at once would be one long task.
  const step = useSteps(1)
  const isPhone = usePhone()
  const isFiltered = hasFields(filters)
  return (
    <>
      <PageHeader
        className="q-list-header"
        title={title}
        views={<ListViewsSlot name={table.name} list={table.list} />}
        note={total === undefined ? '' : t('count', { count: total })}
        actions={
          isFiltered || isPhone ? (
            actions
          ) : (
            <>
              <ListTools table={table} />
              {actions}
            </>
          )
        }
      />
      {tabs}
      <section className="q-panel q-list">
        {isFiltered &&
          (step > 0 ? <FilterBar table={table}>{filters}</FilterBar> : <div className="q-filters-room" />)}
        <DataTable table={table} label={title} isSelectable={selection !== undefined} {...rows} />
        {children}
      </section>
      {selection}
    </>
  )
}
