import * as z from 'zod/mini'
import { exportQuery } from '../kernel/export.ts'
import { listQuery } from '../kernel/page.ts'
import { date, text } from '../kernel/schema.ts'
import { ShownOriginRate } from './origin-rate.ts'

/** A percentage as text, such as 13 or 8.4; null where the tariff has none. */
const percent = z.nullable(z.string())

/** A unit of dictionary 1003, or a condition of dictionary 1009 or 1010, in the caller's language. */
export const HsTerm = z.object({ code: z.string(), name: z.string() })
export type HsTerm = z.infer<typeof HsTerm>

export const HsCondition = z.extend(HsTerm, {
  /** Whether it is asked for on import, on export or on both. */
  direction: z.enum(['import', 'export', 'both']),
})
export type HsCondition = z.infer<typeof HsCondition>

/** A line of the tariff that goods are declared under: ten digits. */
export const HsCode = z.object({
  code: z.string(),
  name: z.string(),
  /** As it is declared, whatever the caller's language. */
  chineseName: z.string(),
  englishName: z.string(),
  firstUnit: z.nullable(HsTerm),
  secondUnit: z.nullable(HsTerm),
  /** Most-favoured-nation tariff. */
  mfnRate: percent,
  generalRate: percent,
  /** Goes before the tariff while it lasts. */
  temporaryRate: percent,
  vatRate: percent,
  refundRate: percent,
  consumptionRate: percent,
  /** Letters, case-sensitive; the detail has them in words. */
  supervision: z.string(),
  inspection: z.string(),
  /** Shipped with the product, not yet replaced by the provider's tariff: to be confirmed with customs. */
  isSample: z.boolean(),
  sourceDate: date,
})
export type HsCode = z.infer<typeof HsCode>

const HsStep = z.object({ code: z.string(), name: z.string() })

export const HsCodeDetail = z.extend(HsCode, {
  /** Chapter, heading and subheading, from the top. */
  path: z.array(HsStep),
  supervisionConditions: z.array(HsCondition),
  inspectionConditions: z.array(HsCondition),
  /** What a declaration must state, in Chinese as it is written there. */
  elements: z.array(z.string()),
  /** Rates by origin that are valid today. */
  originRates: z.array(ShownOriginRate),
})
export type HsCodeDetail = z.infer<typeof HsCodeDetail>

const digits = (pattern: RegExp) => z.string().check(z.regex(pattern, 'hsCode.format'))

export const HsCodeQuery = listQuery({
  filters: {
    /** The beginning of a code, or words of its Chinese or English name; Chinese also by pinyin and by initials. */
    keyword: z.optional(text(100)),
    chapter: z.optional(digits(/^\d{2}$/)),
    /** Everything below a node of the tree. */
    parent: z.optional(digits(/^(\d{2}){1,4}$/)),
  },
  sortable: ['code', 'mfnRate', 'vatRate', 'refundRate'],
})
export type HsCodeQuery = z.infer<typeof HsCodeQuery>

export const exportedHsColumns = [
  'code',
  'name',
  'chineseName',
  'englishName',
  'firstUnit',
  'secondUnit',
  'mfnRate',
  'generalRate',
  'temporaryRate',
  'consumptionRate',
  'vatRate',
  'refundRate',
  'supervision',
  'inspection',
  'sourceDate',
] as const
export type ExportedHsColumn = (typeof exportedHsColumns)[number]

/** The tariff has no rows to select: what is found is what is exported. */
export const HsCodeExport = z.omit(exportQuery(HsCodeQuery, exportedHsColumns), { ids: true })
export type HsCodeExport = z.infer<typeof HsCodeExport>

/** Ten digits, or thirteen with the inspection digits, which the tariff does not know. */
export const HsCodeDetailQuery = z.strictObject({ code: digits(/^\d{10}(\d{3})?$/) })
export type HsCodeDetailQuery = z.infer<typeof HsCodeDetailQuery>

export const HsTreeQuery = z.strictObject({ parent: z.optional(digits(/^(\d{2}){1,4}$/)) })
export type HsTreeQuery = z.infer<typeof HsTreeQuery>

export const HsNode = z.object({
  code: z.string(),
  name: z.string(),
  /** How many digits the code has: 2 chapter, 4 heading, 6 subheading, 8 tariff line, 10 code. */
  level: z.number(),
  /** The section of a chapter; null for all other codes. */
  section: z.nullable(z.object({ number: z.number(), name: z.string() })),
  /** How many ten-digit codes stand below, or 1 for such a code itself. */
  codes: z.number(),
})
export type HsNode = z.infer<typeof HsNode>

export const HsOption = z.object({
  code: z.string(),
  name: z.string(),
  firstUnit: z.nullable(HsTerm),
  secondUnit: z.nullable(HsTerm),
  isSample: z.boolean(),
})
export type HsOption = z.infer<typeof HsOption>
export const HsOptionQuery = z.strictObject({ keyword: z.optional(text(100)) })
