import type { VirtualItem } from '@tanstack/react-virtual'
import type { Layout } from './grid-layout.ts'
import type { RowCheck } from './grid-marks.ts'
import { Row } from './grid-row.tsx'
import { selectionOf } from './grid-state.ts'
import { type Grid, useGrid } from './grid-store.ts'

type Props = {
  readonly grid: Grid
  readonly gridId: string
  readonly layout: Layout
  readonly items: readonly VirtualItem[]
  readonly height: number
  readonly marksOf: RowCheck
  readonly fillLabel: string
}

/** The rows in sight. */
export function GridBody({ grid, gridId, layout, items, height, marksOf, fillLabel }: Props) {
  const state = useGrid(grid, (all) => all)
  const { rows, focus } = state
  const { top, bottom, left, right } = selectionOf(state)
  return (
    <div role="rowgroup" className="q-grid-body" style={{ height, width: layout.width }}>
      {items.map(({ index }) => {
        const row = rows[index]
        const isSelected = index >= top && index <= bottom
        return (
          <Row
            key={index}
            gridId={gridId}
            row={row}
            index={index}
            layout={layout}
            marks={row && marksOf(row)}
            from={isSelected ? left : -1}
            to={isSelected ? right : -1}
            focus={index === focus.row ? focus.col : -1}
            corner={index === bottom ? right : -1}
            fillLabel={fillLabel}
          />
        )
      })}
    </div>
  )
}
