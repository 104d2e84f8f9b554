import type { Column, Row } from './table.ts'

/** A name in Chinese is whole on it, most of those in English are. */
const roomOfNames = 192

/**
 * The columns with the one that stands under the number of the record as its second line: whose record it is needs no
 * column, and a name has as much room as it needs on one line.
 */
export function stacked<R extends Row>(shown: readonly Column<R>[]): readonly Column<R>[] {
  const first = shown.find(({ isFirst }) => isFirst)
  const under = shown.find(({ isUnderFirst }) => isUnderFirst)
  if (!first || !under) return shown
  // Numbers stay whole by themselves; the width is that of the names.
  const { figures: _figures, ...number } = first
  const both: Column<R> = {
    ...number,
    width: roomOfNames,
    leastWidth: roomOfNames,
    headings: [first, under],
    cell: (row) => (
      <span className="q-stacked" data-lines>
        <span>{first.cell(row)}</span>
        <small>{under.cell(row)}</small>
      </span>
    ),
  }
  return shown.filter((column) => column !== under).map((column) => (column === first ? both : column))
}
