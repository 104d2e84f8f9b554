import type { Column, Row } from './table.ts'

/** A name in Chinese is whole on it, most of those in English are. */
const roomOfNames = 192

/**
 * The columns with the one that stands under the number of the record as its second line: whose record it is needs no
 * column, and a name has as much room as it needs on one line. Others stand under the column that they name.
 */
export function stacked<R extends Row>(shown: readonly Column<R>[]): readonly Column<R>[] {
  const first = shown.find(({ isFirst }) => isFirst)
  const under = shown.find(({ isUnderFirst }) => isUnderFirst)
  const named = underOthers(shown)
  if (!first || !under) return named
  // Numbers stay whole by themselves; the width is that of the names.
  const { figures: _figures, ...number } = first
  const both = {
    ...pairOf(number, under),
    width: Math.max(roomOfNames, first.width),
    leastWidth: roomOfNames,
  }
  return named.filter((column) => column !== under).map((column) => (column === first ? both : column))
}

function underOthers<R extends Row>(shown: readonly Column<R>[]): readonly Column<R>[] {
  const isUnder = ({ under }: Column<R>): boolean => shown.some(({ key }) => key === under)
  return shown
    .filter((column) => !isUnder(column))
    .map((column) => {
      const below = shown.find(({ under }) => under === column.key)
      return below ? pairOf(column, below) : column
    })
}

const pairOf = <R extends Row>(column: Column<R>, below: Column<R>): Column<R> => ({
  ...column,
  headings: [column, below],
  cell: (row) => (
    <span className="q-stacked" data-lines>
      <span>{column.cell(row)}</span>
      <small>{below.cell(row)}</small>
    </span>
  ),
})
