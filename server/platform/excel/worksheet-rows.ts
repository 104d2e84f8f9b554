import type { ZipEntry } from '../files/zip-directory.ts'
import { columnIndex, dateText, hasLostDigits, isCalendarDate, plainDecimal } from './cell-values.ts'
import { serialDate } from './date-formats.ts'
import type { FoundWorksheet } from './find-worksheet.ts'
import type { CellReason } from './sheet-reasons.ts'
import { unzippedText } from './unzip-text.ts'
import { decodeXmlText, resumeAt, runsText, withoutSections } from './xml-text.ts'

/** The text of a cell, and the reason if its value is unreliable. */
type RawCell = { text: string; reason?: CellReason }

/** Row numbers as the spreadsheet program shows them, from 1; cells by column, undefined where nothing stands. */
export type RawRow = { rowNumber: number; cells: ReadonlyArray<RawCell | undefined> }

const longestRow = 4 * 1024 * 1024
const mostColumns = 16_384
/** A value, a formula, or a text of more than blanks: rows that only look empty must not count against the limit. */
const filled = /<(?:\w+:)?(?:v|f)[\s>/]|<(?:\w+:)?t(?:\s[^<>]*)?>\s*[^<\s]/
export const isFilled = (row: string): boolean => filled.test(row)
const rowEnd = /<\/(?:\w+:)?row>|<\/(?:\w+:)?sheetData>|<(?:\w+:)?sheetData\s*\/>/g
const cellStart = /<(?:\w+:)?c(?=[\s>/])/
const cellEnd = /<\/(?:\w+:)?c>/
const reference = /\sr=["']([A-Z]+)\d*["']/
const styleNumber = /\ss=["'](\d+)["']/
const cellType = /\st=["'](\w+)["']/
const value = /<(?:\w+:)?v(?:\s[^<>]*)?>([^<]*)</
const emptyValue = /<(?:\w+:)?v\s*\/>/
const formula = /<(?:\w+:)?f[\s>/]/

/** The XML of each row, and of everything behind the rows; throws for a sheet that is damaged or cut off. */
export async function* rowTexts(
  bytes: Buffer,
  entry: ZipEntry,
): AsyncGenerator<{ rows: string[]; behind?: string }> {
  let pending = ''
  let searched = 0
  let isPastRows = false
  for await (const text of unzippedText(bytes, entry)) {
    if (isPastRows) {
      yield { rows: [], behind: text }
      continue
    }
    pending += text
    const rows: string[] = []
    let from = 0
    rowEnd.lastIndex = searched
    for (let found = rowEnd.exec(pending); found; found = rowEnd.exec(pending)) {
      if (found[0].endsWith('row>')) rows.push(withoutSections(pending.slice(from, found.index)))
      else isPastRows = true
      from = found.index + found[0].length
    }
    pending = pending.slice(from)
    searched = resumeAt(pending)
    if (pending.length > longestRow) throw new Error('row too long')
    yield isPastRows ? { rows, behind: pending } : { rows }
  }
  // A sheet truncated within its rows must not be read as a shorter one.
  if (!isPastRows) throw new Error('rows cut off')
}

export async function* worksheetRows(
  bytes: Buffer,
  sheet: FoundWorksheet,
  sharedTexts: readonly string[],
): AsyncGenerator<RawRow> {
  let rowNumber = 0
  for await (const { rows } of rowTexts(bytes, sheet.entry)) {
    for (const row of rows) {
      const numbered = /<(?:\w+:)?row\s[^<>]*?\br=["'](\d+)["']/.exec(row)
      rowNumber = numbered ? Number(numbered[1]) : rowNumber + 1
      if (!isFilled(row)) continue
      const cells: Array<RawCell | undefined> = []
      for (const { column, attributes, content } of cellsOf(row)) {
        cells[column] = readCell(attributes, content, sheet, sharedTexts)
      }
      yield { rowNumber, cells }
    }
  }
}

export function* cellsOf(row: string): Generator<{ column: number; attributes: string; content: string }> {
  let column = -1
  // Cut at each beginning, not matched from beginning to end: a row of a million unclosed cells must stay cheap.
  for (const piece of row.split(cellStart).slice(1)) {
    const open = piece.indexOf('>')
    const attributes = piece.slice(0, open)
    const letters = reference.exec(attributes)?.[1]
    column = letters === undefined ? column + 1 : columnIndex(letters)
    // No program writes beyond column XFD; a cell far out would make its row as long as its number.
    if (column >= mostColumns) throw new Error('column out of range')
    if (open < 0 || attributes.endsWith('/')) continue
    const content = piece.slice(open + 1)
    const end = content.search(cellEnd)
    if (end > 0) yield { column, attributes, content: content.slice(0, end) }
  }
}

function readCell(
  attributes: string,
  content: string,
  sheet: FoundWorksheet,
  sharedTexts: readonly string[],
): RawCell | undefined {
  const type = cellType.exec(attributes)?.[1] ?? 'n'
  if (type === 'inlineStr') return { text: runsText(content).trim() }
  const cellValue = value.exec(content)?.[1]
  if (cellValue === undefined) {
    const isUncalculated = formula.test(content) && !emptyValue.test(content)
    return isUncalculated ? { text: '', reason: 'excel.formulaWithoutValue' } : undefined
  }
  switch (type) {
    case 's':
      return { text: (sharedTexts[Number(cellValue)] ?? '').trim() }
    case 'b':
      return { text: cellValue === '1' || cellValue === 'true' ? 'TRUE' : 'FALSE' }
    case 'e':
      return { text: decodeXmlText(cellValue), reason: 'excel.errorValue' }
    case 'n': {
      const number = Number(cellValue)
      if (cellValue.trim() === '' || !Number.isFinite(number))
        return { text: decodeXmlText(cellValue).trim() }
      const style = Number(styleNumber.exec(attributes)?.[1] ?? 0)
      const numberStyle = sheet.numberStyles[style] ?? 'plain'
      if (numberStyle === 'date') return dateCell(number, sheet.countsFrom1904)
      // The cell holds 0.13 and shows 13%; only its column knows which of the two is meant.
      if (numberStyle === 'percent') return { text: `${plainDecimal(number * 100)}%` }
      return hasLostDigits(number)
        ? { text: plainDecimal(number), reason: 'excel.digitsLost' }
        : { text: plainDecimal(number) }
    }
    default:
      return { text: decodeXmlText(cellValue).trim() }
  }
}

/** A number that no calendar has, shown as ##### by spreadsheet programs, stays a number for the schema to refuse. */
function dateCell(serial: number, countsFrom1904: boolean): RawCell {
  const date = serialDate(serial, countsFrom1904)
  return { text: serial >= 0 && isCalendarDate(date) ? dateText(date) : plainDecimal(serial) }
}
