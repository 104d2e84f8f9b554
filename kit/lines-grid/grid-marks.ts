import type { GridRow, Mark, Marks } from './grid-types.ts'

/** The marks of a single row. A row object never changes, so they are cached with it. */
export type RowCheck = (row: GridRow) => Marks | undefined

export function keepingMarks(check: RowCheck): RowCheck {
  const known = new WeakMap<GridRow, Marks | undefined>()
  return (row) => {
    if (!known.has(row)) known.set(row, check(row))
    return known.get(row)
  }
}

/** Both; the later one's where a cell has two. */
export const merged = (a: Marks | undefined, b: Marks | undefined): Marks | undefined =>
  a && b ? { ...a, ...b } : (b ?? a)

type Located = { readonly row: number; readonly column: string; readonly mark: Mark }

/** Every mark of every row, in the order of the sheet. */
export function locateMarks(rows: readonly GridRow[], marksOf: RowCheck, most = 200): Located[] {
  const found: Located[] = []
  for (const [row, each] of rows.entries()) {
    const marks = marksOf(each)
    if (!marks) continue
    for (const [column, mark] of Object.entries(marks)) found.push({ row, column, mark })
    if (found.length >= most) break
  }
  return found
}
