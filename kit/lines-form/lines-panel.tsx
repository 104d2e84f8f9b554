import { type ReactNode, useMemo } from 'react'
import type { Sheets } from '../lines-grid/grid-headings.ts'
import { keepingMarks, merged, type RowCheck } from '../lines-grid/grid-marks.ts'
import type { GridColumn } from '../lines-grid/grid-types.ts'
import { LinesGrid } from '../lines-grid/lines-grid.tsx'
import type { DraftLine } from './row-reader.ts'
import type { LinesForm } from './use-lines-form.ts'
import './lines-form.css'

type Props<V extends object, D, L extends DraftLine> = {
  readonly editor: LinesForm<V, D, L>
  readonly columns: readonly GridColumn[]
  readonly label: string
  /** The key under which column widths are stored. */
  readonly name: string
  readonly sheets: Sheets
  /** Marks of cells that are not errors; they do not prevent a submission. */
  readonly noticesOf?: RowCheck
  /** Other sources of lines: import, product library. */
  readonly children?: ReactNode
}

/** The lines of a form. The toolbar has the number of errors, each cell its own. */
export function LinesPanel<V extends object, D, L extends DraftLine>(props: Props<V, D, L>) {
  const { editor, columns, label, name, sheets, noticesOf, children } = props
  const { marksOf } = editor.marks
  const allMarks = useMemo(
    () => (noticesOf ? keepingMarks((row) => merged(noticesOf(row), marksOf(row))) : marksOf),
    [noticesOf, marksOf],
  )
  // A form without lines has no cell to say it at.
  const missing = editor.rows.length === 0 ? editor.form.errors['lines'] : undefined
  return (
    <section className="q-panel q-lines-panel" aria-label={label}>
      {missing !== undefined && <p className="q-field-error">{missing}</p>}
      <LinesGrid
        grid={editor.grid}
        columns={columns}
        label={label}
        marksOf={allMarks}
        name={name}
        sheets={sheets}
      >
        <span className="q-lines-links">{children}</span>
      </LinesGrid>
    </section>
  )
}
