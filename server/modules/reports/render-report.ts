import {
  formatAmount,
  formatQuantity,
  formatRate,
  isAmount,
  isRate,
} from '@quayside/contract/kernel/money.ts'
import { shanghaiDate } from '../../platform/clock.ts'
import { sql } from '../../platform/database/database.ts'
import { type ColumnKind, writeSheet, xlsxMime } from '../../platform/excel/write-sheet.ts'
import { Binary } from '../../platform/http/binary.ts'
import { renderPdf } from '../../platform/pdf/render-pdf.ts'
import { tableOf } from '../../platform/pdf/table-of.ts'
import { type Call, found } from '../../platform/session/call.ts'
import type { Report } from './define-report.ts'

type Rows = AsyncIterable<never>

export async function renderXlsx(call: Call, report: Report, rows: Rows): Promise<Binary> {
  const title = call.text(`reports.${report.no}.title`)
  const columns = report.columns.map(({ key, kind, width, value }) => ({
    header: call.text(`reports.${report.no}.columns.${key}`),
    kind,
    ...(width !== undefined && { width }),
    value: (row: never) => value(row, call.text),
  }))
  return new Binary({
    body: writeSheet(title, columns, rows),
    mime: xlsxMime,
    fileName: fileNameOf(call, title, 'xlsx'),
  })
}

const columnsUpright = 5

export async function renderReportPdf(call: Call, report: Report, rows: Rows): Promise<Binary> {
  const title = call.text(`reports.${report.no}.title`)
  const [companies] = await call.read(
    sql.selectFrom('company').select('name').where('id', '=', call.principal.companyId),
  )
  const all: never[] = []
  for await (const row of rows) all.push(row)
  const isLandscape = report.columns.length > columnsUpright
  const columns = report.columns.map(({ key, kind, value }) => ({
    header: call.text(`reports.${report.no}.columns.${key}`),
    isNumber: numbers.has(kind),
    isWhole: kind !== 'text',
    value: (row: never) => shown(kind, value(row, call.text)),
  }))
  const body = await renderPdf(tableOf(columns, all, { isLandscape }), {
    header: { companyName: found(companies[0]).name, title },
    // The numbers are filled in page by page, where the document is laid out.
    footer: call.text('reports.page', { page: '{page}', pages: '{pages}' }),
    isLandscape,
  })
  return new Binary({ body, mime: 'application/pdf', fileName: fileNameOf(call, title, 'pdf') })
}

const fileNameOf = (call: Call, title: string, ending: string): string =>
  `${title}-${shanghaiDate(call.platform.clock.now())}.${ending}`

const numbers = new Set<ColumnKind>(['money', 'rate', 'quantity', 'integer'])

const shanghaiMinute = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** On paper a value is text: money with separators, an instant in Shanghai's time. */
function shown(kind: ColumnKind, value: string | null | undefined): string {
  if (value === null || value === undefined) return ''
  if (kind === 'money' && isAmount(value)) return formatAmount(value)
  if (kind === 'rate' && isRate(value)) return formatRate(value)
  if (kind === 'quantity' || kind === 'integer') return formatQuantity(value)
  return kind === 'instant' ? shanghaiMinute.format(new Date(value)) : value
}
