import { type GridColumn, type GridRow, type Place, shownText } from './grid-types.ts'

type Search = (rows: readonly GridRow[], row: number, wanted: string) => Place[]

/** The cells of a row whose displayed text contains the words. The texts of a row are cached. */
export function createSearch(columns: readonly GridColumn[]): Search {
  const known = new WeakMap<GridRow, readonly string[]>()
  const textsOf = (row: GridRow): readonly string[] => {
    const before = known.get(row)
    if (before) return before
    const texts = columns.map((column) => shownText(row, column).toLowerCase())
    known.set(row, texts)
    return texts
  }
  return (rows, row, wanted) => {
    const each = rows[row]
    if (!each || wanted === '') return []
    return textsOf(each).flatMap((text, col) => (text.includes(wanted) ? [{ row, col }] : []))
  }
}

export const wantedIn = (words: string): string => words.trim().toLowerCase()

/** Every cell whose displayed text contains the words, by row. */
export function findPlaces(rows: readonly GridRow[], columns: readonly GridColumn[], words: string): Place[] {
  const search = createSearch(columns)
  return rows.flatMap((_row, place) => search(rows, place, wantedIn(words)))
}

/** The match after (or before) a place; after the last one comes the first. */
export function nextPlace(found: readonly Place[], from: Place, direction: 1 | -1): number {
  if (found.length === 0) return -1
  const after = (a: Place, b: Place): boolean => a.row > b.row || (a.row === b.row && a.col > b.col)
  if (direction === 1) {
    const next = found.findIndex((place) => after(place, from))
    return next === -1 ? 0 : next
  }
  const before = found.findLastIndex((place) => after(from, place))
  return before === -1 ? found.length - 1 : before
}
