import * as z from 'zod/mini'
import type { CodeList } from '../kernel/codes.ts'
import { code, id, text } from '../kernel/schema.ts'
import { type LineNumberKind, lineNumberFault, lineNumberPattern, lineNumberRefusal } from './line-number.ts'
import { lineGoodsType } from './order.codes.ts'

/** Lines of one order, at most. */
export const orderLinesAtMost = 10_000

/**
 * What a cell holds. Numbers are decimal text without a sign: a quantity or price has at most six decimals, money two,
 * a weight or volume four, a count none.
 */
type LineCellKind = 'text' | 'code' | 'entry' | 'quantity' | 'price' | 'money' | 'measure' | 'count'

export type LineColumn = {
  readonly key: string
  readonly kind: LineCellKind
  /** Characters, for text. */
  readonly max?: number
  /** The dictionary whose values an `entry` has: 1001 countries, 1003 units, 1042 packing kinds. */
  readonly dictionary?: 1001 | 1003 | 1042
  /** The code list of a `code`. */
  readonly codes?: CodeList<string, number>
  /** §5: must be filled in before the order is submitted. */
  readonly isRequired?: true
  /** Computed, never typed. */
  readonly isComputed?: true
  /** In pixels, to begin with. */
  readonly width: number
}

/** Which columns hold a value of a dictionary: countries, units, packing kinds. */
export const lineDictionaries = { origin: 1001, unit: 1003, packing: 1042 } as const

/**
 * The 24 columns of an order's lines: what the grid, the Excel template, import and export share. Their headings are
 * `fields.orderLine.<key>`, and what pasted headings may say besides stands in phrases/line-headings.ts.
 */
export const lineColumns = [
  { key: 'model', kind: 'text', max: 100, width: 156 },
  { key: 'name', kind: 'text', max: 200, width: 110 },
  { key: 'type', kind: 'code', codes: lineGoodsType, width: 72 },
  { key: 'brand', kind: 'text', max: 100, width: 90 },
  { key: 'origin', kind: 'entry', dictionary: lineDictionaries.origin, isRequired: true, width: 94 },
  { key: 'unit', kind: 'entry', dictionary: lineDictionaries.unit, width: 56 },
  { key: 'qty', kind: 'quantity', isRequired: true, width: 84 },
  { key: 'price', kind: 'price', isRequired: true, width: 94 },
  { key: 'totalMoney', kind: 'money', isComputed: true, width: 108 },
  { key: 'packages', kind: 'count', width: 80 },
  { key: 'netWeight', kind: 'measure', width: 100 },
  { key: 'grossWeight', kind: 'measure', width: 100 },
  { key: 'manufacturer', kind: 'text', max: 200, width: 140 },
  { key: 'volume', kind: 'measure', width: 90 },
  { key: 'pallets', kind: 'count', width: 80 },
  { key: 'packing', kind: 'entry', dictionary: lineDictionaries.packing, width: 100 },
  { key: 'poNumber', kind: 'text', max: 60, width: 120 },
  { key: 'customerPartNumber', kind: 'text', max: 100, width: 130 },
  { key: 'minimumPackQuantity', kind: 'quantity', width: 110 },
  { key: 'reelCount', kind: 'count', width: 80 },
  { key: 'reelNumber', kind: 'text', max: 200, width: 120 },
  { key: 'sellingPrice', kind: 'price', width: 110 },
  { key: 'declarationElements', kind: 'text', max: 1000, width: 200 },
  { key: 'remark', kind: 'text', max: 500, width: 160 },
] as const satisfies readonly LineColumn[]
export type LineColumnKey = (typeof lineColumns)[number]['key']
export const lineColumnKeys = lineColumns.map(({ key }) => key)

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
