import * as z from 'zod/mini'
import { type Columns, readOnly, shapesOf, timestamps } from '../kernel/columns.ts'
import { exportQuery } from '../kernel/export.ts'
import { listQuery } from '../kernel/page.ts'
import { createdRange, documentShape, flag, savedKey } from '../kernel/record.ts'
import { code, id, ids, optionalText, requiredText, text } from '../kernel/schema.ts'
import type { Permission } from '../permissions.ts'
import { classificationColumns } from './classification.ts'
import { classificationRequestState, productCategory } from './product.codes.ts'

/** One product, and what the provider found for it. */
export const classificationRequestColumns = {
  number: { kind: 'text', isCopied: true, sort: 'plain' },
  productId: { kind: 'id', isExported: false },
  model: { kind: 'text', isCopied: true, isJoined: true, width: 26 },
  brand: { kind: 'text', isJoined: true, width: 20 },
  name: { kind: 'text', isLong: true, isJoined: true, width: 26 },
  state: { kind: 'code', codes: classificationRequestState, sort: 'plain', width: 16 },
  /** What the customer wants the provider to know. */
  note: { kind: 'text', save: optionalText(500), width: 36 },
  ...readOnly(classificationColumns),
  answerNote: { kind: 'text', isLong: true, width: 36 },
  /** Why it was last returned or objected to. */
  reason: { kind: 'text', width: 36 },
  submittedAt: { kind: 'instant', isNullable: true, sort: 'plain' },
  answeredAt: { kind: 'instant', isNullable: true },
  ...timestamps,
} as const satisfies Columns
const shapes = shapesOf(classificationRequestColumns)

export const ClassificationRequest = z.object(shapes.row)
export type ClassificationRequest = z.infer<typeof ClassificationRequest>

export const ClassificationRequestDetail = z.extend(ClassificationRequest, {
  ...documentShape,
  manufacturer: z.string(),
  description: z.string(),
  /** The product's files: what the provider classifies by. */
  /** The product's customs code before this request; empty for the first one. */
  currentHsCode: z.string(),
})
export type ClassificationRequestDetail = z.infer<typeof ClassificationRequestDetail>

/** Asks for many products at once, one request each; with `id` and `version` changes the note of one. */
export const ClassificationRequestSave = z.strictObject({
  ...savedKey,
  ...shapes.save,
  productIds: z.optional(ids),
  /** 1: sent to the provider at once. */
  submit: z._default(flag, 0),
})
export type ClassificationRequestSave = z.infer<typeof ClassificationRequestSave>

/** `id` and `version` are those of the first; `ids` all that were saved, in the order of the products. */
export const ClassificationRequestsSaved = z.object({ id, version: z.number(), ids: z.array(id) })

/** Models of an order that have no customs code yet; those that the library does not have come into it first. */
export const RequestForModels = z.strictObject({
  models: z
    .array(
      z.strictObject({
        model: requiredText(100),
        brand: optionalText(100),
        name: optionalText(200),
        origin: optionalText(2),
        unit: optionalText(3),
        manufacturer: optionalText(200),
        category: z.optional(code(productCategory)),
      }),
    )
    .check(z.minLength(1), z.maxLength(500)),
})
export type RequestForModels = z.infer<typeof RequestForModels>

/** How many models were asked for, of which some are new in the library, and why others were not. */
export const RequestedForModels = z.object({
  requested: z.number(),
  added: z.number(),
  /** A request for them is under way. */
  pending: z.number(),
  classified: z.number(),
  withoutBrand: z.number(),
  /** Not in the library, and the caller may not add products. */
  notAllowed: z.number(),
})
export type RequestedForModels = z.infer<typeof RequestedForModels>

export const ObjectionInput = z.strictObject({ reason: requiredText(500) })

/** What the customer says to the answers of several requests. */
export const manyDecisions = ['accept', 'object'] as const
/** An objection needs its reason; one without it is refused for each request. */
export const DecideMany = z.strictObject({
  ids,
  step: z.enum(manyDecisions),
  reason: z.optional(requiredText(500)),
})
export type DecideMany = z.infer<typeof DecideMany>

export const ClassificationRequestQuery = listQuery({
  filters: {
    /** Number, model, brand, name, pinyin or initials. */
    keyword: z.optional(text(100)),
    productId: z.optional(id),
    state: z.optional(code(classificationRequestState)),
    /** 1: only those that wait for the customer: answered or returned. */
    isWaiting: z.optional(flag),
    ...createdRange,
  },
  sortable: shapes.sortable,
})
export type ClassificationRequestQuery = z.infer<typeof ClassificationRequestQuery>

export const ClassificationRequestExport = exportQuery(ClassificationRequestQuery, shapes.exported)
export type ClassificationRequestExport = z.infer<typeof ClassificationRequestExport>

/** Which permission each of the customer's steps asks for. */
export const classificationRequestStepAccess = {
  save: 'product-request-edit',
  remove: 'product-request-remove',
  submit: 'product-request-edit',
  cancel: 'product-request-edit',
  accept: 'product-request-decide',
  object: 'product-request-decide',
} as const satisfies Record<string, Permission>
