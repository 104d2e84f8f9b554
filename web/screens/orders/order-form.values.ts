import { chosenDelivery, chosenReceiving } from '@quayside/contract/orders/chosen-parts.ts'
import { type OrderDetail, type OrderDocument, orderDocuments } from '@quayside/contract/orders/order.ts'
import { type Charges, chosenCharges, emptyCharges } from '@quayside/contract/orders/order-charges.ts'
import {
  type Delivery,
  emptyDelivery,
  emptyReceiving,
  type Receiving,
} from '@quayside/contract/orders/order-parts.ts'
import type { OrderDraft } from '@quayside/contract/orders/order-save.ts'
import { today } from '@quayside/kit/page/today.ts'
import { type FileValues, fileValues } from '../../lib/documents/attachment-values.ts'
import { flatTexts, partOf, written } from '../../lib/transport/flat-texts.ts'

type Flat<P extends string, T> = { readonly [K in keyof T & string as `${P}.${K}`]: string }

type Head = {
  readonly orderDate: string
  readonly supplierId: string
  readonly customerId: string
  readonly currency: string
  readonly incoterms: string
  readonly destinationPort: string
  readonly contractNo: string
  readonly shippingNoteNo: string
  readonly supplierInvoiceNo: string
  readonly paymentMethod: string
  readonly remarks: string
  /** '1': for goods that are already in temporary storage. */
  readonly isWarehouseType: string
}
/** Under the names that the server's errors have, so that each finds its field; what is not chosen yet is ''. */
type OrderTexts = Head & Flat<'charges', Charges> & Flat<'receiving', Receiving> & Flat<'delivery', Delivery>
export type OrderValues = OrderTexts & FileValues<OrderDocument>
export type TextName = keyof OrderTexts

/** What the parties' papers say of the order as a whole. */
export const paperNames = [
  'currency',
  'incoterms',
  'destinationPort',
  'contractNo',
  'shippingNoteNo',
  'supplierInvoiceNo',
  'paymentMethod',
] as const
const headNames = [
  'orderDate',
  'supplierId',
  'customerId',
  ...paperNames,
  'remarks',
  'isWarehouseType',
] as const satisfies (keyof Head)[]

type Stored = Pick<
  OrderDetail,
  (typeof headNames)[number] | 'charges' | 'receiving' | 'delivery' | 'attachments'
>

export const valuesOf = (order: Stored): OrderValues =>
  ({
    ...Object.fromEntries(headNames.map((name) => [name, written(order[name])])),
    ...flatTexts('charges', order.charges),
    ...flatTexts('receiving', order.receiving),
    ...flatTexts('delivery', order.delivery),
    ...fileValues(orderDocuments, order.attachments),
  }) as OrderValues

export const emptyValues = (currency: string): OrderValues =>
  valuesOf({
    orderDate: today(),
    supplierId: null,
    customerId: null,
    currency,
    incoterms: '',
    destinationPort: '',
    contractNo: '',
    shippingNoteNo: '',
    supplierInvoiceNo: '',
    paymentMethod: '',
    remarks: '',
    isWarehouseType: 0,
    charges: emptyCharges,
    receiving: emptyReceiving,
    delivery: emptyDelivery,
    attachments: [],
  })

const orNull = (text: string): string | null => (text === '' ? null : text)

/**
 * The order without its lines, as the rules and the save see it; the amount is the server's to compute. Fields of a way
 * that is no longer chosen keep their text in the form, hidden, and are neither checked nor sent.
 */
export function headOf(values: OrderValues, modelType: number): OrderDraft {
  return {
    ...(Object.fromEntries(headNames.map((name) => [name, values[name]])) as Head),
    supplierId: orNull(values.supplierId),
    customerId: orNull(values.customerId),
    modelType,
    isWarehouseType: Number(values.isWarehouseType || '0'),
    charges: chosenCharges(partOf(values, 'charges', emptyCharges), modelType, values.incoterms),
    receiving: chosenReceiving(partOf(values, 'receiving', emptyReceiving), values.isWarehouseType === '1'),
    delivery: chosenDelivery(partOf(values, 'delivery', emptyDelivery)),
    lines: [],
    orderAmount: '',
  } as OrderDraft
}

export const attachmentsIn = (values: OrderValues): Record<OrderDocument, string[]> =>
  Object.fromEntries(
    orderDocuments.map((kind) => [kind, values[`attachments.${kind}`].map((file) => file.id)]),
  ) as Record<OrderDocument, string[]>

export const attachedKinds = (values: OrderValues): OrderDocument[] =>
  orderDocuments.filter((kind) => values[`attachments.${kind}`].length > 0)
