import { type CSSProperties, type ReactNode, startTransition, useEffect, useOptimistic, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { without, withRows } from './selection.ts'
import type { Column, Row, TableState } from './table.ts'
import { atStart, type Layout } from './table-layout.ts'

type Props<R extends Row> = { table: TableState<R>; rows: readonly R[]; layout: Layout<R> }

export function TableHead<R extends Row>({ table, rows, layout }: Props<R>) {
  const t = useTranslations('kit.list')
  const { isNarrow } = layout
  return (
    <thead>
      <tr>
        {layout.isSelectable && (
          <th scope="col" data-fixed={isNarrow ? undefined : 'left'} style={atStart}>
            <PageTick table={table} rows={rows} label={t('selectPage')} />
          </th>
        )}
        {layout.columns.map(({ column, style }) => (
          <Heading key={column.key} column={column} list={table.list} style={style} />
        ))}
        {layout.hasActions && (
          <th scope="col" data-fixed={isNarrow ? undefined : 'right'}>
            {t('actions')}
          </th>
        )}
      </tr>
    </thead>
  )
}

const spoken = { asc: 'ascending', desc: 'descending', none: 'none' } as const
const nextOf = { none: 'asc', asc: 'desc', desc: undefined } as const

function Heading<R extends Row>(props: {
  column: Column<R>
  list: TableState<R>['list']
  style: CSSProperties | undefined
}) {
  const { column, list, style } = props
  const headings = column.headings ?? [column]
  const directionOf = (key: string) => (list.sort?.column === key ? list.sort.direction : 'none')
  const sorted = headings.find(({ key }) => key === list.sort?.column) ?? column
  const turn = (key: string): void => {
    const next = nextOf[directionOf(key)]
    list.setSort(next && { column: key, direction: next })
  }
  return (
    <th
      scope="col"
      data-align={column.align}
      data-fixed={style && 'left'}
      style={style}
      aria-sort={sorted.isSortable ? spoken[directionOf(sorted.key)] : undefined}
    >
      {headings.map(({ key, title, isSortable }) =>
        isSortable ? (
          <button
            key={key}
            type="button"
            data-sorted={key === list.sort?.column || undefined}
            onClick={() => turn(key)}
          >
            {title}
          </button>
        ) : (
          <span key={key}>{title}</span>
        ),
      )}
    </th>
  )
}

/** Selects all rows of this page; selections on other pages are kept. */
function PageTick<R extends Row>(props: { table: TableState<R>; rows: readonly R[]; label: string }) {
  const { table, rows, label } = props
  const tick = useRef<HTMLInputElement>(null)
  const here = new Set(rows.map((row) => row.id))
  const chosen = table.selected.filter((row) => here.has(row.id)).length
  const [isAll, tickAll] = useOptimistic(chosen === rows.length)
  const isSome = chosen > 0 && !isAll
  useEffect(() => {
    if (tick.current) tick.current.indeterminate = isSome
  }, [isSome])
  const toggle = (): void =>
    startTransition(() => {
      tickAll(!isAll)
      table.select(isAll ? without(rows) : withRows(rows))
    })
  return (
    <label className="q-tick">
      <input ref={tick} type="checkbox" aria-label={label} checked={isAll} onChange={toggle} />
    </label>
  )
}

export function TableTotals<R extends Row>(props: {
  layout: Layout<R>
  totals: Readonly<Record<string, ReactNode>>
  label: ReactNode
}) {
  const { layout, totals, label } = props
  const { isNarrow } = layout
  // The words have the width of the columns without a total, up to the first one that has one.
  const firstTotal = layout.columns.findIndex(({ column }, place) => place > 0 && column.key in totals)
  const spanned = firstTotal === -1 ? layout.columns.length : firstTotal
  return (
    <tfoot>
      <tr>
        {layout.isSelectable && <td data-fixed={isNarrow ? undefined : 'left'} style={atStart} />}
        {layout.columns.slice(0, 1).map(({ column, style }) => (
          <td key={column.key} colSpan={spanned} data-fixed={style && 'left'} style={style}>
            {totals[column.key] ?? label}
          </td>
        ))}
        {layout.columns.slice(spanned).map(({ column, style }) => (
          <td
            key={column.key}
            data-key={column.key in totals ? column.key : undefined}
            data-align={column.align}
            data-fixed={style && 'left'}
            style={style}
          >
            {totals[column.key]}
          </td>
        ))}
        {layout.hasActions && <td data-fixed={isNarrow ? undefined : 'right'} />}
      </tr>
    </tfoot>
  )
}
