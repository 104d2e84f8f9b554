import type { Readable } from 'node:stream'
import { shanghaiMinute } from '@quayside/contract/kernel/days.ts'
import {
  formatAmount,
  formatQuantity,
  formatRate,
  isAmount,
  isRate,
} from '@quayside/contract/kernel/money.ts'
import { type ColumnKind, writeSheet, xlsxMime } from '../../platform/excel/write-sheet.ts'
import { renderPdf } from '../../platform/pdf/render-pdf.ts'
import { tableOf } from '../../platform/pdf/table-of.ts'
import type { Texts } from '../../platform/texts.ts'
import type { ReportFile } from './report-file.ts'

export const mimes = { xlsx: xlsxMime, pdf: 'application/pdf' } as const

async function* rowsOf(file: ReportFile, told: Told) {
  for await (const piece of file.pieces()) {
    yield* piece
    await told(piece.length)
  }
}

type Told = (rows: number) => Promise<void>
const untold: Told = async () => undefined

/** Streamed: rows are read as the workbook is. */
export const renderXlsx = (file: ReportFile, told = untold): Readable =>
  writeSheet(file.title, file.columns, rowsOf(file, told))

const columnsUpright = 5

export async function renderReportPdf(
  file: ReportFile,
  { companyName, text, told = untold }: { companyName: string; text: Texts; told?: Told },
): Promise<Buffer> {
  const rows = await Array.fromAsync(rowsOf(file, told))
  const isLandscape = file.columns.length > columnsUpright
  const columns = file.columns.map(({ header, kind, value }) => ({
    header,
    isNumber: numbers.has(kind),
    isWhole: kind !== 'text',
    value: (row: (typeof rows)[number]) => shown(kind, value(row)),
  }))
  // Many columns need smaller letters, so that figures are not broken.
  const size = file.columns.length > 12 ? 6 : file.columns.length > 9 ? 7 : 9
  return renderPdf(tableOf(columns, rows, { isLandscape, size }), {
    header: { companyName, title: file.title },
    // The numbers are filled in page by page, where the document is laid out.
    footer: text('reports.page', { page: '{page}', pages: '{pages}' }),
    isLandscape,
  })
}

const numbers = new Set<ColumnKind>(['money', 'rate', 'price', 'quantity', 'integer'])

/** On paper a value is text: money with separators, an instant in Shanghai's time. */
function shown(kind: ColumnKind, value: string | null): string {
  if (value === null) return ''
  if (kind === 'money' && isAmount(value)) return formatAmount(value)
  if (kind === 'rate' && isRate(value)) return formatRate(value)
  if (kind === 'price' || kind === 'quantity' || kind === 'integer') return formatQuantity(value)
  return kind === 'instant' ? shanghaiMinute(new Date(value)) : value
}
