import { useEffect, useMemo, useRef } from 'react'
import { keepingMarks, type RowCheck } from '../lines-grid/grid-marks.ts'
import type { Grid } from '../lines-grid/grid-store.ts'
import { type Cells, type GridRow, isBlankRow, type Mark } from '../lines-grid/grid-types.ts'

/** What a library has for a row: the cells of the record with its name, and the mark they get. */
export type Known = { readonly cells: Cells; readonly text: string }

type Options = {
  readonly grid: Grid
  readonly rows: readonly GridRow[]
  /** The name a row is looked up by, '' for none; a changed name is looked up again. */
  readonly nameOf: (row: GridRow) => string
  /** A new function whenever answers arrived; undefined for a row without an answer yet. */
  readonly knownOf: (row: GridRow) => Known | undefined
}

/**
 * A name that is typed or pasted brings along what the library knows of it, into the cells that are still empty and as
 * one step that can be undone. Each row is filled once for a name: what was undone or emptied stays so, and the rows that
 * were there before the form opened are left alone. Answers the marks of the cells that were filled.
 */
export function useLibraryFill({ grid, rows, nameOf, knownOf }: Options): RowCheck {
  const offered = useRef<Set<string>>(undefined)
  const taken = useRef(new Map<string, Known>())
  const latest = useRef(nameOf)
  latest.current = nameOf
  if (offered.current === undefined) offered.current = new Set(rows.map((row) => offerOf(row, nameOf)))

  useEffect(() => {
    const changes = new Map<string, Cells>()
    for (const row of grid.get().rows) {
      if (isBlankRow(row) || latest.current(row) === '') continue
      const offer = offerOf(row, latest.current)
      if (offered.current?.has(offer)) continue
      const known = knownOf(row)
      if (!known) continue
      offered.current?.add(offer)
      const cells = Object.fromEntries(
        Object.entries(known.cells).filter(([key, text]) => text !== '' && (row.cells[key] ?? '') === ''),
      )
      if (Object.keys(cells).length === 0) continue
      changes.set(row.id, cells)
      taken.current.set(row.id, { cells, text: known.text })
    }
    if (changes.size > 0) grid.amend(changes)
  }, [grid, rows, knownOf])

  return useMemo(
    () =>
      keepingMarks((row) => {
        const known = taken.current.get(row.id)
        if (!known) return undefined
        const { cells, text } = known
        const marks = Object.keys(cells)
          .filter((key) => cells[key] === row.cells[key])
          .map((key): [string, Mark] => [key, { text, tone: 'taken' }])
        return marks.length > 0 ? Object.fromEntries(marks) : undefined
      }),
    [],
  )
}

const offerOf = (row: GridRow, nameOf: Options['nameOf']): string => `${row.id}\n${nameOf(row)}`
