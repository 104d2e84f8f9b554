import * as z from 'zod/mini'
import { Attachment } from '../kernel/record.ts'
import { id, instant } from '../kernel/schema.ts'
import { draftEntry, draftText } from '../orders/order-line.ts'

/** Products of one label order, at most. */
export const labelLinesAtMost = 100

/** What is typed of a product; the headings are `fields.labelLine.<key>`. */
export const labelTexts = [
  { key: 'productName', max: 200 },
  { key: 'foreignName', max: 200 },
  { key: 'brand', max: 100 },
  { key: 'specification', max: 100 },
  { key: 'shelfLife', max: 60 },
  { key: 'ingredients', max: 4000 },
  { key: 'remark', max: 500 },
] as const

/** The files of a product, and the kind of dictionary 1011 under which each is attached to the order. */
export const labelFileKinds = {
  packageImage: 'package-expansion',
  certificate: 'filing-certificate',
  nutrients: 'nutrition-file',
} as const
export type LabelFileKey = keyof typeof labelFileKinds
export const labelFileKeys = Object.keys(labelFileKinds) as readonly LabelFileKey[]
/** The kind of the provider's finished labels. */
export const finishedLabelKind = 'label-artwork'

export const labelLineKeys = [...labelTexts.map(({ key }) => key), 'origin' as const, ...labelFileKeys]

const fileId = z._default(z.nullable(id), null)
const rawText = z.string().check(z.minLength(1), z.maxLength(8000))
/** The caller's key of a line, unique in its order; the versions of its label refer to it. */
export const labelLineKey = z.string().check(z.regex(/^[\w-]{1,36}$/, 'orderLine.key'))

/** A product of a draft: anything may be missing; a text that its field does not take is kept in `rawCells`. */
export const LabelLineDraft = z.strictObject({
  key: labelLineKey,
  productName: draftText(200),
  foreignName: draftText(200),
  brand: draftText(100),
  /** Net content and packing. */
  specification: draftText(100),
  /** Dictionary 1001. */
  origin: draftEntry(/^([A-Z]{2})?$/),
  shelfLife: draftText(60),
  ingredients: draftText(4000),
  packageImage: fileId,
  certificate: fileId,
  nutrients: fileId,
  remark: draftText(500),
  rawCells: z._default(z.partialRecord(z.enum(labelLineKeys), rawText), {}),
})
export type LabelLineDraft = z.infer<typeof LabelLineDraft>

/** A finished label as the provider handed it back, and what the customer said to it. */
export const LabelVersion = z.object({
  id,
  lineKey: z.string(),
  /** 1, 2, 3 … for each product. */
  number: z.number(),
  state: z.number(),
  file: Attachment,
  /** Of the provider. */
  remark: z.string(),
  madeBy: z.string(),
  createdAt: instant,
  /** Of the customer. */
  answer: z.string(),
  answeredBy: z.string(),
  answeredAt: z.nullable(instant),
})
export type LabelVersion = z.infer<typeof LabelVersion>

const file = z.nullable(Attachment)

/** A product as the record shows it, with the versions of its label, the newest first. */
export const LabelLine = z.object({
  id,
  key: z.string(),
  productName: z.string(),
  foreignName: z.string(),
  brand: z.string(),
  specification: z.string(),
  origin: z.string(),
  shelfLife: z.string(),
  ingredients: z.string(),
  packageImage: file,
  certificate: file,
  nutrients: file,
  remark: z.string(),
  rawCells: z.record(z.string(), z.string()),
  versions: z.array(LabelVersion),
})
export type LabelLine = z.infer<typeof LabelLine>
