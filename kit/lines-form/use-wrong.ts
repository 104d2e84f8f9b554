import { useMemo } from 'react'
import { useScanned } from '../lines-grid/grid-scan.ts'
import type { DraftLine } from './row-reader.ts'
import type { LinesForm } from './use-lines-form.ts'

const mostCounted = 500

/** A field with an error or, with the id of its row, a cell. */
export type Wrong = { readonly path: string; readonly row?: string; readonly text: string }

/** All fields and cells with an error, in the order of the form: header first, then the sheet. */
export function useWrong<V extends object, D, L extends DraftLine>(
  editor: LinesForm<V, D, L>,
): readonly Wrong[] {
  const { errors } = editor.form
  const { marksOf } = editor.marks
  const marked = useScanned(editor.rows, marksOf)
  const hasLines = editor.rows.length > 0
  return useMemo(() => {
    const fields = Object.entries(errors)
      .filter(([path]) => !path.startsWith('lines.') && !(hasLines && !(path in editor.form.values)))
      .map(([path, text]) => ({ path, text }))
    const cells: Wrong[] = []
    for (const [row, marks] of marked) {
      for (const [path, mark] of Object.entries(marks))
        if (mark.tone === 'wrong') cells.push({ path, row: row.id, text: mark.text })
      if (cells.length >= mostCounted) break
    }
    return [...fields, ...cells]
  }, [errors, marked, hasLines])
}

/** Focuses the field or, for a row, the cell of a path. */
export function leadTo<V extends object, D, L extends DraftLine>(
  { grid, form }: Pick<LinesForm<V, D, L>, 'grid' | 'form'>,
  path: string,
  row?: string,
): void {
  if (row !== undefined) {
    const place = grid.get().rows.findIndex((each) => each.id === row)
    return grid.lead(Math.max(0, place), path)
  }
  const field = document.getElementById(`${form.id}-${path}`)
  if (!field) return grid.lead(0, '')
  field.scrollIntoView({ block: 'center' })
  const input = field.matches('input, textarea, button') ? field : field.querySelector<HTMLElement>('input')
  input?.focus({ preventScroll: true })
}

/** The current indexes of these rows. */
export function placesOf(
  { grid }: Pick<LinesForm<object, unknown, DraftLine>, 'grid'>,
  ids: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const places = new Map<string, number>()
  if (ids.size > 0)
    for (const [place, row] of grid.get().rows.entries()) if (ids.has(row.id)) places.set(row.id, place)
  return places
}
