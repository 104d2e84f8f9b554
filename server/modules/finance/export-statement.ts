import {
  type StatementColumn,
  type StatementExport,
  type StatementLine,
  statementColumns,
} from '@quayside/contract/finance/statement.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { type ColumnKind, writeSheet, xlsxMime } from '../../platform/excel/write-sheet.ts'
import { Binary } from '../../platform/http/binary.ts'
import type { Call } from '../../platform/session/call.ts'
import { balanceAfter, filteredMovements, inOrder, periodOf, toLine } from './statement.ts'

const rowsAtMost = 100_000
const rowsAtOnce = 500

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

/** The movements of a period as a workbook, in order; rows are read as the client takes them. */
export async function exportStatement(call: Call, { query }: { query: StatementExport }): Promise<Binary> {
  const { begin, end } = periodOf(call, query)
  const of = { companyId: call.principal.companyId, currency: query.currency, begin, end }
  const wanted = filteredMovements(of, query)
  const [found] = await call.read(
    inOrder(wanted)
      .clearSelect()
      .select(raw<string>`p.id`.as('id'))
      .limit(rowsAtMost + 1)
      .$castTo<{ id: string }>(),
  )
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) throw refuse('export.noData')
  if (ids.length > rowsAtMost) throw refuse('excel.tooManyToExport', { max: rowsAtMost })

  async function* rows(): AsyncGenerator<StatementLine> {
    for (let start = 0; start < ids.length; start += rowsAtOnce) {
      const piece = ids.slice(start, start + rowsAtOnce)
      const [answer] = await call.read(
        inOrder(wanted)
          .select(balanceAfter(of).as('balance'))
          .where('p.id', '=', raw<string>`any(${piece}::bigint[])`),
      )
      for (const row of answer) yield toLine(row, row.balance)
    }
  }

  const name = `${call.text('fields.statement.recordName')} ${query.currency}`
  const columns = statementColumns.map((key) => ({
    header: call.text(`fields.statement.${key}`),
    kind: kinds[key],
    ...(widths[key] !== undefined && { width: widths[key] }),
    value: (line: StatementLine) =>
      key === 'event' ? call.text(`codes.ledgerEvent.${line.event}`) : line[key],
  }))
  return new Binary({
    body: writeSheet(name, columns, rows()),
    mime: xlsxMime,
    fileName: `${name}-${begin}-${end}.xlsx`,
  })
}
