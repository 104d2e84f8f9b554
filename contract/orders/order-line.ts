import * as z from 'zod/mini'
import { code, id, text } from '../kernel/schema.ts'
import { lineColumnKeys } from './line-columns.ts'
import { type LineNumberKind, lineNumberFault, lineNumberPattern, lineNumberRefusal } from './line-number.ts'
import { lineGoodsType } from './order.codes.ts'

/** Lines of one order, at most. */
export const orderLinesAtMost = 10_000

/** A number that may still be missing: '' or decimal text. Each kind of error has its own refusal. */
export const draftNumber = (kind: LineNumberKind) =>
  z._default(
    z.string().check(
      z.trim(),
      (context) => {
        const fault = lineNumberFault(kind, context.value)
        if (!fault) return
        const { code: message, params } = fault
        context.issues.push({ code: 'custom', message, input: context.value, ...(params && { params }) })
      },
      z.regex(lineNumberPattern(kind), lineNumberRefusal[kind]),
    ),
    '',
  )
/** Decimal text, or null where nothing is typed. */
export const optionalNumber = (kind: LineNumberKind) =>
  z._default(
    z.pipe(
      z.nullable(draftNumber(kind)),
      z.transform((value): string | null => (value === '' ? null : value)),
    ),
    null,
  )
export const draftText = (max: number) => z._default(text(max), '')
/** A value of a dictionary, or ''; the server checks that it exists. */
export const draftEntry = (pattern: RegExp) =>
  z._default(z.string().check(z.trim(), z.regex(pattern, 'field.code')), '')

/** The caller's key of a line, unique in its order. A line keeps it over all saves, and with it its history. */
const lineKey = z.string().check(z.regex(/^[\w-]{1,36}$/, 'orderLine.key'))

/** Longer than any column allows, so that a text too long for its column is kept as well. */
const rawText = z.string().check(z.minLength(1), z.maxLength(2000))

/** A line of a draft: any field may be missing; values of a wrong type are allowed in `rawCells` only. */
export const OrderLineDraft = z.strictObject({
  key: lineKey,
  /** The product of the catalogue it was filled from. */
  productId: z._default(z.nullable(id), null),
  model: draftText(100),
  name: draftText(200),
  type: z._default(z.nullable(code(lineGoodsType)), null),
  brand: draftText(100),
  origin: draftEntry(/^([A-Z]{2})?$/),
  unit: draftEntry(/^(\d{3})?$/),
  qty: draftNumber('quantity'),
  price: draftNumber('price'),
  /** Quantity × price; may be left out, and is refused where it differs. */
  totalMoney: draftNumber('money'),
  packages: draftNumber('count'),
  netWeight: draftNumber('measure'),
  grossWeight: draftNumber('measure'),
  manufacturer: draftText(200),
  volume: draftNumber('measure'),
  pallets: draftNumber('count'),
  packing: draftEntry(/^([0-9A-Z]{1,2})?$/),
  poNumber: draftText(60),
  customerPartNumber: draftText(100),
  minimumPackQuantity: draftNumber('quantity'),
  reelCount: draftNumber('count'),
  reelNumber: draftText(200),
  sellingPrice: draftNumber('price'),
  declarationElements: draftText(1000),
  remark: draftText(500),
  /**
   * Cells as they were typed whose text is not of their column's type: kept with the draft and shown to colleagues; the
   * column itself is empty. Submission refuses each at its cell.
   */
  rawCells: z._default(z.partialRecord(z.enum(lineColumnKeys), rawText), {}),
})
export type OrderLineDraft = z.infer<typeof OrderLineDraft>

export const emptyLine = (key: string): OrderLineDraft => OrderLineDraft.parse({ key })

/** A line as the record shows it: the draft's fields with what became of the goods. */
export const OrderLine = z.object({
  id,
  key: z.string(),
  productId: z.nullable(id),
  model: z.string(),
  name: z.string(),
  type: z.nullable(z.number()),
  brand: z.string(),
  origin: z.string(),
  unit: z.string(),
  qty: z.string(),
  price: z.string(),
  totalMoney: z.string(),
  packages: z.string(),
  netWeight: z.string(),
  grossWeight: z.string(),
  manufacturer: z.string(),
  volume: z.string(),
  pallets: z.string(),
  packing: z.string(),
  poNumber: z.string(),
  customerPartNumber: z.string(),
  minimumPackQuantity: z.string(),
  reelCount: z.string(),
  reelNumber: z.string(),
  sellingPrice: z.string(),
  declarationElements: z.string(),
  remark: z.string(),
  rawCells: z.record(z.string(), z.string()),
  receivedQty: z.string(),
  shippedQty: z.string(),
  receivingState: z.number(),
  shippingState: z.number(),
  /** Of the linked product; empty without one or before its classification. */
  hsCode: z.string(),
  commodityState: z.number(),
})
export type OrderLine = z.infer<typeof OrderLine>

/** What is sent when a line that was read is saved again. */
export const toLineDraft = (line: OrderLine): OrderLineDraft => {
  const { id: _id, receivedQty: _r, shippedQty: _s, receivingState: _rs, shippingState: _ss, ...rest } = line
  const { hsCode: _hs, commodityState: _cs, ...draft } = rest
  return draft as OrderLineDraft
}
