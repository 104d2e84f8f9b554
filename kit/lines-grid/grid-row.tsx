import { memo } from 'react'
import { type LaidColumn, type Layout, rowHeight } from './grid-layout.ts'
import { type GridRow, type Marks, shownText } from './grid-types.ts'

type Props = {
  readonly gridId: string
  readonly row: GridRow | undefined
  readonly index: number
  /** Its place among the rows in sight, which a filter makes another one. */
  readonly at: number
  readonly layout: Layout
  /** The visible columns that are not pinned; others are not rendered. */
  readonly first: number
  readonly last: number
  readonly marks: Marks | undefined
  /** The selected columns; -1 where the row is not selected. */
  readonly from: number
  readonly to: number
  readonly focus: number
  /** The column whose corner has the fill handle. */
  readonly corner: number
  readonly fillLabel: string
}

/** Drawn again only when its own data, selection or marks change. */
export const Row = memo(function Row(props: Props) {
  const { gridId, row, index, at, layout, first, last, marks, from, to, focus, corner, fillLabel } = props
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the textarea above the cells has the focus
    <div
      role="row"
      aria-rowindex={index + 2}
      className="q-grid-row"
      data-row={index}
      data-odd={at % 2 === 1 || undefined}
      style={{ transform: `translateY(${at * rowHeight}px)`, width: layout.width }}
    >
      <div
        role="rowheader"
        aria-colindex={1}
        className="q-grid-number"
        data-selected={from >= 0 || undefined}
      >
        {index + 1}
      </div>
      {layout.columns.map((column, col) => {
        if (!column.isPinned && (col < first || col > last)) return null
        const mark = marks?.[column.key]
        return (
          <div
            key={column.key}
            // Only the active cell is referenced by id.
            id={col === focus ? `${gridId}-${index}-${col}` : undefined}
            role="gridcell"
            aria-colindex={col + 2}
            aria-selected={(col >= from && col <= to && from >= 0) || undefined}
            aria-invalid={mark?.tone === 'wrong' || undefined}
            aria-readonly={column.compute !== undefined || undefined}
            title={mark?.text}
            className="q-grid-cell"
            data-col={col}
            data-pinned={column.isPinned || undefined}
            data-right={column.align === 'right' || undefined}
            data-code={column.isCode || undefined}
            data-computed={column.compute !== undefined || undefined}
            data-tone={mark?.tone}
            data-focus={col === focus || undefined}
            style={col === first ? startStyle(layout, column) : cellStyle(column)}
          >
            {/* An empty cell that must not be empty says so in its place. */}
            {shownText(row, column) || (mark?.tone === 'wrong' && mark.text)}
            {col === corner && (
              <span className="q-grid-fill" data-fill title={fillLabel} aria-hidden="true" />
            )}
          </div>
        )
      })}
    </div>
  )
})

export const cellStyle = (column: LaidColumn) =>
  column.isPinned ? { width: column.room, left: column.left } : { width: column.room }

/** Places the first visible column as if all columns before it were rendered. */
const startStyle = (layout: Layout, column: LaidColumn) =>
  column.isPinned ? cellStyle(column) : { width: column.room, marginLeft: column.left - layout.pinnedWidth }
