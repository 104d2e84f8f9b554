import { memo, type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Row, TableState } from './table.ts'
import { atStart, type Layout } from './table-layout.ts'

type Actions<R> = ((row: R) => ReactNode) | undefined

export function TableRows<R extends Row>(props: {
  table: TableState<R>
  rows: readonly R[]
  layout: Layout<R>
  actions: Actions<R>
}) {
  const { table, rows, layout, actions } = props
  const t = useTranslations('kit.list')
  const label = t('selectRow')
  const chosen = useMemo(() => new Set(table.selected.map((row) => row.id)), [table.selected])
  // One function for all rows and all times, so that a tick draws one row and not every row.
  const latest = useRef(table)
  useEffect(() => {
    latest.current = table
  })
  const toggle = useRef((row: R): void => {
    const { selected, select } = latest.current
    const others = selected.filter((other) => other.id !== row.id)
    select(others.length < selected.length ? others : [...selected, row])
  }).current
  return (
    <tbody>
      {rows.map((row) => (
        <tr key={row.id} data-selected={chosen.has(row.id) || undefined}>
          {layout.isSelectable && (
            <RowTick
              row={row}
              label={label}
              isFixed={!layout.isNarrow}
              isChosen={chosen.has(row.id)}
              onToggle={toggle as (row: Row) => void}
            />
          )}
          <Cells row={row} layout={layout} actions={actions} />
        </tr>
      ))}
    </tbody>
  )
}

const RowTick = memo(function RowTick(props: {
  row: Row
  label: string
  isFixed: boolean
  isChosen: boolean
  onToggle: (row: Row) => void
}) {
  const { row, label, isFixed, isChosen, onToggle } = props
  return (
    <td data-fixed={isFixed ? 'left' : undefined} style={atStart}>
      <label className="q-tick">
        <input type="checkbox" aria-label={label} checked={isChosen} onChange={() => onToggle(row)} />
      </label>
    </td>
  )
})

function CellsOf<R extends Row>({
  row,
  layout,
  actions,
}: {
  row: R
  layout: Layout<R>
  actions: Actions<R>
}) {
  return (
    <>
      {layout.columns.map(({ column, style }) => (
        <td key={column.key} data-align={column.align} data-fixed={style && 'left'} style={style}>
          {column.cell(row)}
        </td>
      ))}
      {layout.hasActions && (
        <td data-fixed={layout.isNarrow ? undefined : 'right'}>
          <div className="q-row-actions">{actions?.(row)}</div>
        </td>
      )}
    </>
  )
}
const Cells = memo(CellsOf) as typeof CellsOf
