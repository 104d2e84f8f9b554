import {
  type StatementColumn,
  type StatementExport,
  statementColumns,
} from '@quayside/contract/finance/statement.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { type ColumnKind, writeSheet, xlsxMime } from '../../platform/excel/write-sheet.ts'
import { Binary } from '../../platform/http/binary.ts'
import type { Call } from '../../platform/session/call.ts'
import { periodOf } from './statement.ts'
import { renderStatement, rowsInPdf } from './statement-pdf.ts'
import { openStatement, type StatementFile, type StatementRow, statementRows } from './statement-rows.ts'

const rowsInSheet = 100_000

const kinds: Readonly<Record<StatementColumn, ColumnKind>> = {
  occurredOn: 'date',
  event: 'text',
  basis: 'text',
  documentNo: 'text',
  orderNo: 'text',
  debit: 'money',
  credit: 'money',
  balance: 'money',
}
const widths: Partial<Record<StatementColumn, number>> = { event: 22, basis: 34 }

type Given = { query: StatementExport }

/** Refuses a file without movements, and one with more than it can hold. */
async function openFile(call: Call, { query }: Given, most: number): Promise<StatementFile> {
  const { begin, end } = periodOf(call, query)
  const movements = { companyId: call.principal.companyId, currency: query.currency, begin, end }
  const file = await openStatement(call.read, movements, query, { locale: call.locale, most })
  if (file.ids.length === 0) throw refuse('export.noData')
  if (file.ids.length > most) throw refuse('excel.tooManyToExport', { max: most })
  return file
}

const nameOf = (call: Call, { movements }: StatementFile): string =>
  `${call.text('fields.statement.recordName')} ${movements.currency}`
const fileNameOf = (call: Call, file: StatementFile, ending: string): string =>
  `${nameOf(call, file)}-${file.movements.begin}-${file.movements.end}.${ending}`

/** The movements of a period as a workbook, in order; rows are read as the client takes them. */
export async function exportStatement(call: Call, given: Given): Promise<Binary> {
  const file = await openFile(call, given, rowsInSheet)
  const columns = statementColumns.map((key) => ({
    header: call.text(`fields.statement.${key}`),
    kind: kinds[key],
    ...(widths[key] !== undefined && { width: widths[key] }),
    value: (row: StatementRow) => row[key],
  }))
  return new Binary({
    body: writeSheet(nameOf(call, file), columns, statementRows(call.read, file, call.text)),
    mime: xlsxMime,
    fileName: fileNameOf(call, file, 'xlsx'),
  })
}

/** The same rows on paper, with the period's equation above them. */
export async function printStatement(call: Call, given: Given): Promise<Binary> {
  const file = await openFile(call, given, rowsInPdf)
  return new Binary({
    body: await renderStatement(call.read, [file], call),
    mime: 'application/pdf',
    fileName: fileNameOf(call, file, 'pdf'),
  })
}
