import * as z from 'zod/mini'
import { id, requiredText, text, version } from '../kernel/schema.ts'
import { SupplierImportRow } from '../partners/supplier.ts'
import { ClassificationAnswer } from '../products/classification.ts'
import { ProductSave } from '../products/product.ts'

/** The ERP's own number of the record: sending it again updates the same record. */
const reference = requiredText(100)

const names = z.strictObject({
  'zh-CN': requiredText(200),
  'zh-TW': z.optional(requiredText(200)),
  'en-US': z.optional(requiredText(200)),
})

/** An entry of a dictionary that is there; one with the same value is replaced. */
export const DictionaryEntryDraft = z.strictObject({
  /** The dictionary's number or name, such as 1042 or packing-kind. */
  type: requiredText(60),
  value: z.string().check(z.regex(/^[\w.\-/]{1,60}$/, 'field.type')),
  names,
  group: z._default(z.nullable(requiredText(60)), null),
  attributes: z._default(
    z.record(requiredText(60), z.union([z.string(), z.number(), z.boolean(), z.null()])),
    {},
  ),
  isHidden: z._default(z.boolean(), false),
  sort: z.optional(z.number().check(z.int(), z.gte(0), z.lte(1_000_000))),
})
export type DictionaryEntryDraft = z.infer<typeof DictionaryEntryDraft>

/** A product of a company: one that is there by its id, any by model and brand. */
const productKey = {
  companyId: id,
  productId: z.optional(id),
  model: z.optional(requiredText(100)),
  brand: z.optional(requiredText(100)),
}

/** The same, and what was found for it. */
export const ProductClassification = z.extend(ClassificationAnswer, productKey)
export type ProductClassification = z.infer<typeof ProductClassification>

/** What is known of the product itself; one that is not there is made with it. */
const ErpProductFields = z.omit(ProductSave, {
  id: true,
  version: true,
  attachments: true,
  model: true,
  brand: true,
})

/** A product, a classification, or both. */
export const ErpProductDraft = z
  .extend(z.partial(ClassificationAnswer), { ...productKey, product: z.optional(ErpProductFields) })
  .check(
    z.refine(
      ({ product, hsCode, cccStatus, hongKongControl }) =>
        hsCode === undefined
          ? product !== undefined && cccStatus === undefined && hongKongControl === undefined
          : cccStatus !== undefined && hongKongControl !== undefined,
      { error: 'gateway.classificationIncomplete', path: ['hsCode'] },
    ),
  )
export type ErpProductDraft = z.infer<typeof ErpProductDraft>

/** A supplier of a company, as its form has it but for the documents. */
export const ErpSupplierDraft = z.extend(SupplierImportRow, {
  reference,
  companyId: id,
  /** Where given it must be the record's: what the customer has changed since is not overwritten. */
  version: z.optional(version),
})
export type ErpSupplierDraft = z.infer<typeof ErpSupplierDraft>

const BulletinText = z.strictObject({ title: requiredText(200), content: requiredText(20_000) })
export const BulletinDraft = z.strictObject({
  reference,
  texts: z.strictObject({
    'zh-CN': BulletinText,
    'zh-TW': z.optional(BulletinText),
    'en-US': z.optional(BulletinText),
  }),
  isPinned: z._default(z.boolean(), false),
})
export type BulletinDraft = z.infer<typeof BulletinDraft>

/** A message to every member of one company, or of all companies. */
export const MessageDraft = z.strictObject({
  reference,
  companyId: z.optional(id),
  title: requiredText(200),
  content: text(5_000),
})
export type MessageDraft = z.infer<typeof MessageDraft>
