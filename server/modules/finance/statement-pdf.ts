import { type StatementColumn, statementColumns } from '@quayside/contract/finance/statement.ts'
import { type Amount, formatAmount, isNegative } from '@quayside/contract/kernel/money.ts'
import type { Locale } from '@quayside/phrases/locales.ts'
import type { Content } from 'pdfmake/interfaces.js'
import { ink, quiet } from '../../platform/pdf/pdf-frame.ts'
import { renderPdf } from '../../platform/pdf/render-pdf.ts'
import { cellsOf, type PdfColumn, tableOf } from '../../platform/pdf/table-of.ts'
import { readPaperParties } from '../../platform/records/paper-parties.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import type { Texts } from '../../platform/texts.ts'
import { type StatementFile, type StatementRow, statementRows } from './statement-rows.ts'

/** A longer statement is a workbook. */
export const rowsInPdf = 10_000
/** More rows than this stand in an annex, which is drawn page by page. */
const rowsInBody = 100

const figures: ReadonlySet<StatementColumn> = new Set(['debit', 'credit', 'balance'])
const whole: ReadonlySet<StatementColumn> = new Set(['occurredOn', 'documentNo', 'orderNo'])

const shown = (value: string): string => (value === '' ? '' : formatAmount(value as Amount))

const columnsOf = (text: Texts): PdfColumn<StatementRow>[] =>
  statementColumns.map((key) => ({
    header: text(`fields.statement.${key}`),
    isNumber: figures.has(key),
    isWhole: whole.has(key),
    value: (row) => (figures.has(key) ? shown(row[key]) : row[key]),
  }))

/**
 * Statements of one company and period, one section for each currency. `read` is limited to the company: a call's own,
 * or that of the job that sends the monthly statement.
 */
export async function renderStatement(
  read: Reader,
  files: readonly StatementFile[],
  { text, locale }: { text: Texts; locale: Locale },
): Promise<Buffer> {
  const { movements } = getOrRefuse(files[0])
  const parties = await readPaperParties(read, movements.companyId, locale, 'statement')
  const title = text('fields.statement.recordName')
  const footer = text('server.statement.page', { page: '{page}', pages: '{pages}' })
  const content: Content[] = [
    { text: title, bold: true, fontSize: 17, color: ink },
    ...[
      ...(parties.provider === '' ? [] : [text('reports.paper.provider', { name: parties.provider })]),
      text('reports.paper.customer', { name: parties.companyName }),
      text('server.statement.period', { begin: movements.begin, end: movements.end }),
      text('reports.paper.currency', {
        currencies: files.map((file) => file.movements.currency).join(' · '),
      }),
    ].map((line): Content => ({ text: line, color: quiet, margin: [0, 1, 0, 1] })),
    { text: text('server.statement.sides'), color: quiet, fontSize: 8 },
  ]
  const annexTitle = [
    title,
    files.map((file) => file.movements.currency).join(' · '),
    text('server.statement.period', { begin: movements.begin, end: movements.end }),
  ].join('　')
  const annexFooter = text('server.statement.annexPage', { page: '{page}', pages: '{pages}' })
  const columns = columnsOf(text)
  const long: string[][] = []
  for (const file of files) {
    const rows: StatementRow[] = []
    for await (const row of statementRows(read, file, text)) rows.push(row)
    content.push(...headOf(file, text))
    if (rows.length > rowsInBody) {
      content.push({ text: text('server.statement.annexed', { count: rows.length }), color: quiet })
      long.push(...cellsOf(columns, rows))
    } else
      content.push(
        tableOf(columns, rows, {
          size: 7.5,
          keepsWords: true,
          isStrong: ({ documentNo }) => documentNo === '',
        }),
      )
  }
  return renderPdf(
    content,
    { header: { ...parties, title }, footer },
    long.length > 0
      ? {
          title: annexTitle,
          footer: annexFooter,
          keepsWords: true,
          columns: columns.map(({ value: _value, ...column }) => column),
          rows: long,
        }
      : undefined,
  )
}

/** Opening + debit − credit = closing, as the screen has it. */
function headOf({ movements, sum }: StatementFile, text: Texts): Content[] {
  const heading: Content = {
    text: movements.currency,
    bold: true,
    fontSize: 11,
    color: ink,
    margin: [0, 12, 0, 4],
  }
  if (!sum) return [heading, { text: text('server.statement.filtered'), color: quiet, margin: [0, 0, 0, 6] }]
  const { closing } = sum
  const favour = isNegative(closing as Amount) ? text('server.statement.inFavour') : ''
  const equation = [
    [text('server.statement.opening'), movements.begin, sum.opening],
    [`+ ${text('fields.statement.debit')}`, '', sum.debit],
    [`− ${text('fields.statement.credit')}`, '', sum.credit],
    [`= ${text('server.statement.balance')}`, `${movements.end}${favour}`, closing],
  ] as const
  return [
    heading,
    {
      margin: [0, 0, 0, 8],
      columns: equation.map(([label, note, value]) => ({
        stack: [
          { text: label, color: quiet, fontSize: 8 },
          { text: shown(value), bold: true, fontSize: 12 },
          { text: note === '' ? ' ' : note, color: quiet, fontSize: 8 },
        ],
      })),
    },
  ]
}
