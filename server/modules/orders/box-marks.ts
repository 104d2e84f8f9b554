import { formatQuantity } from '@quayside/contract/kernel/money.ts'
import type { OrderLine } from '@quayside/contract/orders/order-line.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import { paperWords as words } from '@quayside/phrases/delivery-papers.ts'
import type { TableCell } from 'pdfmake/interfaces.js'
import { label, pageFooter, shortFact } from '../../platform/pdf/bilingual.ts'
import { ink, quiet } from '../../platform/pdf/pdf-frame.ts'
import { renderPdf } from '../../platform/pdf/render-pdf.ts'
import type { Paper, PaperOrder } from './delivery-papers.ts'

/** Marks on one document, at most. */
const marksAtMost = 1000

type Mark = { readonly line: OrderLine; readonly box: number }

/** One mark for each package of each line, eight to a page, each with the order's number as a QR code. */
export function renderBoxMarks({
  order,
  companyName,
  provider,
  day,
  inbound,
  originOf,
}: Paper): Promise<Buffer> {
  if (order.lines.length === 0) throw refuse('order.noLines')
  const marks = order.lines.flatMap((line) =>
    Array.from(
      { length: Math.max(1, Number(line.packages || 1)) },
      (_, box): Mark => ({ line, box: box + 1 }),
    ),
  )
  if (marks.length > marksAtMost) throw refuse('order.tooManyMarks', { max: marksAtMost })
  const rows: TableCell[][] = []
  for (let place = 0; place < marks.length; place += 2)
    rows.push(
      [0, 1].map((side) =>
        markCell(marks, place + side, { order, warehouse: inbound?.name ?? '', originOf }),
      ),
    )
  return renderPdf(
    [
      {
        table: { widths: ['*', '*'], dontBreakRows: true, heights: 150, body: rows },
        layout: { defaultBorder: true },
      },
    ],
    {
      header: { companyName, provider, title: label(words.boxMarks) },
      day,
      footer: pageFooter(order.orderNo, words.page),
    },
  )
}

function markCell(
  marks: readonly Mark[],
  place: number,
  { order, warehouse, originOf }: { order: PaperOrder; warehouse: string } & Pick<Paper, 'originOf'>,
): TableCell {
  const mark = marks[place]
  if (!mark) return { text: '' }
  const { line, box } = mark
  return {
    margin: [6, 6, 6, 6],
    columns: [
      {
        width: '*',
        stack: [
          { text: order.orderNo, bold: true, fontSize: 13, color: ink, margin: [0, 0, 0, 4] },
          { text: line.model, bold: true, margin: [0, 0, 0, 2] },
          { text: line.name, fontSize: 8, color: quiet, margin: [0, 0, 0, 4] },
          shortFact(
            words.box,
            `${box} / ${Math.max(1, Number(line.packages || 1))}　(${place + 1} / ${marks.length})`,
          ),
          shortFact(words.qty, formatQuantity(line.qty)),
          shortFact(words.origin, originOf(line.origin)),
          ...(warehouse === '' ? [] : [shortFact(words.warehouse, warehouse)]),
        ],
      },
      { width: 70, qr: order.orderNo, fit: 66, alignment: 'right' },
    ],
  }
}
