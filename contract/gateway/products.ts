import * as z from 'zod/mini'
import { erpRow } from '../kernel/documents/door-rows.ts'
import { code, id, instant } from '../kernel/schema.ts'
import { classificationRequestColumns } from '../products/classification-request.ts'
import { classificationRequestState, classificationStatus } from '../products/product.codes.ts'
import { productColumns } from '../products/product.ts'
import { history, ofCompany, page } from './records.ts'

export const ClassificationRequestsQuery = z.strictObject({
  ...ofCompany,
  state: z.optional(code(classificationRequestState)),
})
export const ErpClassificationRequest = erpRow(classificationRequestColumns, { description: z.string() })
export const ErpClassificationRequestDetail = z.extend(ErpClassificationRequest, history)

export const ProductsQuery = z.strictObject({
  ...ofCompany,
  classificationStatus: z.optional(code(classificationStatus)),
})
export const ErpProduct = erpRow(productColumns, { classifiedAt: z.nullable(instant) })

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

export const HsRatesQuery = z.strictObject(page)
/** A rate of duty by origin. */
export const ErpHsRate = z.object({
  id,
  reference: z.string(),
  code: z.string(),
  measure: z.string(),
  agreement: z.string(),
  origins: z.array(z.string()),
  adValorem: rate,
  specific: rate,
  unit: z.string(),
  validFrom: z.string(),
  validUntil: rate,
  isSample: z.boolean(),
})
