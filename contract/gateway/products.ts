import * as z from 'zod/mini'
import { code, id, instant } from '../kernel/schema.ts'
import { classificationFields } from '../products/classification.ts'
import { classificationRequestState, classificationStatus } from '../products/product.codes.ts'
import { history, ofCompany, page, stamps } from './records.ts'

export const ClassificationRequestsQuery = z.strictObject({
  ...ofCompany,
  state: z.optional(code(classificationRequestState)),
})
export const ErpClassificationRequest = z.object({
  id,
  companyId: id,
  number: z.string(),
  productId: id,
  model: z.string(),
  brand: z.string(),
  name: z.string(),
  description: z.string(),
  state: z.number(),
  note: z.string(),
  ...classificationFields,
  answerNote: z.string(),
  reason: z.string(),
  submittedAt: z.nullable(instant),
  answeredAt: z.nullable(instant),
  ...stamps,
})
export const ErpClassificationRequestDetail = z.extend(ErpClassificationRequest, history)

export const ProductsQuery = z.strictObject({
  ...ofCompany,
  classificationStatus: z.optional(code(classificationStatus)),
})
export const ErpProduct = z.object({
  id,
  companyId: id,
  model: z.string(),
  brand: z.string(),
  name: z.string(),
  category: z.number(),
  origin: z.string(),
  unit: z.string(),
  manufacturer: z.string(),
  description: z.string(),
  source: z.number(),
  classificationStatus: z.number(),
  ...classificationFields,
  classifiedAt: z.nullable(instant),
  ...stamps,
})

export const HsCodesQuery = z.strictObject({
  ...page,
  /** The first digits, such as 8542. */
  prefix: z.optional(z.string().check(z.regex(/^\d{2,10}$/, 'hsCode.format'))),
})
const rate = z.nullable(z.string())
export const ErpHsCode = z.object({
  id: z.string(),
  names: z.record(z.string(), z.string()),
  firstUnit: z.nullable(z.string()),
  secondUnit: z.nullable(z.string()),
  mfnRate: rate,
  temporaryRate: rate,
  vatRate: rate,
  refundRate: rate,
  consumptionRate: rate,
  supervision: z.string(),
  inspection: z.string(),
  sourceDate: z.string(),
})
