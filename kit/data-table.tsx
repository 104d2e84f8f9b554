import { type ReactNode, useDeferredValue, useMemo, useRef } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { EmptyState } from './empty-state.tsx'
import { LoadFailed } from './load-failed.tsx'
import type { Row, TableState } from './table.ts'
import './data-table.css'
import { useNarrow } from './media.ts'
import { TableHead, TableTotals } from './table-head.tsx'
import { layOut } from './table-layout.ts'
import { TablePager } from './table-pager.tsx'
import { TableRows } from './table-rows.tsx'
import { TableSkeleton } from './table-skeleton.tsx'
import { useWindow } from './table-window.ts'

const rowHeights = { roomy: 40, compact: 32 } as const

const none: readonly never[] = []

type Props<R extends Row> = {
  readonly table: TableState<R>
  readonly label: string
  readonly empty: ReactNode
  readonly actions?: (row: R) => ReactNode
  readonly actionsWidth?: number
  readonly isSelectable?: boolean
  /** Cells of the totals row, by column key. */
  readonly totals?: (rows: readonly R[]) => Readonly<Record<string, ReactNode>>
}

/**
 * A table of the browser's own making: a hundred rows of a component library's would hold the page for a second.
 * The rows are drawn deferred, in slices between which the page answers.
 */
export function DataTable<R extends Row>(props: Props<R>) {
  const { table, label, empty, isSelectable = false } = props
  const { answer, list } = table
  const t = useTranslations('kit.list')
  const isNarrow = useNarrow()
  // The same verbs take half as much room again in English.
  const verbs = (props.actionsWidth ?? 140) * (useLocale() === 'en-US' ? 1.5 : 1)
  const actionsWidth = props.actions ? verbs : 0
  const drawn = useDeferredValue(answer.data)
  const actions = useDeferredValue(props.actions)
  const shown = useDeferredValue(table.shown)
  const layout = useMemo(
    () => layOut(shown, { isSelectable, actionsWidth, isNarrow }),
    [shown, isSelectable, actionsWidth, isNarrow],
  )
  const scroller = useRef<HTMLDivElement>(null)
  const inSight = useWindow(scroller, drawn?.rows ?? none, rowHeights[table.density])

  if (answer.isError && !answer.data)
    return <LoadFailed text={t('failed')} onRetry={() => void answer.refetch()} />
  if (!drawn) return <TableSkeleton label={t('loading')} />
  const { rows, total } = drawn
  if (rows.length === 0)
    return list.isFiltered ? (
      <EmptyState
        text={t('nothingFound')}
        action={{ label: t('clearFilters'), run: () => list.setFilters({}) }}
      />
    ) : (
      <>{empty}</>
    )

  const totals = props.totals?.(rows)
  return (
    <div className="q-table" aria-busy={answer.isFetching} data-density={table.density}>
      <div
        ref={scroller}
        className="q-table-scroll"
        data-long={inSight.isLong || undefined}
        style={layout.scrolling}
      >
        <table
          aria-label={label}
          aria-rowcount={inSight.isLong ? rows.length + 1 : undefined}
          style={{ minWidth: layout.width }}
        >
          <colgroup>
            {layout.widths.map((width, place) => (
              <col key={place} style={{ width }} />
            ))}
          </colgroup>
          <TableHead table={table} rows={rows} layout={layout} />
          <TableRows table={table} rows={rows} layout={layout} actions={actions} inSight={inSight} />
          {totals && <TableTotals layout={layout} totals={totals} />}
        </table>
      </div>
      <TablePager list={list} total={total} />
    </div>
  )
}
