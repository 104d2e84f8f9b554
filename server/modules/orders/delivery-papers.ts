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
import { tableOf } from '../../platform/pdf/table-of.ts'
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

/** For the driver who brings goods to a warehouse, or the person who fetches them there. */
export function renderDeliveryNotice(paper: NoticePaper): Promise<Buffer> {
  const { order, companyName, provider, brand, day, inbound, outbound } = paper
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
      tableOf(
        goodsColumns,
        order.lines.map((line, place) => ({ ...line, place: String(place + 1) })),
        { size: 8 },
      ),
      {
        columns: [
          fact(words.packages, String(order.packages)),
          {
            ...(fact(words.grossWeight, weight(order.grossWeight)) as object),
            alignment: 'right',
          } as Content,
        ],
        margin: [0, 8, 0, 8],
      },
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

const goodsColumns = [
  { header: head(words.place), isWhole: true, value: (line: NoticeLine & { place: string }) => line.place },
  { header: head(words.model), value: (line: NoticeLine) => line.model },
  { header: head(words.name), value: (line: NoticeLine) => line.name },
  { header: head(words.brand), value: (line: NoticeLine) => line.brand },
  { header: head(words.qty), isNumber: true, value: (line: NoticeLine) => formatQuantity(line.qty) },
  { header: head(words.packages), isNumber: true, value: (line: NoticeLine) => line.packages },
  { header: head(words.grossWeight), isNumber: true, value: (line: NoticeLine) => weight(line.grossWeight) },
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
