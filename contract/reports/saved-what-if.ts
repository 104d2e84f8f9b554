import * as z from 'zod/mini'
import { flag, flagCode, savedKey } from '../kernel/record.ts'
import { date, id, instant, optionalText, orEmpty, requiredText } from '../kernel/schema.ts'
import { CostBasesSave } from './landed-cost.ts'
import { variantsAtMost, wrongFields } from './what-if.ts'

/** So many saved comparisons of one order, of all members together. */
export const whatIfsAtMost = 50

const typed = optionalText(16)
/** What a variant has otherwise; '' leaves it as the order has it. */
const Variant = z
  .strictObject({
    incoterms: optionalText(10),
    origin: optionalText(10),
    originOf: optionalText(10),
    certificate: z._default(z.enum(['', 'yes', 'no']), ''),
    transportMode: optionalText(10),
    freight: typed,
    insurance: typed,
    rate: typed,
    day: orEmpty(date),
    quantity: typed,
    price: typed,
  })
  .check(({ value, issues }) => {
    for (const name of wrongFields(value))
      issues.push({ code: 'custom', message: 'report.whatIfNumber', input: value, path: [name] })
  })
const Variants = z.array(Variant).check(z.minLength(1, 'selection.empty'), z.maxLength(variantsAtMost))

export const WhatIfSave = z.strictObject({
  ...savedKey,
  orderId: id,
  name: requiredText(60),
  isShared: z._default(flag, 0),
  variants: Variants,
})
export type WhatIfSave = z.infer<typeof WhatIfSave>

const Result = z.object({
  orderAmount: z.string(),
  rate: z.nullable(
    z.object({ value: z.string(), source: z.enum(['customs', 'entered', 'none']), day: z.string() }),
  ),
  /** The costs by their kind, in RMB; null without a rate. */
  costs: z.nullable(z.record(z.string(), z.string())),
  total: z.nullable(z.string()),
  dutiableValue: z.nullable(z.string()),
  measures: z.array(z.object({ measure: z.string(), agreement: z.string(), count: z.number() })),
  notes: z.array(z.string()),
  isWhole: z.boolean(),
  /** The unit costs of the head's lines. */
  unitCosts: z.array(z.string()),
})
export type StoredResult = z.infer<typeof Result>

/** The figures as they were computed, with what they rest on. */
export const StoredFigures = z.object({
  head: z.object({
    currency: z.string(),
    incoterms: z.string(),
    transportMode: z.string(),
    charges: z.object({
      freight: z.string(),
      freightCurrency: z.string(),
      insurance: z.string(),
      insuranceCurrency: z.string(),
      other: z.string(),
      otherCurrency: z.string(),
    }),
    hasCertificate: z.boolean(),
    origins: z.array(z.string()),
    lineCount: z.number(),
    lines: z.array(z.object({ model: z.string(), name: z.string() })),
  }),
  terms: z.object({ agencyRate: z.string(), agencyMinimum: z.string(), bases: CostBasesSave }),
  order: Result,
  variants: z.array(Result),
})
export type StoredFigures = z.infer<typeof StoredFigures>

const rowShape = {
  id,
  version: z.number(),
  orderId: id,
  name: z.string(),
  isShared: flagCode,
  isMine: z.boolean(),
  ownerName: z.string(),
  computedAt: instant,
}
export const SavedWhatIfRow = z.object(rowShape)
export type SavedWhatIfRow = z.infer<typeof SavedWhatIfRow>

/** What a stored figure rests on and is different today. */
const whatIfDifferences = ['order', 'rate', 'tariff', 'terms', 'bases'] as const
export type WhatIfDifference = {
  readonly what: (typeof whatIfDifferences)[number]
  /** Only rates have a value before and after. */
  readonly before: string
  readonly after: string
}

export const SavedWhatIf = z.object({
  ...rowShape,
  orderNo: z.string(),
  variants: z.array(Variant),
  figures: StoredFigures,
  /** What has changed since; nothing where computing again would give the same. */
  differences: z.array(z.object({ what: z.enum(whatIfDifferences), before: z.string(), after: z.string() })),
  /** The totals of the order and of each variant as of now; null where not known. */
  totalsNow: z.array(z.nullable(z.string())),
})
export type SavedWhatIf = z.infer<typeof SavedWhatIf>
