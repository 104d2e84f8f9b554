import { awaitedName } from '../page/awaited-name.ts'

/** A cell holds text, as typed where it could not be parsed, so that no entry is lost. */
export type Cells = Readonly<Record<string, string>>
export type GridRow = { readonly id: string; readonly cells: Cells }
export type Place = { readonly row: number; readonly col: number }
/** All four included. */
export type Range = {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

export type Choice = {
  readonly value: string
  readonly label: string
  /** Beside the label, in a quiet colour. */
  readonly note?: string
  /** Other texts that match in a search: other names, pinyin, initials. */
  readonly search?: string
  /** Other names that are recognised when pasted. */
  readonly names?: readonly string[]
  /** What choosing it writes into other cells of the row. */
  readonly fills?: Cells
}

export type GridColumn = {
  readonly key: string
  readonly title: string
  readonly width: number
  /** Takes the width that is left beside the last visible column. */
  readonly grows?: boolean
  readonly align?: 'right'
  readonly isCode?: boolean
  readonly isRequired?: boolean
  /** Stays at the left while the others scroll. */
  readonly isPinned?: boolean
  /** The headings under which other people's sheets have this column. */
  readonly aliases?: readonly string[]
  /** Typed or pasted text as it is stored: `1,200` becomes `1200`, a name its code. Text it cannot parse stays. */
  readonly parse?: (typed: string) => string
  /** Stored text as it is displayed. */
  readonly show?: (kept: string) => string
  /** Computed from the row's other cells; cannot be edited. */
  readonly compute?: (cells: Cells) => string
  readonly choices?: readonly Choice[]
  readonly find?: (typed: string) => Promise<readonly Choice[]>
  /** Keys without a column that belong to this one: emptied when it is typed over, copied when it is filled down. */
  readonly carries?: readonly string[]
  readonly total?: (rows: readonly GridRow[]) => string
}

/** `wrong` must be corrected, `notice` should be checked, `taken` was filled in from a library. */
export type Mark = {
  readonly text: string
  readonly tone: 'wrong' | 'notice' | 'taken'
  /** Shown at the active cell in place of the text: figures and actions. */
  readonly details?: {
    readonly title: string
    readonly figures: readonly (readonly [label: string, value: string])[]
    readonly actions: readonly { readonly label: string; readonly run: () => void }[]
  }
}
/** The marks of a row's cells, by column. */
export type Marks = Readonly<Record<string, Mark>>

export const keptText = (row: GridRow | undefined, column: GridColumn): string =>
  row === undefined ? '' : column.compute ? column.compute(row.cells) : (row.cells[column.key] ?? '')

export const shownText = (row: GridRow | undefined, column: GridColumn): string => {
  const cellText = keptText(row, column)
  if (cellText === '' || !column.show) return cellText
  return column.choices?.length === 0 ? awaitedName : column.show(cellText)
}

const filled = new WeakSet<GridRow>()

/** A row object never changes, so the result is cached: thousands of rows are checked after every keystroke. */
export function isBlankRow(row: GridRow): boolean {
  if (filled.has(row)) return false
  for (const key in row.cells)
    if (row.cells[key] !== '') {
      filled.add(row)
      return false
    }
  return true
}

// Unique also among rows that were stored by an earlier visit.
const visit = Math.random().toString(36).slice(2, 10)
let lastRow = 0
export function newRow(cells: Cells = {}): GridRow {
  lastRow += 1
  return { id: `${visit}-${lastRow.toString(36)}`, cells }
}

export const rangeOf = (a: Place, b: Place): Range => ({
  top: Math.min(a.row, b.row),
  bottom: Math.max(a.row, b.row),
  left: Math.min(a.col, b.col),
  right: Math.max(a.col, b.col),
})
