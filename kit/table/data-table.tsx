import type { Sums } from '@quayside/contract/kernel/sums.ts'
import { type ReactNode, Suspense, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { EmptyState, type EmptyStateProps } from '../page/empty-state.tsx'
import { lazyPart } from '../page/lazy-part.tsx'
import { failureText, LoadFailed } from '../page/load-failed.tsx'
import type { Row, TableState } from './table.ts'
import { TotalsLabel } from './totals-label.tsx'
import './data-table.css'
import { useNarrow, usePhone } from '../page/media.ts'
import { leastWidthsOf, widthsOf } from './column-widths.ts'
import { useNaturalWidths } from './natural-widths.ts'
import { useRowKeys } from './row-keys.ts'
import type RowPeekType from './row-peek.tsx'
import { stacked } from './stacked-columns.tsx'
import type TableCardsType from './table-cards.tsx'
import { TableHead, TableTotals } from './table-head.tsx'
import { besideRow, columnRoom, fill, fit, layOut } from './table-layout.ts'
import { TablePager } from './table-pager.tsx'
import { TableRows } from './table-rows.tsx'
import { TableSkeleton } from './table-skeleton.tsx'
import { useActionsWidth, useFootText, useTableWidth, useWholeWidths } from './table-widths.ts'
import { useWindow } from './table-window.ts'
import { useLastPage } from './use-last-page.ts'
import '../inputs/text-button.css'

const rowHeights = { roomy: 40, compact: 32 } as const

const none: readonly never[] = []
// Only phones need them.
const TableCards = lazyPart(() => import('./table-cards.tsx')) as typeof TableCardsType

// Loaded when a row is first shown beside the list.
const RowPeek = lazyPart(() => import('./row-peek.tsx')) as typeof RowPeekType

/** How the rows of a table are shown. */
export type RowsProps<R extends Row> = {
  /** What stands in place of the rows where there are none. */
  readonly empty: EmptyStateProps
  readonly actions?: (row: R) => ReactNode
  readonly actionsWidth?: number
  /** A row beside its list, where no page is its record's: otherwise that page's record stands there. */
  readonly peek?: Peek<R>
  /** Cells of the totals row, by column key, of all rows that the filters leave; the first column says of how many. */
  readonly totals?: (sums: Sums | null | undefined) => Readonly<Record<string, ReactNode>>
}

type Peek<R> = {
  readonly blocks: (row: R) => ReactNode
  /** Without them those of the blocks. */
  readonly actions?: (row: R) => ReactNode
}

type Props<R extends Row> = RowsProps<R> & {
  readonly table: TableState<R>
  readonly label: string
  readonly isSelectable?: boolean
}

/**
 * Plain HTML: a hundred rows of a component library's table would block the page for a second.
 * Rows are drawn as a deferred update in batches, between which the page handles input.
 */
export function DataTable<R extends Row>(props: Props<R>) {
  const { table, label, empty, isSelectable = false } = props
  const { answer, list } = table
  const t = useTranslations('kit.list')
  const isNarrow = useNarrow()
  const isPhone = usePhone()
  const isEnglish = useLocale() === 'en-US'
  const drawn = useDeferredValue(answer.data)
  const isBeyondLast = useLastPage(list, answer)
  const rowActions = useDeferredValue(props.actions)
  const chosen = useDeferredValue(table.shown)
  const { density } = table
  const box = useRef<HTMLDivElement>(null)
  const keys = useRowKeys(box, { table, rows: drawn?.rows ?? none, isSelectable })
  // A row beside the list has its actions there.
  const isBeside = keys.isPeeking && !isNarrow
  const actions = isBeside ? undefined : rowActions
  const shown = useMemo(() => {
    const columns = isBeside ? besideRow(chosen) : chosen
    return density === 'roomy' && !isPhone ? stacked(columns) : columns
  }, [chosen, density, isPhone, isBeside])
  // As text, so that new rows with figures of the same length do not compute the layout again.
  const rows = drawn?.rows ?? none
  const sums = drawn?.sums
  const usual = useMemo(
    () => widthsOf(shown, rows, isEnglish, sums?.columns).join(' '),
    [shown, rows, isEnglish, sums],
  )
  const least = useMemo(
    () => leastWidthsOf(shown, rows, isEnglish, sums?.columns).join(' '),
    [shown, rows, isEnglish, sums],
  )
  const scroller = useRef<HTMLDivElement>(null)
  const room = useTableWidth(scroller, rows.length > 0)
  // The list becomes narrower beside a row, and its rows stand elsewhere: the one that is shown stays in sight.
  useEffect(() => {
    if (isBeside) box.current?.querySelector('tr[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [isBeside, room])
  const inSight = useWindow(scroller, rows, rowHeights[table.density])
  // Where nothing is to be done with any row they have no column; the same ones need more width in English.
  const hasActions = useMemo(() => rows.some((row) => Boolean(actions?.(row))), [actions, rows])
  const verbs = hasActions ? (props.actionsWidth ?? 140) * (isEnglish ? 1.3 : 1) : 0
  const actionsWidth = useActionsWidth(scroller, { rows, from: inSight.from, usual: verbs })
  const forColumns = isNarrow ? Number.POSITIVE_INFINITY : columnRoom(room, { isSelectable, actionsWidth })
  const shownKeys = useMemo(() => shown.map((column) => column.key), [shown])
  const natural = useNaturalWidths(scroller, { rows, from: inSight.from, to: inSight.to, keys: shownKeys })
  const whole = useWholeWidths(scroller, {
    rows,
    from: inSight.from,
    to: inSight.to,
    keys: shownKeys,
    room: forColumns,
    sums: useFootText(scroller, rows.length > 0 && props.totals !== undefined),
    natural,
  })
  const layout = useMemo(() => {
    const [most, fewest] = [usual, least].map((each) =>
      each.split(' ').map((width, place) => Math.max(Number(width), whole[shownKeys[place] ?? ''] ?? 0)),
    ) as [number[], number[]]
    const texts = Object.fromEntries(
      Object.entries(natural).map(([key, width]) => [key, Math.max(width, whole[key] ?? 0)]),
    )
    const { places, widths, isTight } = fit(shown, { usual: most, least: fewest }, forColumns, texts)
    return layOut(
      places.flatMap((place) => shown[place] ?? []),
      { isSelectable, actionsWidth, isNarrow, widths, isTight },
    )
  }, [shown, isSelectable, actionsWidth, isNarrow, usual, least, whole, natural, shownKeys, forColumns])

  if (answer.isError && !answer.data)
    return (
      <LoadFailed text={failureText(answer.error) ?? t('failed')} onRetry={() => void answer.refetch()} />
    )
  if (!drawn || (isBeyondLast && drawn.rows.length === 0)) return <TableSkeleton label={t('loading')} />
  const { total } = drawn
  if (rows.length === 0)
    return list.isFiltered ? (
      <EmptyState
        text={t('nothingFound')}
        action={{ label: t('clearFilters'), run: () => list.setFilters({}) }}
      />
    ) : (
      <EmptyState {...empty} />
    )

  const failed = answer.isError && (
    <p className="q-table-failed" role="alert">
      {failureText(answer.error) ?? t('failed')}
      <button type="button" onClick={() => void answer.refetch()}>
        {t('retry')}
      </button>
    </p>
  )
  const totalsLabel = <TotalsLabel total={total} sums={sums} />
  if (isPhone)
    return (
      <div
        className="q-table"
        aria-busy={answer.isFetching}
        data-former={answer.isPlaceholderData || undefined}
      >
        {failed}
        <Suspense fallback={<TableSkeleton label={t('loading')} />}>
          <TableCards
            table={table}
            rows={rows}
            label={label}
            isSelectable={isSelectable}
            actions={actions}
            totals={props.totals?.(sums)}
            totalsLabel={totalsLabel}
          />
        </Suspense>
        <TablePager list={list} total={total} />
      </div>
    )
  const totals = props.totals?.(sums)
  return (
    <div
      ref={box}
      className="q-table"
      aria-busy={answer.isFetching}
      data-former={answer.isPlaceholderData || undefined}
      data-density={table.density}
    >
      {failed}
      <div
        ref={scroller}
        className="q-table-scroll"
        data-long={inSight.isLong || undefined}
        data-wide={(room !== undefined && layout.width > room) || undefined}
        style={layout.scrolling}
      >
        <table
          aria-label={label}
          aria-rowcount={inSight.isLong ? rows.length + 1 : undefined}
          style={{ minWidth: layout.width }}
        >
          <colgroup>
            {(room === undefined ? layout.widths : fill(layout, room)).map((width, place) => (
              <col key={place} style={{ width }} />
            ))}
          </colgroup>
          <TableHead table={table} rows={rows} layout={layout} />
          <TableRows
            table={table}
            rows={rows}
            layout={layout}
            actions={actions}
            inSight={inSight}
            activeId={keys.active?.id}
            onPeek={keys.peek}
          />
          {totals && <TableTotals layout={layout} totals={totals} label={totalsLabel} />}
        </table>
      </div>
      <TablePager list={list} total={total} />
      <Suspense>
        {keys.isPeeking && keys.active && (
          <RowPeek
            row={keys.active}
            rows={rows}
            columns={table.columns}
            actions={rowActions}
            peek={props.peek}
            onMove={keys.move}
            onClose={() => keys.peek(undefined)}
          />
        )}
      </Suspense>
    </div>
  )
}
