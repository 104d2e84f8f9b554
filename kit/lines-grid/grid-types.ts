/** What a cell keeps is text, as typed where it could not be understood: nothing that was entered is ever dropped. */
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
  /** Beside the label, quietly. */
  readonly note?: string
  /** What else it is found by: other names, pinyin, initials. */
  readonly search?: string
  /** What it is called elsewhere: pasted, each of these names means it. */
  readonly names?: readonly string[]
  /** What choosing it writes into other cells of the row. */
  readonly fills?: Cells
}

export type GridColumn = {
  readonly key: string
  readonly title: string
  readonly width: number
  /** Takes what room is left beside the last column in sight. */
  readonly grows?: boolean
  readonly align?: 'right'
  readonly isCode?: boolean
  readonly isRequired?: boolean
  /** Stays at the left while the others scroll. */
  readonly isPinned?: boolean
  /** The headings under which other people's sheets have this column. */
  readonly aliases?: readonly string[]
  /** Typed or pasted text as it is kept: `1,200` becomes `1200`, a name its code. What it does not know it leaves. */
  readonly parse?: (typed: string) => string
  /** Kept text as it is read. */
  readonly show?: (kept: string) => string
  /** Reckoned from the row's other cells; nobody types here. */
  readonly compute?: (cells: Cells) => string
  readonly choices?: readonly Choice[]
  readonly find?: (typed: string) => Promise<readonly Choice[]>
  /** Cells without a column of their own that belong to this one: typed over they empty, filled down they follow. */
  readonly carries?: readonly string[]
  readonly total?: (rows: readonly GridRow[]) => string
}

/** `wrong` has to be corrected, `notice` deserves a look, `taken` was filled in from somewhere else. */
export type Mark = {
  readonly text: string
  readonly tone: 'wrong' | 'notice' | 'taken'
  /** Instead of the text alone, at the active cell: the figures behind it and what one can do. */
  readonly details?: {
    readonly title: string
    readonly figures: readonly (readonly [label: string, value: string])[]
    readonly actions: readonly { readonly label: string; readonly run: () => void }[]
  }
}
/** What is to be said about a row's cells, by column. */
export type Marks = Readonly<Record<string, Mark>>

export const keptText = (row: GridRow | undefined, column: GridColumn): string =>
  row === undefined ? '' : column.compute ? column.compute(row.cells) : (row.cells[column.key] ?? '')

export const shownText = (row: GridRow | undefined, column: GridColumn): string => {
  const kept = keptText(row, column)
  return kept === '' || !column.show ? kept : column.show(kept)
}

const filled = new WeakSet<GridRow>()

/** A row object never changes, so that one look is enough: thousands are asked after every keystroke. */
export function isBlankRow(row: GridRow): boolean {
  if (filled.has(row)) return false
  for (const key in row.cells)
    if (row.cells[key] !== '') {
      filled.add(row)
      return false
    }
  return true
}

// A row keeps its name for good, also beside rows that another visit made.
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
