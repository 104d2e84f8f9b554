import { type Cells, type GridColumn, type GridRow, newRow, type Range } from './grid-types.ts'

/** Pure functions that return the changed rows. Rows that did not change stay the same objects. */
type Rows = readonly GridRow[]
type Columns = readonly GridColumn[]

function atLeast(rows: Rows, count: number): GridRow[] {
  const grown = [...rows]
  while (grown.length < count) grown.push(newRow())
  return grown
}

/** The changes of entering a text there, added to a given object: a paste has tens of thousands of cells. */
function putTyped(into: Record<string, string>, column: GridColumn, typed: string): void {
  into[column.key] = column.parse ? column.parse(typed) : typed.trim()
  if (column.carries) for (const key of column.carries) into[key] = ''
}

/** The changes of entering a text there. */
export function typedInto(column: GridColumn, typed: string): Record<string, string> {
  const changes: Record<string, string> = {}
  putTyped(changes, column, typed)
  return changes
}

/** The keys that a selection's columns write, their own and those they carry. */
const writtenKeys = (columns: Columns, { left, right }: Range): string[] =>
  columns
    .slice(left, right + 1)
    .flatMap((column) => (column.compute ? [] : [column.key, ...(column.carries ?? [])]))

function withCells(row: GridRow | undefined, changes: Cells): GridRow {
  if (!row) return newRow(changes)
  for (const key in changes)
    if ((row.cells[key] ?? '') !== changes[key]) return { id: row.id, cells: { ...row.cells, ...changes } }
  return row
}

/** One cell, and what a choice brings along. */
export function setCell(rows: Rows, column: GridColumn, row: number, typed: string, fills: Cells = {}): Rows {
  if (column.compute) return rows
  const next = atLeast(rows, row + 1)
  const before = next[row] ?? newRow()
  const typedIn = typedInto(column, typed)
  // The same text again is no change, and carries nothing.
  const isSame = (before.cells[column.key] ?? '') === typedIn[column.key]
  next[row] = withCells(before, { ...(isSame ? {} : typedIn), ...fills })
  return next
}

/** Writes a block of texts from row `top` into the columns `targets`; an undefined target is skipped. */
export function writeBlock(
  rows: Rows,
  top: number,
  block: readonly (readonly string[])[],
  targets: readonly (GridColumn | undefined)[],
): Rows {
  const next = atLeast(rows, top)
  for (const [offset, texts] of block.entries()) {
    const changes: Record<string, string> = {}
    for (const [place, typed] of texts.entries()) {
      const column = targets[place]
      if (column && !column.compute) putTyped(changes, column, typed)
    }
    const at = top + offset
    next[at] = withCells(rows[at], changes)
  }
  return next
}

/** Repeats the block until the range is full, as a spreadsheet pastes one cell into many. */
export function repeatToFill(block: readonly (readonly string[])[], range: Range): string[][] {
  const height = range.bottom - range.top + 1
  const width = range.right - range.left + 1
  const widest = block.reduce((most, texts) => Math.max(most, texts.length), 1)
  const fits = height % block.length === 0 && width % widest === 0
  if (!fits) return block.map((texts) => [...texts])
  return Array.from({ length: height }, (_unused, row) =>
    Array.from({ length: width }, (_none, col) => block[row % block.length]?.[col % widest] ?? ''),
  )
}

export function clearRange(rows: Rows, columns: Columns, range: Range): Rows {
  const blank = Object.fromEntries(writtenKeys(columns, range).map((key) => [key, '']))
  return rows.map((row, place) => (place >= range.top && place <= range.bottom ? withCells(row, blank) : row))
}

/** Repeats the source's rows over the rows of the target below or above it. */
export function fillFrom(rows: Rows, columns: Columns, source: Range, target: Range): Rows {
  const filled = writtenKeys(columns, source)
  const height = source.bottom - source.top + 1
  const next = atLeast(rows, target.bottom + 1)
  for (let place = target.top; place <= target.bottom; place += 1) {
    if (place >= source.top && place <= source.bottom) continue
    const from = rows[source.top + ((((place - source.top) % height) + height) % height)]
    const changes = Object.fromEntries(filled.map((key) => [key, from?.cells[key] ?? '']))
    next[place] = withCells(next[place] ?? newRow(), changes)
  }
  return next
}

/** Copies the first row of the range to all others; a single row is filled from the row above. */
export function fillDown(rows: Rows, columns: Columns, range: Range): Rows {
  const from = range.top === range.bottom ? range.top - 1 : range.top
  if (from < 0) return rows
  const source = { ...range, top: from, bottom: from }
  return fillFrom(rows, columns, source, { ...range, top: from + 1 })
}

export function insertRows(rows: Rows, at: number, count: number): Rows {
  const next = [...rows]
  next.splice(at, 0, ...Array.from({ length: count }, () => newRow()))
  return next
}

export function duplicateRows(rows: Rows, { top, bottom }: Range): Rows {
  const copies = rows.slice(top, bottom + 1).map((row) => newRow(row.cells))
  return [...rows.slice(0, bottom + 1), ...copies, ...rows.slice(bottom + 1)]
}

export const removeRows = (rows: Rows, { top, bottom }: Range): Rows =>
  rows.filter((_row, place) => place < top || place > bottom)
