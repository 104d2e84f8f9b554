import * as z from 'zod/mini'
import { type Columns, readOnly, shapesOf } from '../kernel/columns.ts'
import { exportQuery } from '../kernel/export.ts'
import { ImportInput } from '../kernel/import.ts'
import { listQuery } from '../kernel/page.ts'
import { recordSource } from '../kernel/record.codes.ts'
import { Attachment, attachmentInput, createdRange, detailShape, flag, savedKey } from '../kernel/record.ts'
import { code, id, instant, optionalText, orEmpty, requiredText, text } from '../kernel/schema.ts'
import { classificationColumns } from './classification.ts'
import { commodityState } from './commodity.codes.ts'
import { cccStatus, classificationStatus, hongKongControl, productCategory } from './product.codes.ts'
import { shelfLife } from './shelf-life.ts'

/** Kinds of dictionary 1011 that belong at a product. */
export const productDocuments = [
  'product-picture',
  'datasheet',
  'declaration-elements',
  'ccc-certificate',
  'other',
] as const
export type ProductDocument = (typeof productDocuments)[number]

/** An ISO code of dictionary 1001. */
const origin = z.string().check(z.regex(/^[A-Z]{2}$/, 'product.originUnknown'))
/** A code of dictionary 1003. */
const unit = z.string().check(z.regex(/^\d{3}$/, 'product.unitUnknown'))

/** §5: model and brand are required. Everything from the classification on is the provider's and read-only here. */
export const productColumns = {
  model: { kind: 'text', isCopied: true, save: requiredText(100), sort: 'plain', width: 26 },
  brand: { kind: 'text', save: requiredText(100), sort: 'plain', width: 20 },
  name: { kind: 'text', save: optionalText(200), width: 26 },
  category: {
    kind: 'code',
    codes: productCategory,
    save: z._default(code(productCategory), productCategory.codes.electronics),
    width: 12,
  },
  origin: { kind: 'text', dictionary: 1001, save: orEmpty(origin), width: 14 },
  /** Its name and the unit's in the caller's language. */
  originName: {
    kind: 'text',
    isComputed: true,
    isExported: false,
    withheld: { erp: 'A name in the reader’s language; origin is its code.' },
  },
  unit: { kind: 'text', dictionary: 1003, save: orEmpty(unit), width: 10 },
  unitName: {
    kind: 'text',
    isComputed: true,
    isExported: false,
    withheld: { erp: 'A name in the reader’s language; unit is its code.' },
  },
  manufacturer: { kind: 'text', save: optionalText(200), width: 26 },
  /** Days that the goods keep after they were made; food and cosmetics have it. */
  shelfLifeDays: { kind: 'integer', isNullable: true, save: shelfLife, width: 12 },
  description: { kind: 'text', isLong: true, save: optionalText(1000), width: 40 },
  classificationStatus: { kind: 'code', codes: classificationStatus, width: 14 },
  ...readOnly(classificationColumns),
  commodityState: {
    kind: 'code',
    codes: commodityState,
    isComputed: true,
    width: 22,
    withheld: { erp: 'It follows from the classification and the price audit.' },
  },
  source: { kind: 'code', codes: recordSource, width: 12 },
  createdAt: { kind: 'instant', sort: 'plain' },
  updatedAt: { kind: 'instant' },
} as const satisfies Columns
const shapes = shapesOf(productColumns)

export const Product = z.object(shapes.row)
export type Product = z.infer<typeof Product>

export const ProductDetail = z.extend(Product, {
  ...detailShape,
  /** §4: price audit; absent as long as none was made. */
  priceAudit: z.nullable(z.number()),
  classifiedAt: z.nullable(instant),
  /** The request under way, where there is one. */
  openRequestId: z.nullable(id),
  attachments: z.array(Attachment),
})
export type ProductDetail = z.infer<typeof ProductDetail>

export const ProductSave = z.strictObject({
  ...savedKey,
  ...shapes.save,
  attachments: z._default(attachmentInput(productDocuments), {}),
})
export type ProductSave = z.infer<typeof ProductSave>

/** A row of the import template; origin and unit by code or by name in any of our languages. */
export const ProductImportRow = z.strictObject({
  ...shapes.save,
  origin: optionalText(60),
  unit: optionalText(60),
})
export type ProductImportRow = z.infer<typeof ProductImportRow>

export const productImportAtMost = 10_000
/** The answer shows the beginning of a large file; the counts are of all rows, and the rejected file has every row. */
export const productImportShown = 200

export const ProductImportInput = z.extend(ImportInput, {
  /** The caller's name for this import, under which the live channel reports its progress. */
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
  sortable: shapes.sortable,
})
export type ProductQuery = z.infer<typeof ProductQuery>

export const ProductExport = exportQuery(ProductQuery, shapes.exported)
export type ProductExport = z.infer<typeof ProductExport>

/** What an order's line takes over. */
export const ProductGoods = z.pick(Product, {
  brand: true,
  name: true,
  category: true,
  origin: true,
  unit: true,
  manufacturer: true,
})

/** What a picker shows. */
export const ProductOption = z.extend(ProductGoods, {
  ...z.pick(Product, {
    id: true,
    model: true,
    classificationStatus: true,
    hsCode: true,
    shelfLifeDays: true,
  }).shape,
})
export type ProductOption = z.infer<typeof ProductOption>
export const ProductOptionQuery = z.strictObject({ keyword: z.optional(text(100)) })
