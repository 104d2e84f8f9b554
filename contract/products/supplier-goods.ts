import * as z from 'zod/mini'
import { type Columns, shapesOf } from '../kernel/columns.ts'
import { exportQuery } from '../kernel/export.ts'
import { formatPattern } from '../kernel/formats.ts'
import { listQuery } from '../kernel/page.ts'
import { detailShape, savedKey } from '../kernel/record.ts'
import { code, date, id, optionalText, requiredText, text } from '../kernel/schema.ts'
import { selectedSupplier } from '../partners/supplier-account.ts'
import { currency } from '../rates/rate.codes.ts'

/** A unit price has at most six decimals, and is greater than zero. */
export const unitPrice = z.string().check(
  z.trim(),
  z.maxLength(20),
  z.refine((value) => formatPattern.rate.test(value) && Number(value) > 0, 'supplierGoods.price'),
)

/** A product as one supplier sells it, with what was last paid for it. */
export const supplierGoodsColumns = {
  supplierId: { kind: 'id', isExported: false },
  supplierNumber: { kind: 'text', isJoined: true },
  supplierName: { kind: 'text', isJoined: true, sort: 'pinyin', width: 36 },
  productId: { kind: 'id', isExported: false },
  model: { kind: 'text', isJoined: true, sort: 'plain', width: 26 },
  brand: { kind: 'text', isJoined: true, sort: 'plain', width: 20 },
  name: { kind: 'text', isJoined: true, width: 26 },
  lastPrice: { kind: 'rate', sort: 'plain' },
  currency: { kind: 'text', width: 8 },
  /** The day of the last price. */
  pricedOn: { kind: 'date', sort: 'plain' },
  /** The order it was bought with; empty for a price that somebody entered. */
  orderNumber: { kind: 'text', isCopied: true },
  priceCount: { kind: 'integer', isJoined: true },
  createdAt: { kind: 'instant' },
  updatedAt: { kind: 'instant', sort: 'plain' },
} as const satisfies Columns
const shapes = shapesOf(supplierGoodsColumns)

export const SupplierGoods = z.object(shapes.row)
export type SupplierGoods = z.infer<typeof SupplierGoods>

/** One price of the history. */
export const PurchasePrice = z.object({
  id,
  price: z.string(),
  currency: z.string(),
  pricedOn: date,
  orderNumber: z.string(),
})
export type PurchasePrice = z.infer<typeof PurchasePrice>

export const SupplierGoodsDetail = z.extend(SupplierGoods, {
  ...detailShape,
  /** The prices from the oldest to the newest, at most the newest 1,000. */
  prices: z.array(PurchasePrice),
})
export type SupplierGoodsDetail = z.infer<typeof SupplierGoodsDetail>

const priceFields = {
  price: unitPrice,
  currency: code(currency),
  pricedOn: date,
  orderNumber: optionalText(60),
}

/** Enters a price; with `id` and `version` for goods that are there already, whose supplier and product stay. */
export const SupplierGoodsSave = z.strictObject({
  ...savedKey,
  supplierId: selectedSupplier,
  productId: z.string('product.unknown').check(z.regex(/^[1-9]\d{0,17}$/, 'product.unknown')),
  ...priceFields,
})
export type SupplierGoodsSave = z.infer<typeof SupplierGoodsSave>

/** A row of the import template: the supplier by number or name, the product by model and brand. */
export const SupplierGoodsImportRow = z.strictObject({
  supplierName: requiredText(200),
  model: requiredText(100),
  brand: requiredText(100),
  lastPrice: unitPrice,
  currency: code(currency),
  pricedOn: date,
  orderNumber: optionalText(60),
})
export type SupplierGoodsImportRow = z.infer<typeof SupplierGoodsImportRow>
export const SupplierGoodsQuery = listQuery({
  filters: {
    /** Supplier, model, brand or name, also by pinyin and initials. */
    keyword: z.optional(text(100)),
    supplierId: z.optional(id),
    productId: z.optional(id),
    currency: z.optional(code(currency)),
    pricedOnBegin: z.optional(date),
    pricedOnEnd: z.optional(date),
  },
  sortable: shapes.sortable,
})
export type SupplierGoodsQuery = z.infer<typeof SupplierGoodsQuery>

export const SupplierGoodsExport = exportQuery(SupplierGoodsQuery, shapes.exported)
export type SupplierGoodsExport = z.infer<typeof SupplierGoodsExport>
