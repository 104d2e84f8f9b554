import { type GridColumn, type GridRow, type Place, shownText } from './grid-types.ts'

/** Every cell whose text, as it is read, contains the words; row by row. */
export function findPlaces(rows: readonly GridRow[], columns: readonly GridColumn[], words: string): Place[] {
  const wanted = words.trim().toLowerCase()
  if (wanted === '') return []
  const found: Place[] = []
  for (const [row, each] of rows.entries())
    for (const [col, column] of columns.entries())
      if (shownText(each, column).toLowerCase().includes(wanted)) found.push({ row, col })
  return found
}

/** The match after (or before) a place, going round at the end. */
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
