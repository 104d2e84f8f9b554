import * as z from 'zod/mini'
import { exportQuery } from '../kernel/export.ts'
import { ImportInput } from '../kernel/import.ts'
import { listQuery } from '../kernel/page.ts'
import { recordSource } from '../kernel/record.codes.ts'
import { Attachment, attachmentInput, createdRange, flag, TimelineEntry } from '../kernel/record.ts'
import { code, id, instant, requiredText, text, version } from '../kernel/schema.ts'
import { classificationColumns, classificationFields } from './classification.ts'
import { commodityState } from './commodity.codes.ts'
import { cccStatus, classificationStatus, hongKongControl, productCategory } from './product.codes.ts'

/** Kinds of dictionary 1011 that belong at a product. */
export const productDocuments = [
  'product-picture',
  'datasheet',
  'declaration-elements',
  'ccc-certificate',
  'other',
] as const
export type ProductDocument = (typeof productDocuments)[number]

/** A line of the list. Everything from the classification on is the provider's and read-only here. */
export const Product = z.object({
  id,
  model: z.string(),
  brand: z.string(),
  name: z.string(),
  category: z.number(),
  /** ISO code of dictionary 1001 and its name in the caller's language. */
  origin: z.string(),
  originName: z.string(),
  /** Code of dictionary 1003 and its name. */
  unit: z.string(),
  unitName: z.string(),
  manufacturer: z.string(),
  description: z.string(),
  source: z.number(),
  classificationStatus: z.number(),
  ...classificationFields,
  commodityState: z.number(),
  createdAt: instant,
  updatedAt: instant,
})
export type Product = z.infer<typeof Product>

export const ProductDetail = z.extend(Product, {
  version: z.number(),
  /** §4: price audit; absent as long as none was made. */
  priceAudit: z.nullable(z.number()),
  classifiedAt: z.nullable(instant),
  /** The request under way, where there is one. */
  openRequestId: z.nullable(id),
  attachments: z.array(Attachment),
  timeline: z.array(TimelineEntry),
})
export type ProductDetail = z.infer<typeof ProductDetail>

/** §5: model and brand are required. */
const productFields = {
  model: requiredText(100),
  brand: requiredText(100),
  name: z._default(text(200), ''),
  category: z._default(code(productCategory), productCategory.codes.electronics),
  manufacturer: z._default(text(200), ''),
  description: z._default(text(1000), ''),
}

export const ProductSave = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  ...productFields,
  origin: z._default(
    z.union([z.literal(''), z.string().check(z.regex(/^[A-Z]{2}$/, 'product.originUnknown'))]),
    '',
  ),
  unit: z._default(z.union([z.literal(''), z.string().check(z.regex(/^\d{3}$/, 'product.unitUnknown'))]), ''),
  attachments: z._default(attachmentInput(productDocuments), {}),
})
export type ProductSave = z.infer<typeof ProductSave>

/** A row of the import template; origin and unit by code or by name in any of our languages. */
export const ProductImportRow = z.strictObject({
  ...productFields,
  origin: z._default(text(60), ''),
  unit: z._default(text(60), ''),
})
export type ProductImportRow = z.infer<typeof ProductImportRow>
export const productImportColumns = [
  'model',
  'brand',
  'name',
  'category',
  'origin',
  'unit',
  'manufacturer',
  'description',
] as const satisfies readonly (keyof ProductImportRow)[]

export const productImportAtMost = 10_000
/** Of a large file the answer shows the beginning; the counts are of all, and the rejected file has every row. */
export const productImportShown = 200

export const ProductImportInput = z.extend(ImportInput, {
  /** The caller's own name for this import: under it the live channel tells how far it is. */
  job: z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/, 'field.type'))),
})
export type ProductImportInput = z.infer<typeof ProductImportInput>

export const ProductQuery = listQuery({
  filters: {
    /** Model, brand or name, Chinese also by pinyin and initials, each from the beginning of a part: 'f103' finds STM32F103. */
    keyword: z.optional(text(100)),
    /** The whole brand, without regard to case and spaces. */
    brand: z.optional(text(100)),
    category: z.optional(code(productCategory)),
    classificationStatus: z.optional(code(classificationStatus)),
    /** 1: with a customs code, also while it is asked about again. */
    isClassified: z.optional(flag),
    commodityState: z.optional(code(commodityState)),
    cccStatus: z.optional(code(cccStatus)),
    hongKongControl: z.optional(code(hongKongControl)),
    /** The beginning of a customs code. */
    hsCode: z.optional(z.string().check(z.trim(), z.regex(/^\d{2,13}$/, 'format.hsCode'))),
    source: z.optional(code(recordSource)),
    ...createdRange,
  },
  sortable: ['model', 'brand', 'createdAt'],
})
export type ProductQuery = z.infer<typeof ProductQuery>

export const productColumns = [
  'model',
  'brand',
  'name',
  'category',
  'origin',
  'unit',
  'manufacturer',
  'description',
  'classificationStatus',
  ...classificationColumns,
  'commodityState',
  'source',
  'createdAt',
  'updatedAt',
] as const
export type ProductColumn = (typeof productColumns)[number]
export const ProductExport = exportQuery(ProductQuery, productColumns)
export type ProductExport = z.infer<typeof ProductExport>

/** What a picker shows, and what an order's line takes over. */
export const ProductOption = z.object({
  id,
  model: z.string(),
  brand: z.string(),
  name: z.string(),
  category: z.number(),
  origin: z.string(),
  unit: z.string(),
  manufacturer: z.string(),
  classificationStatus: z.number(),
  hsCode: z.string(),
})
export type ProductOption = z.infer<typeof ProductOption>
export const ProductOptionQuery = z.strictObject({ keyword: z.optional(text(100)) })
