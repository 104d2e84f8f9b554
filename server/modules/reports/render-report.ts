import type { Readable } from 'node:stream'
import { shanghaiMinute } from '@quayside/contract/kernel/days.ts'
import {
  formatAmount,
  formatQuantity,
  formatRate,
  isAmount,
  isRate,
} from '@quayside/contract/kernel/money.ts'
import type { Content } from 'pdfmake/interfaces.js'
import { type ColumnKind, writeSheet, xlsxMime } from '../../platform/excel/write-sheet.ts'
import { countFitting } from '../../platform/pdf/column-widths.ts'
import { ink, innerWidth, quiet } from '../../platform/pdf/pdf-frame.ts'
import { renderPdf } from '../../platform/pdf/render-pdf.ts'
import {
  cellPadding,
  cellsOf,
  filledColumns,
  measured,
  type PdfColumn,
  tableOf,
} from '../../platform/pdf/table-of.ts'
import type { PaperParties } from '../../platform/records/paper-parties.ts'
import type { Texts } from '../../platform/texts.ts'
import type { ReportFile } from './report-file.ts'
import type { Cells } from './report-queries.ts'

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
/** The largest letters are tried first; smaller ones than the last are not read on paper. */
const sizes = [9, 8, 7, 6.5] as const

type PaperColumn = PdfColumn<Cells> & { readonly isMinor: boolean }

/** The columns that have room, in their order, and the letters: the most important first, identifiers and figures whole. */
function fitted(columns: readonly PaperColumn[], rows: readonly Cells[], isLandscape: boolean) {
  const byImportance = columns.toSorted((a, b) => Number(a.isMinor) - Number(b.isMinor))
  const cells = cellsOf(byImportance, rows)
  const room = innerWidth(isLandscape)
  const fit = sizes.map((size) => ({
    size,
    count: countFitting(byImportance.map(measured), cells, { room, size, gap: cellPadding }),
  }))
  const best = fit.find(({ count }) => count === columns.length) ?? fit.at(-1) ?? { size: 9, count: 1 }
  const fitting = new Set(byImportance.slice(0, Math.max(1, best.count)))
  return {
    size: best.size,
    shown: columns.filter((column) => fitting.has(column)),
    left: columns.filter((column) => !fitting.has(column)).map(({ header }) => header),
  }
}

/** Who made the paper, for whom, and when. */
type Parties = PaperParties & { readonly day: string }

export async function renderReportPdf(
  file: ReportFile,
  { companyName, provider, brand, day, text, told = untold }: Parties & { text: Texts; told?: Told },
): Promise<Buffer> {
  const rows = await Array.fromAsync(rowsOf(file, told))
  const isLandscape = file.columns.length > columnsUpright
  const columns = file.columns.map(
    ({ header, kind, value, isMinor = false }): PaperColumn => ({
      header,
      isNumber: numbers.has(kind),
      isWhole: kind !== 'text',
      isMinor,
      value: (row: Cells) => onPaper(kind, value(row)),
    }),
  )
  const { size, shown, left } = fitted(filledColumns(columns, rows), rows, isLandscape)
  const facts = [
    ...(provider === '' ? [] : [text('reports.paper.provider', { name: provider })]),
    text('reports.paper.customer', { name: companyName }),
    file.period === ''
      ? text('reports.paper.allDays')
      : text('reports.paper.period', { period: file.period }),
    ...(file.currencies.length > 0
      ? [text('reports.paper.currency', { currencies: file.currencies.join(', ') })]
      : []),
  ]
  const notes = [
    facts.join('　'),
    ...(left.length > 0 ? [text('reports.paper.left', { columns: left.join(', ') })] : []),
  ]
  const heading = notes.map(
    (note): Content => ({ text: note, fontSize: 8, color: quiet, margin: [0, 0, 0, 4] }),
  )
  const title: Content = { text: file.title, bold: true, fontSize: 15, color: ink, margin: [0, 0, 0, 4] }
  const table = tableOf(shown, rows, {
    isLandscape,
    size,
    keepsWords: true,
    isStrong: file.isTotal,
  })
  return renderPdf([title, ...heading, table], {
    header: { companyName, provider, brand, title: file.title },
    day,
    // The numbers are filled in page by page, where the document is laid out.
    footer: text('reports.page', { page: '{page}', pages: '{pages}' }),
    isLandscape,
  })
}

const numbers = new Set<ColumnKind>(['money', 'rate', 'price', 'quantity', 'integer'])

/** On paper a value is text: money with separators, an instant in Shanghai's time. */
function onPaper(kind: ColumnKind, value: string | null): string {
  if (value === null) return ''
  if (kind === 'money' && isAmount(value)) return formatAmount(value)
  if (kind === 'rate' && isRate(value)) return formatRate(value)
  if (kind === 'price' || kind === 'quantity' || kind === 'integer') return formatQuantity(value)
  return kind === 'instant' ? shanghaiMinute(new Date(value)) : value
}
