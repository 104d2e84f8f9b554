import * as z from 'zod/mini'
import { formatPattern } from '../kernel/formats.ts'
import { code, text } from '../kernel/schema.ts'
import { cccStatus, hongKongControl } from './product.codes.ts'

/** A percentage as tariffs print it: `13`, `6.5`; at most four decimals. */
export const percent = z
  .string()
  .check(z.trim(), z.regex(/^(0|[1-9]\d{0,2})(\.\d{1,4})?$/, 'classification.percent'))
const givenPercent = z._default(z.nullable(percent), null)

/** Letters and digits of dictionaries 1009 and 1010; upper and lower case are different documents. */
const conditions = z._default(
  z.string().check(z.trim(), z.maxLength(40), z.regex(/^[0-9A-Za-z]*$/, 'classification.conditions')),
  '',
)

/** What the provider finds for a product: its customs code, rates in percent, conditions and controls. */
export const ClassificationAnswer = z.strictObject({
  hsCode: z.string().check(z.trim(), z.regex(formatPattern.hsCode, 'format.hsCode')),
  tariffRate: givenPercent,
  vatRate: givenPercent,
  refundRate: givenPercent,
  consumptionRate: givenPercent,
  temporaryRate: givenPercent,
  customsConditions: conditions,
  inspectionConditions: conditions,
  cccStatus: code(cccStatus),
  hongKongControl: code(hongKongControl),
  note: z._default(text(500), ''),
})
export type ClassificationAnswer = z.infer<typeof ClassificationAnswer>

/** The same in an answer; all empty as long as nothing was found. */
export const classificationFields = {
  hsCode: z.string(),
  tariffRate: z.nullable(z.string()),
  vatRate: z.nullable(z.string()),
  refundRate: z.nullable(z.string()),
  consumptionRate: z.nullable(z.string()),
  temporaryRate: z.nullable(z.string()),
  customsConditions: z.string(),
  inspectionConditions: z.string(),
  cccStatus: z.number(),
  hongKongControl: z.nullable(z.number()),
}
export const classificationColumns = [
  'hsCode',
  'tariffRate',
  'vatRate',
  'refundRate',
  'consumptionRate',
  'temporaryRate',
  'customsConditions',
  'inspectionConditions',
  'cccStatus',
  'hongKongControl',
] as const
