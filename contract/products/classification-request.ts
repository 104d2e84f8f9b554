import * as z from 'zod/mini'
import { exportQuery } from '../kernel/export.ts'
import { listQuery } from '../kernel/page.ts'
import { Attachment, createdRange, flag, NextStep, TimelineEntry } from '../kernel/record.ts'
import { code, id, ids, instant, requiredText, text, version } from '../kernel/schema.ts'
import type { Permission } from '../permissions.ts'
import { classificationColumns, classificationFields } from './classification.ts'
import { classificationRequestState } from './product.codes.ts'

/** A line of the list: one product, and what the provider found for it. */
export const ClassificationRequest = z.object({
  id,
  number: z.string(),
  productId: id,
  model: z.string(),
  brand: z.string(),
  name: z.string(),
  state: z.number(),
  /** What the customer wants the provider to know. */
  note: z.string(),
  ...classificationFields,
  answerNote: z.string(),
  /** Why it was last returned or objected to. */
  reason: z.string(),
  submittedAt: z.nullable(instant),
  answeredAt: z.nullable(instant),
  createdAt: instant,
  updatedAt: instant,
})
export type ClassificationRequest = z.infer<typeof ClassificationRequest>

export const ClassificationRequestDetail = z.extend(ClassificationRequest, {
  version: z.number(),
  manufacturer: z.string(),
  description: z.string(),
  /** The product's files: what the provider classifies by. */
  attachments: z.array(Attachment),
  /** The product's customs code before this request; empty for the first one. */
  currentHsCode: z.string(),
  timeline: z.array(TimelineEntry),
  nextSteps: z.array(NextStep),
})
export type ClassificationRequestDetail = z.infer<typeof ClassificationRequestDetail>

/** Asks for many products at once, one request each; with `id` and `version` changes the note of one. */
export const ClassificationRequestSave = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  productIds: z.optional(ids),
  note: z._default(text(500), ''),
  /** 1: sent to the provider at once. */
  submit: z._default(flag, 0),
})
export type ClassificationRequestSave = z.infer<typeof ClassificationRequestSave>

/** `id` and `version` are those of the first; `ids` all that were saved, in the order of the products. */
export const ClassificationRequestsSaved = z.object({ id, version: z.number(), ids: z.array(id) })

export const ObjectionInput = z.strictObject({ reason: requiredText(500) })
export const AcceptInput = z.strictObject({ ids })
export const Accepted = z.object({ count: z.number() })

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
  sortable: ['number', 'state', 'submittedAt', 'createdAt', 'updatedAt'],
})
export type ClassificationRequestQuery = z.infer<typeof ClassificationRequestQuery>

export const classificationRequestColumns = [
  'number',
  'model',
  'brand',
  'name',
  'state',
  'note',
  ...classificationColumns,
  'answerNote',
  'reason',
  'submittedAt',
  'answeredAt',
  'createdAt',
  'updatedAt',
] as const
export type ClassificationRequestColumn = (typeof classificationRequestColumns)[number]
export const ClassificationRequestExport = exportQuery(
  ClassificationRequestQuery,
  classificationRequestColumns,
)
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
