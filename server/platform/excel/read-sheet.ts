import type { CellValue } from 'hucre/xlsx'
import { collectBytes } from '../files/collect-bytes.ts'
import { type Outcome, refused } from '../files/outcome.ts'
import { columnLetters, dateText, hasLostDigits, plainDecimal } from './cell-values.ts'
import { countHeaders, type HeaderMap, mapHeaders, type ReadColumn } from './map-headers.ts'
import { type OpenedRows, openRows, type RawRow, tooManyRows } from './open-rows.ts'
import {
  type CellProblem,
  type CellReason,
  type SheetLimits,
  type SheetReason,
  SheetUnreadable,
  usualSheetLimits,
} from './sheet-reasons.ts'

export type SheetRow<Key extends string> = {
  /** As the spreadsheet program numbers it, so that people find it again. */
  rowNumber: number
  /** Trimmed texts; '' for an empty cell and for an optional column that is not there. */
  values: Record<Key, string>
  problems: Array<CellProblem<Key>>
}

export type ReadSheet<Key extends string> = {
  headerRow: number
  /** Headers nobody asked for; the caller decides whether to mind. */
  unknownHeaders: string[]
  /** May throw SheetUnreadable. */
  rows: AsyncIterable<SheetRow<Key>>
}

const rowsAboveHeader = 10
const errorValues = new Set([
  '#DIV/0!',
  '#N/A',
  '#NAME?',
  '#NULL!',
  '#NUM!',
  '#REF!',
  '#VALUE!',
  '#SPILL!',
  '#CALC!',
])

/** Reads the first visible sheet of an XLSX, or a CSV in UTF-8 or GBK, row by row. */
export async function readSheet<Key extends string>(
  source: Uint8Array | AsyncIterable<Uint8Array>,
  columns: readonly ReadColumn<Key>[],
  changes: Partial<SheetLimits> = {},
): Promise<Outcome<{ sheet: ReadSheet<Key> }, SheetReason>> {
  const limits = { ...usualSheetLimits, ...changes }
  const collected = await collectBytes(source, limits.maxBytes)
  if (!collected.ok) return collected
  const answer = await openRows(collected.bytes, limits)
  if (!answer.ok) return answer
  const { opened } = answer

  const rows = filledRows(opened)
  try {
    const top = await takeTop(rows)
    const header = headerAmong(top, columns)
    if (header < 0) return refused('excel.headerMissing', { columns: namesOf(columns) })
    const mapped = mapHeaders((top[header]?.cells ?? []).map(cellText), columns)
    if (!mapped.ok) return mapped
    const below = top.slice(header + 1)
    if (below.length === 0) return refused('excel.noRows')
    if (opened.filledRows - header - 1 > limits.maxRows) return tooManyRows(limits)
    const read = (row: RawRow) => readRow(row, columns, mapped.map, opened)
    const sheet = {
      headerRow: top[header]?.rowNumber ?? 0,
      unknownHeaders: mapped.map.unknown,
      rows: readAll(below, rows, read),
    }
    return { ok: true, sheet }
  } catch (error) {
    if (error instanceof SheetUnreadable) return refused(error.reason)
    throw error
  }
}

async function* readAll<Key extends string>(
  below: readonly RawRow[],
  rest: AsyncIterable<RawRow>,
  read: (row: RawRow) => SheetRow<Key>,
): AsyncGenerator<SheetRow<Key>> {
  for (const row of below) yield read(row)
  for await (const row of rest) yield read(row)
}

async function* filledRows({ rows, formulasWithoutValue }: OpenedRows): AsyncGenerator<RawRow> {
  const rowsWithFormulas = new Set(
    Array.from(formulasWithoutValue, (name) => Number(name.replace(/^[A-Z]+/, ''))),
  )
  for await (const row of rows) {
    if (row.cells.some((cell) => cellText(cell) !== '') || rowsWithFormulas.has(row.rowNumber)) yield row
  }
}

async function takeTop(rows: AsyncGenerator<RawRow>): Promise<RawRow[]> {
  const top: RawRow[] = []
  while (top.length <= rowsAboveHeader) {
    const next = await rows.next()
    if (next.done) break
    top.push(next.value)
  }
  return top
}

/** Titles and remarks may stand above: the header is the row that names the most columns. */
function headerAmong<Key extends string>(
  top: readonly RawRow[],
  columns: readonly ReadColumn<Key>[],
): number {
  const counts = top.map((row) => countHeaders(row.cells.map(cellText), columns))
  const most = Math.max(0, ...counts)
  return most === 0 ? -1 : counts.indexOf(most)
}

function namesOf<Key extends string>(columns: readonly ReadColumn<Key>[]): string {
  const required = columns.filter((column) => column.isRequired)
  return (required.length > 0 ? required : columns).map((column) => column.headers[0]).join(', ')
}

function readRow<Key extends string>(
  row: RawRow,
  columns: readonly ReadColumn<Key>[],
  map: HeaderMap<Key>,
  opened: OpenedRows,
): SheetRow<Key> {
  const values = Object.fromEntries(columns.map(({ key }) => [key, ''])) as Record<Key, string>
  const problems: Array<CellProblem<Key>> = []
  for (const [position, column] of map.positions) {
    const cell = row.cells[position] ?? null
    values[column] = cellText(cell)
    const name = `${columnLetters(position)}${row.rowNumber}`
    const reason = problemOf(cell, name, position, row.rowNumber, opened)
    if (reason) problems.push({ column, reason, params: { cell: name } })
  }
  return { rowNumber: row.rowNumber, values, problems }
}

function problemOf(
  cell: CellValue,
  name: string,
  position: number,
  rowNumber: number,
  { formulasWithoutValue, merges }: OpenedRows,
): CellReason | undefined {
  if (typeof cell === 'number') return hasLostDigits(cell) ? 'excel.digitsLost' : undefined
  if (typeof cell === 'string' && errorValues.has(cell)) return 'excel.errorValue'
  if (cellText(cell) !== '') return undefined
  if (formulasWithoutValue.has(name)) return 'excel.formulaWithoutValue'
  // Whether a merged amount means each row or all of them together is for the user to say.
  const isCovered = merges.some(
    ({ fromRow, toRow, fromColumn, toColumn }) =>
      rowNumber >= fromRow && rowNumber <= toRow && position >= fromColumn && position <= toColumn,
  )
  return isCovered ? 'excel.mergedCell' : undefined
}

function cellText(cell: CellValue): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return plainDecimal(cell)
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE'
  return typeof cell === 'string' ? cell.trim() : dateText(cell)
}
