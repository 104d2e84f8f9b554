import { memo, type ReactNode, startTransition, useCallback, useId, useMemo, useOptimistic } from 'react'
import { useTranslations } from 'use-intl'
import { RowActions } from './row-actions.tsx'
import { toggled } from './selection.ts'
import type { Row, TableState } from './table.ts'
import { atStart, type Layout } from './table-layout.ts'
import type { Window } from './table-window.ts'

type Actions<R> = ((row: R) => ReactNode) | undefined

export function TableRows<R extends Row>(props: {
  table: TableState<R>
  rows: readonly R[]
  layout: Layout<R>
  actions: Actions<R>
  inSight: Window
  activeId: string | undefined
  onPeek: (row: R) => void
}) {
  const { table, rows, layout, actions, inSight, activeId, onPeek } = props
  const { from, to, rowHeight } = inSight
  const t = useTranslations('kit.list')
  const label = t('selectRow')
  const id = useId()
  const chosen = useMemo(() => new Set(table.selected.map((row) => row.id)), [table.selected])
  const { select } = table
  // One stable function, so that selecting a row renders that row only.
  const toggle = useCallback((row: Row) => select(toggled(row as R)), [select])
  return (
    <tbody>
      <Gap height={from * rowHeight} span={layout.widths.length} />
      {rows.slice(from, to).map((row, place) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys of the list do the same
        <tr
          key={row.id}
          data-active={row.id === activeId || undefined}
          onClick={(event) => {
            if (isBeside(event.target)) onPeek(row)
          }}
          data-selected={chosen.has(row.id) || undefined}
          // Row 1 is the header.
          aria-rowindex={inSight.isLong ? from + place + 2 : undefined}
        >
          {layout.isSelectable && (
            <td data-fixed={layout.isNarrow ? undefined : 'left'} style={atStart}>
              <RowTick
                row={row}
                label={label}
                nameId={`${id}-${row.id}`}
                isChosen={chosen.has(row.id)}
                onToggle={toggle}
              />
            </td>
          )}
          <Cells row={row} nameId={`${id}-${row.id}`} layout={layout} actions={actions} />
        </tr>
      ))}
      <Gap height={(rows.length - to) * rowHeight} span={layout.widths.length} />
    </tbody>
  )
}

/** A click beside links and controls, and not the end of marking a text. */
const isBeside = (target: EventTarget): boolean =>
  target instanceof Element &&
  target.closest('a, button, input, label, select, textarea, [popover]') === null &&
  getSelection()?.isCollapsed !== false

/** The height of the rows that are not rendered; with another height it is another row, so that none seems to move. */
const Gap = ({ height, span }: { height: number; span: number }) =>
  height > 0 && (
    <tr key={height} aria-hidden="true">
      <td colSpan={span} style={{ height }} />
    </tr>
  )

/** The number of the record, without what stands under it. */
const nameOf = (cell: HTMLElement | null): string =>
  (cell?.querySelector('.q-stacked > :first-child') ?? cell)?.textContent ?? ''

export const RowTick = memo(function RowTick(props: {
  row: Row
  label: string
  /** The cell that identifies the record. */
  nameId: string
  isChosen: boolean
  onToggle: (row: Row) => void
}) {
  const { row, label, nameId, isChosen, onToggle } = props
  // The checkbox changes at once; the rest of the page follows as a transition.
  const [isTicked, tick] = useOptimistic(isChosen)
  const toggle = (): void =>
    startTransition(() => {
      tick(!isTicked)
      onToggle(row)
    })
  return (
    <label className="q-tick">
      <input
        type="checkbox"
        // Named by the text of the cell, without the button that copies it.
        ref={(input) =>
          input?.setAttribute('aria-label', `${label} ${nameOf(document.getElementById(nameId))}`)
        }
        aria-label={label}
        checked={isTicked}
        onChange={toggle}
      />
    </label>
  )
})

/** At most two lines; the inner element keeps tags and codes inline. */
const Wrapped = ({ children }: { children: ReactNode }) => (
  <div className="q-wrapped">
    <span>{children}</span>
  </div>
)

function CellsOf<R extends Row>(props: { row: R; nameId: string; layout: Layout<R>; actions: Actions<R> }) {
  const { row, nameId, layout, actions } = props
  return (
    <>
      {layout.columns.map(({ column, style, isWrapped }, place) => (
        <td
          key={column.key}
          id={place === 0 ? nameId : undefined}
          data-key={column.key}
          data-align={column.align}
          data-fixed={style && 'left'}
          style={style}
        >
          {isWrapped ? <Wrapped>{column.cell(row)}</Wrapped> : column.cell(row)}
        </td>
      ))}
      {layout.hasActions && (
        <td data-fixed={layout.isNarrow ? undefined : 'right'}>
          <RowActions>{actions?.(row)}</RowActions>
        </td>
      )}
    </>
  )
}
const Cells = memo(CellsOf) as typeof CellsOf
