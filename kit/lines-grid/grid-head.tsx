import { type PointerEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Layout } from './grid-layout.ts'
import { cellStyle } from './grid-row.tsx'
import type { Grid } from './grid-store.ts'

type Props = {
  readonly grid: Grid
  readonly layout: Layout
  readonly onWidth: (key: string, width: number) => void
  readonly onFocus: () => void
}

const narrowest = 48

/** Click selects the column, the arrows sort by it, the edge changes its width; the menu has entries for all. */
export function GridHead({ grid, layout, onWidth, onFocus }: Props) {
  const t = useTranslations('linesGrid')
  const [sorted, setSorted] = useState<{ key: string; direction: 'asc' | 'desc' }>()
  const sort = (key: string, col: number): void => {
    const direction = sorted?.key === key && sorted.direction === 'asc' ? 'desc' : 'asc'
    setSorted({ key, direction })
    grid.sort(col, direction)
    onFocus()
  }
  return (
    <div role="rowgroup" className="q-grid-head">
      <div role="row" aria-rowindex={1} style={{ width: layout.width }}>
        <div role="columnheader" aria-colindex={1} className="q-grid-number">
          <button
            type="button"
            tabIndex={-1}
            aria-label={t('selectAll')}
            title={t('selectAll')}
            onClick={() => {
              grid.selectAll()
              onFocus()
            }}
          />
        </div>
        {layout.columns.map((column, col) => (
          <div
            key={column.key}
            role="columnheader"
            aria-colindex={col + 2}
            className="q-grid-heading"
            data-pinned={column.isPinned || undefined}
            data-right={column.align === 'right' || undefined}
            style={cellStyle(column)}
          >
            <button
              type="button"
              tabIndex={-1}
              className="q-grid-title"
              title={column.title}
              onClick={() => {
                grid.selectColumn(col)
                onFocus()
              }}
            >
              {column.isRequired && (
                <span className="q-required" aria-hidden="true">
                  *
                </span>
              )}
              {column.title}
            </button>
            <button
              type="button"
              tabIndex={-1}
              className="q-grid-sort"
              data-direction={sorted?.key === column.key ? sorted.direction : undefined}
              aria-label={t('sortBy', { column: column.title })}
              title={t('sortBy', { column: column.title })}
              onClick={() => sort(column.key, col)}
            >
              <svg width="8" height="12" viewBox="0 0 8 12" aria-hidden="true">
                <path d="M4 0l4 5H0z" />
                <path d="M4 12l4-5H0z" />
              </svg>
            </button>
            <span
              className="q-grid-edge"
              aria-hidden="true"
              onPointerDown={(event) => drag(event, column.room, (width) => onWidth(column.key, width))}
            />
          </div>
        ))}
      </div>
    </div>
  )
}

function drag(event: PointerEvent<HTMLElement>, width: number, onWidth: (width: number) => void): void {
  event.preventDefault()
  const edge = event.currentTarget
  const from = event.clientX
  edge.setPointerCapture(event.pointerId)
  const move = (moved: globalThis.PointerEvent): void =>
    onWidth(Math.max(narrowest, Math.round(width + moved.clientX - from)))
  edge.addEventListener('pointermove', move)
  edge.addEventListener('lostpointercapture', () => edge.removeEventListener('pointermove', move), {
    once: true,
  })
}
