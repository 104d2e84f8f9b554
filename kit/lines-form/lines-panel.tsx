import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Sheets } from '../lines-grid/grid-headings.ts'
import type { RowCheck } from '../lines-grid/grid-marks.ts'
import type { GridColumn } from '../lines-grid/grid-types.ts'
import { LinesGrid } from '../lines-grid/lines-grid.tsx'
import type { DraftLine } from './row-reader.ts'
import type { LinesForm } from './use-lines-form.ts'
import './lines-form.css'

type Props<V extends object, D, L extends DraftLine> = {
  readonly of: LinesForm<V, D, L>
  readonly columns: readonly GridColumn[]
  readonly label: string
  /** Under which name the widths are remembered. */
  readonly name: string
  readonly sheets: Sheets
  /** Notices besides what is wrong: looked at, never in the way. */
  readonly noticesOf?: RowCheck
  readonly wrongCells: number
  /** Where else lines come from. */
  readonly children?: ReactNode
}

/** The lines of a form, with how many cells are wrong and where else lines come from. */
export function LinesPanel<V extends object, D, L extends DraftLine>(props: Props<V, D, L>) {
  const { of, columns, label, name, sheets, noticesOf, wrongCells, children } = props
  const t = useTranslations('kit.form')
  const { marksOf } = of.marks
  return (
    <section className="q-panel q-lines-panel" aria-label={label}>
      <LinesGrid
        grid={of.grid}
        columns={columns}
        label={label}
        marksOf={noticesOf ? (row) => ({ ...noticesOf(row), ...marksOf(row) }) : marksOf}
        name={name}
        sheets={sheets}
      >
        {wrongCells > 0 && (
          <span className="q-tag" data-tone="refused">
            {t('fixErrors', { count: wrongCells })}
          </span>
        )}
        <span className="q-lines-links">{children}</span>
      </LinesGrid>
    </section>
  )
}
