import { Readable } from 'node:stream'
import type { ReadableStream as WebReadable } from 'node:stream/web'
import { isDay, shanghaiSecond } from '@quayside/contract/kernel/days.ts'
import { type CellValue, writeXlsxStream } from 'hucre/xlsx'
import { takingTurns } from '../take-turns.ts'
import { exactNumber } from './cell-values.ts'

export const xlsxMime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Money shows 2 decimals in every currency, rates 6, prices from 2 to 6; an instant is shown in Shanghai's time. */
export type ColumnKind = 'text' | 'money' | 'rate' | 'price' | 'quantity' | 'integer' | 'date' | 'instant'

export type WrittenColumn<Row> = {
  header: string
  kind: ColumnKind
  /** In characters; absent: the kind's usual width. */
  width?: number
  value(row: Row): string | null | undefined
}

export const columnFormats: Record<ColumnKind, { numFmt?: string; width: number }> = {
  text: { width: 20 },
  money: { numFmt: '#,##0.00', width: 16 },
  rate: { numFmt: '0.000000', width: 12 },
  price: { numFmt: '#,##0.00####', width: 12 },
  quantity: { width: 12 },
  integer: { numFmt: '#,##0', width: 10 },
  date: { numFmt: 'yyyy-mm-dd', width: 12 },
  instant: { numFmt: 'yyyy-mm-dd hh:mm', width: 17 },
}

const longestText = 32_767

/** Streams a workbook of one sheet: rows are pulled as the client reads, so memory does not grow with their number. */
export function writeSheet<Row>(
  name: string,
  columns: readonly WrittenColumn<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
): Readable {
  const stream = writeXlsxStream(cellsOf(columns, rows), {
    name: sheetName(name),
    columns: columns.map(({ header, kind, width }) => ({
      ...columnFormats[kind],
      header,
      ...(width === undefined ? {} : { width }),
    })),
    freezePane: { rows: 1 },
  })
  return Readable.fromWeb(stream as WebReadable<Uint8Array>)
}

async function* cellsOf<Row>(
  columns: readonly WrittenColumn<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
): AsyncGenerator<CellValue[]> {
  const othersTurn = takingTurns()
  for await (const row of rows) {
    yield columns.map((column) => cellOf(column.kind, column.value(row)))
    await othersTurn()
  }
}

/** Text always becomes a text cell, whatever it begins with; nothing here can write a formula. */
export function cellOf(kind: ColumnKind, value: string | null | undefined): CellValue {
  if (value === null || value === undefined || value === '') return null
  const text = value.length > longestText ? `${value.slice(0, longestText - 1)}…` : value
  switch (kind) {
    case 'text':
      return text
    case 'money':
    case 'rate':
    case 'price':
    case 'quantity':
    case 'integer':
      return exactNumber(text) ?? text
    case 'date':
      return dayCell(text) ?? text
    case 'instant':
      return instantCell(text) ?? text
    default:
      return kind satisfies never
  }
}

function dayCell(text: string): Date | undefined {
  return isDay(text) && text >= '1900-03-01' ? new Date(text) : undefined
}

// Spreadsheets have no time zones: the cell holds Shanghai's local time.
function instantCell(text: string): Date | undefined {
  const instant = new Date(text)
  if (!/^\d{4}-\d{2}-\d{2}T/.test(text) || Number.isNaN(instant.getTime())) return undefined
  return new Date(`${shanghaiSecond(instant).replace(' ', 'T')}Z`)
}

/** Spreadsheet programs refuse some characters in a sheet's name, and more than 31 of any. */
export function sheetName(name: string): string {
  const cleaned = name
    .replace(/[[\]:*?/\\\p{Cc}]/gu, ' ')
    .replace(/^[\s']+|[\s']+$/g, '')
    .slice(0, 31)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
  return cleaned === '' ? 'Sheet1' : cleaned
}
