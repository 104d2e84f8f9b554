import { typedInto } from './grid-edit.ts'
import { type GridColumn, type GridRow, keptText } from './grid-types.ts'

export type Replacement = {
  readonly words: string
  readonly by: string
  /** The key of the only column to look in; undefined: all of them. */
  readonly column?: string | undefined
}

/** The columns that can be edited and so be searched. */
const targetsOf = (columns: readonly GridColumn[], { column }: Replacement): readonly GridColumn[] =>
  columns.filter((each) => !each.compute && (column === undefined || each.key === column))

/** A cell as it would be typed: the name of a choice, the digits of a number without separators. */
const textOf = (row: GridRow, column: GridColumn): string => {
  const text = keptText(row, column)
  return column.choices && column.show && text !== '' ? column.show(text) : text
}

const literally = (words: string): RegExp =>
  new RegExp(words.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'), 'giu')

/** How many cells of a row contain the words, without regard to case. */
export function countMatches(row: GridRow, columns: readonly GridColumn[], wanted: Replacement): number {
  const words = wanted.words.toLowerCase()
  if (words === '') return 0
  return targetsOf(columns, wanted).filter((column) => textOf(row, column).toLowerCase().includes(words))
    .length
}

/** The rows with every match replaced and read again as if it had been typed; `count` is that of the changed cells. */
export function replaceAll(
  rows: readonly GridRow[],
  columns: readonly GridColumn[],
  wanted: Replacement,
): { rows: readonly GridRow[]; count: number } {
  if (wanted.words === '') return { rows, count: 0 }
  const words = wanted.words.toLowerCase()
  const pattern = literally(wanted.words)
  const targets = targetsOf(columns, wanted)
  let count = 0
  const replaced = rows.map((row) => {
    const changes: Record<string, string> = {}
    for (const column of targets) {
      const before = textOf(row, column)
      if (!before.toLowerCase().includes(words)) continue
      const typed = typedInto(
        column,
        before.replaceAll(pattern, () => wanted.by),
      )
      if (typed[column.key] === keptText(row, column)) continue
      Object.assign(changes, typed)
      count += 1
    }
    return Object.keys(changes).length > 0 ? { id: row.id, cells: { ...row.cells, ...changes } } : row
  })
  return { rows: replaced, count }
}
