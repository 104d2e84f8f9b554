import * as z from 'zod/mini'
import { exportQuery } from '../kernel/export.ts'
import { formatPattern } from '../kernel/formats.ts'
import { listQuery } from '../kernel/page.ts'
import { TimelineEntry } from '../kernel/record.ts'
import { code, date, id, instant, requiredText, text, version } from '../kernel/schema.ts'
import { selectedSupplier } from '../partners/supplier-account.ts'
import { currency } from '../rates/rate.codes.ts'

/** A unit price has at most six decimals, and nothing is bought for nothing. */
export const unitPrice = z.string().check(
  z.trim(),
  z.maxLength(20),
  z.refine((value) => formatPattern.rate.test(value) && Number(value) > 0, 'supplierGoods.price'),
)

/** A product as one supplier sells it, with what was last paid for it. */
export const SupplierGoods = z.object({
  id,
  supplierId: id,
  supplierNumber: z.string(),
  supplierName: z.string(),
  productId: id,
  model: z.string(),
  brand: z.string(),
  name: z.string(),
  lastPrice: z.string(),
  currency: z.string(),
  /** The day of the last price. */
  pricedOn: date,
  /** The order it was bought with; empty for a price that somebody entered. */
  orderNumber: z.string(),
  priceCount: z.number(),
  createdAt: instant,
  updatedAt: instant,
})
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
  version: z.number(),
  /** From the oldest to the newest, at most the newest 1,000. */
  prices: z.array(PurchasePrice),
  timeline: z.array(TimelineEntry),
})
export type SupplierGoodsDetail = z.infer<typeof SupplierGoodsDetail>

const priceFields = {
  price: unitPrice,
  currency: code(currency),
  pricedOn: date,
  orderNumber: z._default(text(60), ''),
}

/** Enters a price; with `id` and `version` for goods that are there already, whose supplier and product stay. */
export const SupplierGoodsSave = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
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
  orderNumber: z._default(text(60), ''),
})
export type SupplierGoodsImportRow = z.infer<typeof SupplierGoodsImportRow>
export const supplierGoodsImportColumns = [
  'supplierName',
  'model',
  'brand',
  'lastPrice',
  'currency',
  'pricedOn',
  'orderNumber',
] as const satisfies readonly (keyof SupplierGoodsImportRow)[]

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
  sortable: ['supplierName', 'model', 'brand', 'lastPrice', 'pricedOn', 'updatedAt'],
})
export type SupplierGoodsQuery = z.infer<typeof SupplierGoodsQuery>

export const supplierGoodsColumns = [
  'supplierNumber',
  'supplierName',
  'model',
  'brand',
  'name',
  'lastPrice',
  'currency',
  'pricedOn',
  'orderNumber',
  'priceCount',
  'createdAt',
  'updatedAt',
] as const
export type SupplierGoodsColumn = (typeof supplierGoodsColumns)[number]
export const SupplierGoodsExport = exportQuery(SupplierGoodsQuery, supplierGoodsColumns)
export type SupplierGoodsExport = z.infer<typeof SupplierGoodsExport>
