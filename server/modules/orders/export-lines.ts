import { type LineColumn, lineColumns, type OrderLine } from '@quayside/contract/orders/order-line.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { writeSheet, xlsxMime } from '../../platform/excel/write-sheet.ts'
import { Binary } from '../../platform/http/binary.ts'
import { codeText } from '../../platform/records/code-text.ts'
import { type Call, found } from '../../platform/session/call.ts'
import { findOrder, findOrderLines } from './order-record-queries.ts'
import { toOrderLine } from './order-rows.ts'

/** The lines under the template's own headings, so that they can be brought back in. */
export async function exportLines(call: Call, { params }: { params: { id: string } }): Promise<Binary> {
  const { companyId } = call.principal
  const [rows, lines] = await call.read(
    findOrder({ companyId, id: params.id }),
    findOrderLines({ companyId, orderId: params.id }),
  )
  const order = found(rows[0])
  call.requireKind(order.model_type)
  if (lines.length === 0) throw refuse('export.noData')
  const columns = lineColumns.map((column: LineColumn & { key: (typeof lineColumns)[number]['key'] }) => ({
    header: call.text(`fields.orderLine.${column.key}`),
    kind: 'text' as const,
    width: Math.round(column.width / 7),
    value: (line: OrderLine) => {
      // What could not be read is exported as it was typed: it is what the sheet has to be corrected by.
      const raw = line.rawCells[column.key]
      if (raw !== undefined) return raw
      const value = line[column.key]
      if (value === null) return ''
      return column.codes ? codeText(call.text, column.codes, value) : String(value)
    },
  }))
  const name = call.text('fields.orderLine.recordName')
  return new Binary({
    body: writeSheet(
      name,
      columns,
      lines.map((line) => toOrderLine(line, order)),
    ),
    mime: xlsxMime,
    fileName: `${order.order_no}-${name}.xlsx`,
  })
}
