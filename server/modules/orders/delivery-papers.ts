import { formatQuantity } from '@quayside/contract/kernel/money.ts'
import { deliveryType } from '@quayside/contract/orders/order.codes.ts'
import type { OrderDetail } from '@quayside/contract/orders/order.ts'
import type { OrderLine } from '@quayside/contract/orders/order-line.ts'
import { refuse } from '@quayside/contract/refusals.ts'
import type { Warehouse } from '@quayside/contract/warehouse/warehouse.ts'
import type { Bilingual } from '@quayside/phrases/bilingual.ts'
import { paperWords as words } from '@quayside/phrases/delivery-papers.ts'
import Big from 'big.js'
import type { Content } from 'pdfmake/interfaces.js'
import { fact, head, heading, label, pageFooter } from '../../platform/pdf/bilingual.ts'
import { ink, quiet } from '../../platform/pdf/pdf-frame.ts'
import { renderPdf } from '../../platform/pdf/render-pdf.ts'
import { filledColumns, type PdfColumn, tableOf } from '../../platform/pdf/table-of.ts'
import type { PaperParties } from '../../platform/records/paper-parties.ts'

export type PaperOrder = Omit<OrderDetail, 'nextSteps'>
export type Paper = PaperParties & {
  readonly order: PaperOrder
  /** When it is printed. */
  readonly day: string
  /** Where the goods are brought to, and where they are fetched from. */
  readonly inbound: Warehouse | undefined
  readonly outbound: Warehouse | undefined
  /** The name of a country or region. */
  readonly originOf: (code: string) => string
}

type NoticeLine = Pick<OrderLine, 'model' | 'name' | 'brand' | 'qty' | 'packages' | 'grossWeight'>
/** What a notice says of the goods: of an order, or of an inbound order. */
type NoticePaper = Omit<Paper, 'order' | 'originOf'> & {
  readonly order: Pick<PaperOrder, 'orderNo' | 'supplierName' | 'packages' | 'grossWeight'> & {
    readonly receiving: Pick<PaperOrder['receiving'], 'time'>
    readonly delivery?: Pick<PaperOrder['delivery'], 'pickupTime' | 'pickupName' | 'pickupPhone'>
    readonly lines: readonly NoticeLine[]
  }
  /** The name of its number, where it is not an order's. */
  readonly numberName?: Bilingual
}

/** The paper for the driver who brings goods to a warehouse, or the person who fetches them there. */
export function renderDeliveryNotice(paper: NoticePaper): Promise<Buffer> {
  const { order, companyName, provider, brand, day, inbound, outbound } = paper
  if (!inbound && !outbound) throw refuse('order.noWarehouse')
  if (order.lines.length === 0) throw refuse('order.noLines')
  const title = inbound ? words.deliveryNotice : words.pickupNotice
  const rows = order.lines.map((line, place): PlacedLine => ({ ...line, place: String(place + 1) }))
  const total: PlacedLine = {
    place: '',
    model: label(words.total),
    name: '',
    brand: '',
    qty: '',
    packages: String(order.packages),
    grossWeight: order.grossWeight,
  }
  return renderPdf(
    [
      {
        columns: [
          {
            width: '*',
            stack: [
              { text: title.zh, bold: true, fontSize: 17, color: ink },
              { text: title.en, fontSize: 10, color: quiet, margin: [0, 1, 0, 10] },
              fact(paper.numberName ?? words.orderNo, order.orderNo),
              fact(words.client, companyName),
              fact(words.supplier, order.supplierName),
            ],
          },
          { width: 90, qr: order.orderNo, fit: 84, alignment: 'right' },
        ],
      },
      ...(inbound ? [placeOf(words.toWarehouse, inbound, [[words.arrival, order.receiving.time]])] : []),
      ...(outbound && order.delivery
        ? [
            placeOf(words.fromWarehouse, outbound, [
              [words.pickupTime, order.delivery.pickupTime],
              [words.pickupPerson, `${order.delivery.pickupName}　${order.delivery.pickupPhone}`.trim()],
            ]),
          ]
        : []),
      heading(words.goods),
      tableOf(filledColumns(goodsColumns, rows), [...rows, total], {
        size: 8,
        isStrong: (row) => row === total,
      }),
      { text: '', margin: [0, 0, 0, 8] },
      ...(inbound ? [{ text: label(words.marksHint), color: quiet }] : []),
      ...(outbound ? [{ text: label(words.identityHint), color: quiet }] : []),
    ],
    {
      header: { companyName, provider, brand, title: label(title) },
      day,
      footer: pageFooter(order.orderNo, words.page),
    },
  )
}

/** With two decimals at least, which stand under each other. */
const weight = (kilograms: string): string => {
  if (kilograms === '') return ''
  const decimals = kilograms.split('.')[1]?.length ?? 0
  return formatQuantity(new Big(kilograms).toFixed(Math.max(2, decimals)))
}

type PlacedLine = NoticeLine & { readonly place: string }

const goodsColumns: readonly PdfColumn<PlacedLine>[] = [
  { header: head(words.place), isWhole: true, value: (line) => line.place },
  { header: head(words.model), value: (line) => line.model },
  { header: head(words.name), value: (line) => line.name },
  { header: head(words.brand), value: (line) => line.brand },
  {
    header: head(words.qty),
    isNumber: true,
    value: (line) => (line.qty === '' ? '' : formatQuantity(line.qty)),
  },
  { header: head(words.packages), isNumber: true, value: (line) => line.packages },
  { header: head(words.grossWeight), isNumber: true, value: (line) => weight(line.grossWeight) },
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

/** Whether goods are fetched from a warehouse. */
export const isFetched = ({ delivery }: PaperOrder): boolean =>
  delivery.type === deliveryType.codes.warehousePickup
