import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { Layout } from './grid-layout.ts'
import { cellStyle } from './grid-row.tsx'
import { type Grid, useGrid } from './grid-store.ts'
import { type GridColumn, type GridRow, isBlankRow } from './grid-types.ts'

/** Always visible, at the end of the sheet. */
export function GridTotals({ grid, layout }: { grid: Grid; layout: Layout }) {
  const t = useTranslations('linesGrid')
  const rows = useGrid(grid, (state) => state.rows)
  const totals = useMemo(() => layout.columns.map((column) => totalOf(column, rows)), [layout, rows])
  return (
    <div role="rowgroup" className="q-grid-foot">
      <div role="row" aria-rowindex={grid.shownRows() + 2} style={{ width: layout.width }}>
        <div role="rowheader" aria-colindex={1} className="q-grid-number">
          <span className="visually-hidden">{t('totals')}</span>Σ
        </div>
        {layout.columns.map((column, col) => (
          <div
            key={column.key}
            role="gridcell"
            aria-colindex={col + 2}
            className="q-grid-cell"
            data-pinned={column.isPinned || undefined}
            data-right={column.align === 'right' || undefined}
            style={cellStyle(column)}
          >
            {col === 0 ? t('totals') : totals[col]}
          </div>
        ))}
      </div>
    </div>
  )
}

/** Nothing is known of a sheet without lines: no zero. */
function totalOf({ total }: GridColumn, rows: readonly GridRow[]): string {
  if (!total) return ''
  return rows.every(isBlankRow) ? '–' : total(rows)
}
