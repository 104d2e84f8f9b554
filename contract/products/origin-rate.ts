import * as z from 'zod/mini'
import type { Finding } from '../kernel/refusal.ts'
import { date, optionalText, requiredText } from '../kernel/schema.ts'
import { at } from '../refusals.ts'
import { percent } from './classification.ts'
import { dutyMeasure, tradeAgreement } from './duty-rates.codes.ts'

const agreement = z.union([z.literal(''), z.enum(tradeAgreement.values)])

/** A rate by origin, as estimates read it (contract/products/duty-rates.ts). */
export const OriginRate = z.object({
  measure: z.enum(dutyMeasure.values),
  agreement,
  origins: z.array(z.string()),
  adValorem: z.nullable(z.string()),
  specific: z.nullable(z.string()),
  unit: z.string(),
})

/** With where it comes from, for people. */
export const ShownOriginRate = z.extend(OriginRate, {
  /** The first digits of the codes that it applies to; '' for all. */
  code: z.string(),
  validFrom: date,
  validUntil: z.nullable(date),
  /** Shipped with the product: to be confirmed with customs. */
  isSample: z.boolean(),
})
export type ShownOriginRate = z.infer<typeof ShownOriginRate>

/** A rate as the provider's ERP brings it, by its own number. */
export const OriginRateDraft = z.strictObject({
  reference: requiredText(100),
  code: z.string().check(z.regex(/^(\d{2}){0,5}$/, 'hsCode.format')),
  measure: z.enum(dutyMeasure.values, 'field.code'),
  agreement: z._default(z.union([z.literal(''), z.enum(tradeAgreement.values)], 'field.code'), ''),
  origins: z._default(
    z.array(z.string().check(z.regex(/^[A-Z]{2}$/, 'field.code'))).check(z.maxLength(250)),
    [],
  ),
  adValorem: z._default(z.nullable(percent), null),
  /** RMB for one unit. */
  specific: z._default(z.nullable(z.string().check(z.regex(/^\d{1,9}(\.\d{1,6})?$/, 'field.rate'))), null),
  /** Dictionary 1003. */
  unit: optionalText(10),
  validFrom: date,
  validUntil: z._default(z.nullable(date), null),
})
export type OriginRateDraft = z.infer<typeof OriginRateDraft>

/** `units`: the codes of dictionary 1003. */
export function checkOriginRate(draft: OriginRateDraft, units: ReadonlySet<string>): Finding[] {
  const { measure, origins, adValorem, specific, unit, validFrom, validUntil } = draft
  const findings: Finding[] = []
  const isAgreement = measure === 'agreement'
  if (isAgreement !== (draft.agreement !== ''))
    findings.push(at('agreement', isAgreement ? 'field.required' : 'field.code'))
  if (measure !== 'mfn' && measure !== 'temporary' && origins.length === 0)
    findings.push(at('origins', 'field.required'))
  // The general rate stands in the tariff's own code.
  if (measure !== 'general' && adValorem === null && specific === null)
    findings.push(at('adValorem', 'field.required'))
  if ((specific === null) !== (unit === ''))
    findings.push(at('unit', unit === '' ? 'field.required' : 'field.code'))
  else if (unit !== '' && !units.has(unit)) findings.push(at('unit', 'hsCode.unitUnknown', { unit }))
  // These are computed of the value alone.
  if ((measure === 'retaliatory' || measure === 'antiDumping') && specific !== null)
    findings.push(at('specific', 'field.code'))
  if (validUntil !== null && validUntil < validFrom)
    findings.push(at('validUntil', 'field.dayTooEarly', { event: 'validFrom', day: validFrom }))
  return findings
}
