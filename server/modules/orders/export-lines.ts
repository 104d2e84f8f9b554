import { lineColumns } from '@quayside/contract/orders/line-columns.ts'
import type { OrderLine } from '@quayside/contract/orders/order-line.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { writeSheet, xlsxMime } from '../../platform/excel/write-sheet.ts'
import { Binary } from '../../platform/http/binary.ts'
import { codeText } from '../../platform/records/code-text.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { type Call, getOrRefuse } from '../../platform/session/call.ts'
import type { Texts } from '../../platform/texts.ts'
import { toOrderLine } from './order-line-rows.ts'
import { findOrder, findOrderLines, type OrderLineRow, type OrderRecordRow } from './order-record-queries.ts'

export async function exportLines(call: Call, { params }: { params: { id: string } }): Promise<Binary> {
  const { companyId } = call.principal
  const { order, lines } = await readLines(call.read, companyId, params.id)
  call.requireKind(order.model_type)
  return linesSheet(call.text, order, lines)
}

export async function readLines(read: Reader, companyId: string, id: string) {
  const [rows, lines] = await read(findOrder({ companyId, id }), findOrderLines({ companyId, orderId: id }))
  return { order: getOrRefuse(rows[0]), lines }
}

/** The lines under the template's own headings, so that they can be brought back in. */
export function linesSheet(text: Texts, order: OrderRecordRow, lines: readonly OrderLineRow[]): Binary {
  if (lines.length === 0) throw refuse('export.noData')
  const columns = lineColumns.map((column) => ({
    header: text(`fields.orderLine.${column.key}`),
    kind: 'text' as const,
    width: Math.round(column.width / 7),
    value: (line: OrderLine) => {
      // What could not be read is exported as it was typed: it is what the sheet has to be corrected by.
      const raw = line.rawCells[column.key]
      if (raw !== undefined) return raw
      if (column.kind !== 'code') return line[column.key]
      const value = line[column.key]
      return value === null ? '' : codeText(text, column.codes, value)
    },
  }))
  const name = text('fields.orderLine.recordName')
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
