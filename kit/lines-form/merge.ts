import type { GridRow } from '../lines-grid/grid-types.ts'

/** Header and lines, which are stored, saved and compared together. */
export type Content<V extends object> = { readonly values: V; readonly rows: readonly GridRow[] }

/** One place where two contents differ: a field, a cell, or a row that only one of them has. */
export type Difference = {
  readonly key: string
  readonly field?: string
  readonly row?: string
  readonly column?: string
  readonly mine: unknown
  readonly theirs: unknown
  /** Only they changed it: theirs is the default choice. */
  readonly isTheirs: boolean
}

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)
const byId = (rows: readonly GridRow[]): ReadonlyMap<string, GridRow> =>
  new Map(rows.map((row) => [row.id, row]))

/** `3.20` as it was typed is `3.2` as it was read back. */
const withoutZeros = (text: string): string => text.replace(/^(-?\d+)(?:\.0+|(\.\d*[1-9])0+)$/, '$1$2')

/** Where mine and theirs differ. `base` is what both began with. */
export function differencesOf<V extends object>(
  base: Content<V>,
  mine: Content<V>,
  theirs: Content<V>,
  columns: { readonly keys: readonly string[]; readonly numbers: ReadonlySet<string> },
): Difference[] {
  const found: Difference[] = []
  for (const field of Object.keys(mine.values) as (keyof V & string)[]) {
    const [b, m, t] = [base.values[field], mine.values[field], theirs.values[field]]
    if (!same(m, t)) found.push({ key: field, field, mine: m, theirs: t, isTheirs: same(b, m) })
  }
  const [before, latest] = [byId(base.rows), byId(theirs.rows)]
  for (const row of mine.rows) {
    const [old, other] = [before.get(row.id), latest.get(row.id)]
    if (!other) {
      // They removed it, unless it is new here.
      const isTheirs = old !== undefined && same(old.cells, row.cells)
      found.push({ key: `row ${row.id}`, row: row.id, mine: row, theirs: undefined, isTheirs })
      continue
    }
    for (const column of columns.keys) {
      const text = (of: GridRow | undefined): string => of?.cells[column] ?? ''
      const worth = columns.numbers.has(column) ? (of: GridRow | undefined) => withoutZeros(text(of)) : text
      if (worth(row) === worth(other)) continue
      const isTheirs = old !== undefined && worth(old) === worth(row)
      const key = `cell ${row.id} ${column}`
      found.push({ key, row: row.id, column, mine: text(row), theirs: text(other), isTheirs })
    }
  }
  const own = byId(mine.rows)
  for (const row of theirs.rows) {
    if (own.has(row.id)) continue
    // It was removed here, unless it is new there.
    const isTheirs = !before.has(row.id)
    found.push({ key: `row ${row.id}`, row: row.id, mine: undefined, theirs: row, isTheirs })
  }
  return found
}

/** Mine, with theirs at the places that were chosen. */
export function merged<V extends object>(
  mine: Content<V>,
  theirs: Content<V>,
  differences: readonly Difference[],
  taken: ReadonlySet<string>,
): Content<V> {
  const chosen = differences.filter(({ key }) => taken.has(key))
  const values = { ...mine.values }
  const cells = new Map<string, Record<string, string>>()
  const gone = new Set<string>()
  const added: GridRow[] = []
  for (const { field, row, column, theirs: other } of chosen) {
    if (field !== undefined) values[field as keyof V] = other as V[keyof V]
    else if (row !== undefined && column !== undefined)
      cells.set(row, { ...cells.get(row), [column]: other as string })
    else if (row !== undefined && other === undefined) gone.add(row)
    else if (other !== undefined) added.push(other as GridRow)
  }
  // Nothing of mine is left, so the result is theirs, in their order.
  if (chosen.length === differences.length) return theirs
  const rows = mine.rows
    .filter((row) => !gone.has(row.id))
    .map((row) => {
      const changes = cells.get(row.id)
      return changes ? { id: row.id, cells: { ...row.cells, ...changes } } : row
    })
  return { values, rows: [...rows, ...added] }
}
