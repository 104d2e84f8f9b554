import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { columnsInSight, headHeight, type Layout, rowHeight } from './grid-layout.ts'
import type { RowCheck } from './grid-marks.ts'
import { Row } from './grid-row.tsx'
import { selectionOf } from './grid-state.ts'
import { type Grid, useGrid } from './grid-store.ts'

type Props = {
  readonly grid: Grid
  readonly gridId: string
  readonly layout: Layout
  readonly scroller: RefObject<HTMLElement | null>
  readonly count: number
  readonly marksOf: RowCheck
  readonly fillLabel: string
}

/** The visible rows and columns. */
export function GridBody({ grid, gridId, layout, scroller, count, marksOf, fillLabel }: Props) {
  // Only this component subscribes to scrolling, so that scrolling renders rows and nothing else.
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 2,
    scrollMargin: headHeight,
  })
  const [first, last] = useColumnsInSight(layout, scroller)
  const state = useGrid(grid, (all) => all)
  const { rows, focus, kept } = state
  const { top, bottom, left, right } = selectionOf(state)
  const items = virtual.getVirtualItems()
  // React keys are reused in turn, so that elements of rows that scrolled away become those of new rows.
  const pool = useRef(1)
  pool.current = Math.max(pool.current, items.length)
  return (
    <div role="rowgroup" className="q-grid-body" style={{ height: count * rowHeight, width: layout.width }}>
      {items.map(({ index: at }) => {
        const index = kept ? (kept[at] ?? at) : at
        const row = rows[index]
        const isSelected = index >= top && index <= bottom
        return (
          <Row
            key={at % pool.current}
            gridId={gridId}
            row={row}
            index={index}
            at={at}
            layout={layout}
            first={first}
            last={last}
            marks={row && marksOf(row)}
            from={isSelected ? left : -1}
            to={isSelected ? right : -1}
            focus={index === focus.row ? focus.col : -1}
            corner={index === bottom && !kept ? right : -1}
            fillLabel={fillLabel}
          />
        )
      })}
    </div>
  )
}

function useColumnsInSight(
  layout: Layout,
  scroller: RefObject<HTMLElement | null>,
): readonly [number, number] {
  const [sight, setSight] = useState<readonly [number, number]>([0, 0])
  useLayoutEffect(() => {
    const view = scroller.current
    if (!view) return undefined
    const look = (): void =>
      setSight((before) => {
        const next = columnsInSight(layout, view.scrollLeft, view.clientWidth)
        return next[0] === before[0] && next[1] === before[1] ? before : next
      })
    look()
    // In the capture phase, before the rows are rendered: reading the width afterwards would force a second layout.
    view.addEventListener('scroll', look, { passive: true, capture: true })
    const size = new ResizeObserver(look)
    size.observe(view)
    return () => {
      view.removeEventListener('scroll', look, { capture: true })
      size.disconnect()
    }
  }, [layout, scroller])
  return sight
}
