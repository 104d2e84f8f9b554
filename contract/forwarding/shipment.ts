import * as z from 'zod/mini'
import type { Columns } from '../kernel/columns.ts'
import { draftEntry, draftNumber, optionalMoney, optionalNumber } from '../kernel/lines/line-cells.ts'
import { inCurrency } from '../kernel/money-fields.ts'
import { attachmentInput, documentShape, flag, savedKey } from '../kernel/record.ts'
import { code, date, id, optionalText, orEmpty, text } from '../kernel/schema.ts'
import { goodsCategory } from '../products/product.codes.ts'
import { currency } from '../rates/rate.codes.ts'
import { containerType, freightDirection, freightMode } from './forwarding.codes.ts'

const optionalCode = <V extends number>(list: { readonly values: readonly V[] }) =>
  z._default(z.nullable(code(list)), null)
const optionalDate = z._default(z.nullable(date), null)
const optionalId = z._default(z.nullable(id), null)
/** Values of dictionary 1007. */
const port = draftEntry(/^([A-Z]{2}[0-9A-Z]{3}(-[0-9A-Z]{3})?)?$/)

/** Lines of sizes in one shipment, at most. */
const sizesAtMost = 50

/** Pieces of one size, in millimetres. */
export const ShipmentSize = z.strictObject({
  length: draftNumber('count'),
  width: draftNumber('count'),
  height: draftNumber('count'),
  pieces: draftNumber('count'),
})
export type ShipmentSize = z.infer<typeof ShipmentSize>
const shipmentSizes = z._default(z.array(ShipmentSize).check(z.maxLength(sizesAtMost)), [])

/** What is to be carried: an enquiry and an order that is placed directly ask for the same. */
export const shipmentColumns = {
  direction: {
    kind: 'code',
    codes: freightDirection,
    isNullable: true,
    save: optionalCode(freightDirection),
    width: 8,
  },
  mode: { kind: 'code', codes: freightMode, isNullable: true, save: optionalCode(freightMode), width: 12 },
  originPort: { kind: 'text', dictionary: 1007, save: port, width: 12 },
  destinationPort: { kind: 'text', dictionary: 1007, save: port, width: 12 },
  goodsName: { kind: 'text', save: optionalText(200), width: 28 },
  goodsCategory: {
    kind: 'code',
    codes: goodsCategory,
    save: z._default(code(goodsCategory), goodsCategory.codes.noLinkedQuote),
    width: 12,
  },
  goodsValue: { kind: 'money', isNullable: true, save: optionalMoney(inCurrency('currency')) },
  currency: { kind: 'text', save: orEmpty(code(currency)), width: 8 },
  quantity: { kind: 'quantity', isNullable: true, save: optionalNumber('quantity'), width: 12 },
  /** Cubic metres. */
  volume: { kind: 'volume', isNullable: true, save: optionalNumber('volume'), width: 12 },
  /** Kilograms. */
  grossWeight: { kind: 'weight', isNullable: true, save: optionalNumber('weight'), width: 12 },
  /** Only full containers have these. */
  containerType: { kind: 'text', save: orEmpty(code(containerType)), width: 10 },
  containerCount: {
    kind: 'integer',
    isNullable: true,
    save: z._default(z.nullable(z.number().check(z.int(), z.gte(1), z.lte(999))), null),
  },
  readyOn: { kind: 'date', isNullable: true, save: optionalDate, sort: 'plain' },
  departBy: { kind: 'date', isNullable: true, save: optionalDate, sort: 'plain' },
  arriveBy: { kind: 'date', isNullable: true, save: optionalDate, sort: 'plain' },
  incoterm: { kind: 'text', dictionary: 1004, save: draftEntry(/^([A-Z]{3})?$/), width: 8 },
  isInsured: { kind: 'flag', save: z._default(flag, 0), width: 8 },
  /** The order or the product whose goods they are. */
  orderId: { kind: 'id', isNullable: true, save: optionalId, isExported: false },
  productId: { kind: 'id', isNullable: true, save: optionalId, isExported: false },
  remarks: { kind: 'text', save: optionalText(1000), width: 30 },
} as const satisfies Columns

/** Filters of both lists. */
export const shipmentFilters = {
  /** Number, goods, port or carrier. */
  keyword: z.optional(text(100)),
  direction: z.optional(code(freightDirection)),
  mode: z.optional(code(freightMode)),
  originPort: z.optional(text(12)),
  destinationPort: z.optional(text(12)),
}

export const shipmentDocuments = ['packing-list', 'contract', 'other'] as const

/** What both records show besides their rows. */
export const shipmentDetail = {
  ...documentShape,
  sizes: z.array(ShipmentSize),
}
/** What a save takes besides the columns. */
export const shipmentSave = {
  ...savedKey,
  sizes: shipmentSizes,
  attachments: z._default(attachmentInput(shipmentDocuments), {}),
}
