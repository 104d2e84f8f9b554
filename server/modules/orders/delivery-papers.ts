import { deliveryType } from '@quayside/contract/orders/order.codes.ts'
import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import type { OrderLine } from '@quayside/contract/orders/order-line.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import type { Warehouse } from '@quayside/contract/warehouse/warehouse.ts'
import { paperWords as words } from '@quayside/phrases/delivery-papers.ts'
import type { Bilingual } from '@quayside/phrases/order-contract.ts'
import type { Content, TableCell } from 'pdfmake/interfaces.js'
import { renderPdf } from '../../platform/pdf/render-pdf.ts'
import { tableOf } from '../../platform/pdf/table-of.ts'

type PaperOrder = Omit<OrderDetail, 'nextSteps'>
type Paper = {
  readonly order: PaperOrder
  readonly companyName: string
  /** Where the goods are brought to, and where they are fetched from. */
  readonly inbound: Warehouse | undefined
  readonly outbound: Warehouse | undefined
}

const quiet = '#5f6b7a'
const ink = '#0b2a43'
const label = ({ zh, en }: Bilingual): string => `${zh} ${en}`
const head = ({ zh, en }: Bilingual): string => `${zh}\n${en}`
const footer = (orderNo: string): string => `${orderNo} · ${words.page.zh} · ${words.page.en}`

const fact = (field: Bilingual, value: string): Content => ({
  text: [{ text: `${label(field)}　`, color: quiet, fontSize: 8 }, value === '' ? '–' : value],
  margin: [0, 0, 0, 3],
})

/** For the driver who brings goods to a warehouse, or the person who fetches them there. */
export function renderDeliveryNotice(paper: Paper): Promise<Buffer> {
  const { order, companyName, inbound, outbound } = paper
  if (!inbound && !outbound) throw refuse('order.noWarehouse')
  const title = inbound ? words.deliveryNotice : words.pickupNotice
  return renderPdf(
    [
      {
        columns: [
          {
            width: '*',
            stack: [
              { text: title.zh, bold: true, fontSize: 17, color: ink },
              { text: title.en, fontSize: 10, color: quiet, margin: [0, 1, 0, 10] },
              fact(words.orderNo, order.orderNo),
              fact(words.client, companyName),
              fact(words.supplier, order.supplierName),
            ],
          },
          { width: 90, qr: order.orderNo, fit: 84, alignment: 'right' },
        ],
      },
      ...(inbound ? [placeOf(words.toWarehouse, inbound, [[words.arrival, order.receiving.time]])] : []),
      ...(outbound
        ? [
            placeOf(words.fromWarehouse, outbound, [
              [words.pickupTime, order.delivery.pickupTime],
              [words.pickupPerson, `${order.delivery.pickupName}　${order.delivery.pickupPhone}`.trim()],
            ]),
          ]
        : []),
      { text: label(words.goods), bold: true, fontSize: 11, color: ink, margin: [0, 12, 0, 5] },
      tableOf(
        goodsColumns,
        order.lines.map((line, place) => ({ ...line, place: String(place + 1) })),
        { size: 8 },
      ),
      {
        columns: [
          fact(words.packages, String(order.packages)),
          { ...(fact(words.grossWeight, order.grossWeight) as object), alignment: 'right' } as Content,
        ],
        margin: [0, 8, 0, 8],
      },
      ...(inbound ? [{ text: label(words.marksHint), color: quiet }] : []),
      ...(outbound ? [{ text: label(words.identityHint), color: quiet }] : []),
    ],
    { header: { companyName, title: label(title) }, footer: footer(order.orderNo) },
  )
}

const goodsColumns = [
  { header: head(words.place), isWhole: true, value: (line: OrderLine & { place: string }) => line.place },
  { header: head(words.model), value: (line: OrderLine) => line.model },
  { header: head(words.name), value: (line: OrderLine) => line.name },
  { header: head(words.brand), value: (line: OrderLine) => line.brand },
  { header: head(words.qty), isNumber: true, value: (line: OrderLine) => line.qty },
  { header: head(words.packages), isNumber: true, value: (line: OrderLine) => line.packages },
  { header: head(words.grossWeight), isNumber: true, value: (line: OrderLine) => line.grossWeight },
]

const placeOf = (title: Bilingual, place: Warehouse, more: readonly [Bilingual, string][]): Content => ({
  margin: [0, 12, 0, 0],
  unbreakable: true,
  stack: [
    { text: label(title), bold: true, fontSize: 11, color: ink, margin: [0, 0, 0, 5] },
    fact(words.warehouse, `${place.name}（${place.code}）`),
    fact(words.address, place.address),
    fact(words.hours, place.hours),
    fact(words.contact, `${place.contact}　${place.phone}`),
    ...more.map(([field, value]) => fact(field, value)),
  ],
})

/** Marks on one document, at most. */
const marksAtMost = 1000

type Mark = { readonly line: OrderLine; readonly box: number }

/** One mark for each package of each line, eight to a page, each with the order's number as a QR code. */
export function renderBoxMarks({ order, companyName, inbound }: Paper): Promise<Buffer> {
  const marks = order.lines.flatMap((line) =>
    Array.from(
      { length: Math.max(1, Number(line.packages || 1)) },
      (_, box): Mark => ({ line, box: box + 1 }),
    ),
  )
  if (marks.length > marksAtMost) throw refuse('order.tooManyMarks', { max: marksAtMost })
  const rows: TableCell[][] = []
  for (let place = 0; place < marks.length; place += 2)
    rows.push([0, 1].map((side) => markCell(marks, place + side, { order, warehouse: inbound?.name ?? '' })))
  return renderPdf(
    [
      {
        table: { widths: ['*', '*'], dontBreakRows: true, heights: 150, body: rows },
        layout: { defaultBorder: true } as never,
      },
    ],
    { header: { companyName, title: label(words.boxMarks) }, footer: footer(order.orderNo) },
  )
}

function markCell(
  marks: readonly Mark[],
  place: number,
  { order, warehouse }: { order: PaperOrder; warehouse: string },
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
          fact(
            words.box,
            `${box} / ${Math.max(1, Number(line.packages || 1))}　(${place + 1} / ${marks.length})`,
          ),
          fact(words.qty, line.qty),
          fact(words.origin, line.origin),
          ...(warehouse === '' ? [] : [fact(words.warehouse, warehouse)]),
        ],
      },
      { width: 70, qr: order.orderNo, fit: 66, alignment: 'right' },
    ],
  }
}

/** Whether goods are fetched from a warehouse. */
export const isFetched = ({ delivery }: PaperOrder): boolean =>
  delivery.type === deliveryType.codes.warehousePickup
