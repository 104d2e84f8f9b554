import { collectBytes } from '../files/collect-bytes.ts'
import { type Outcome, refused } from '../files/outcome.ts'
import { columnLetters } from './cell-values.ts'
import { countHeaders, type HeaderMap, mapHeaders, type ReadColumn } from './map-headers.ts'
import { openRows, tooManyRows } from './open-rows.ts'
import type { MergedRange } from './scan-worksheet.ts'
import { type CellProblem, type SheetLimits, type SheetReason, usualSheetLimits } from './sheet-reasons.ts'
import type { RawRow } from './worksheet-rows.ts'

export type SheetRow<Key extends string> = {
  /** As the spreadsheet program numbers it, so that users can find the row. */
  rowNumber: number
  /** Trimmed texts; '' for an empty cell and for an optional column that is not there. */
  values: Record<Key, string>
  problems: Array<CellProblem<Key>>
}

export type ReadSheet<Key extends string> = {
  headerRow: number
  /** Headers that match no column; the caller decides what to do with them. */
  unknownHeaders: string[]
  /** How many rows will come. */
  rowCount: number
  rows: AsyncIterable<SheetRow<Key>>
}

const rowsAboveHeader = 10

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

  const rows = filledRows(opened.rows)
  const top = await takeTop(rows)
  const header = headerAmong(top, columns)
  if (header < 0) return refused('excel.headerMissing', { columns: namesOf(columns) })
  const mapped = mapHeaders(textsOf(top[header]), columns)
  if (!mapped.ok) return mapped
  const below = top.slice(header + 1)
  if (below.length === 0) return refused('excel.noRows')
  if (opened.filledRows - header - 1 > limits.maxRows) return tooManyRows(limits)
  const sheet = {
    headerRow: top[header]?.rowNumber ?? 0,
    unknownHeaders: mapped.map.unknown,
    rowCount: opened.filledRows - header - 1,
    rows: readAll(below, rows, (row) => readRow(row, columns, mapped.map, opened.merges)),
  }
  return { ok: true, sheet }
}

async function* readAll<Key extends string>(
  below: readonly RawRow[],
  rest: AsyncIterable<RawRow>,
  read: (row: RawRow) => SheetRow<Key>,
): AsyncGenerator<SheetRow<Key>> {
  for (const row of below) yield read(row)
  for await (const row of rest) yield read(row)
}

async function* filledRows(rows: AsyncIterable<RawRow>): AsyncGenerator<RawRow> {
  for await (const row of rows) {
    if (row.cells.some((cell) => cell && (cell.text !== '' || cell.reason))) yield row
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
  const counts = top.map((row) => countHeaders(textsOf(row), columns))
  const most = Math.max(0, ...counts)
  return most === 0 ? -1 : counts.indexOf(most)
}

function namesOf<Key extends string>(columns: readonly ReadColumn<Key>[]): string {
  const required = columns.filter((column) => column.isRequired)
  return (required.length > 0 ? required : columns).map((column) => column.headers[0]).join(', ')
}

function textsOf(row: RawRow | undefined): string[] {
  return Array.from(row?.cells ?? [], (cell) => cell?.text ?? '')
}

function readRow<Key extends string>(
  { rowNumber, cells }: RawRow,
  columns: readonly ReadColumn<Key>[],
  map: HeaderMap<Key>,
  merges: readonly MergedRange[],
): SheetRow<Key> {
  const values = Object.fromEntries(columns.map(({ key }) => [key, ''])) as Record<Key, string>
  const problems: Array<CellProblem<Key>> = []
  const mergesHere = merges.filter(({ fromRow, toRow }) => rowNumber >= fromRow && rowNumber <= toRow)
  for (const [position, column] of map.positions) {
    const { text = '', reason: ownReason } = cells[position] ?? {}
    values[column] = text
    // A merged amount is ambiguous (each row, or all together), so the user has to correct it.
    const isCovered =
      text === '' &&
      mergesHere.some(({ fromColumn, toColumn }) => position >= fromColumn && position <= toColumn)
    const reason = ownReason ?? (isCovered ? 'excel.mergedCell' : undefined)
    if (reason) problems.push({ column, reason, params: { cell: `${columnLetters(position)}${rowNumber}` } })
  }
  return { rowNumber, values, problems }
}
