import * as z from 'zod/mini'
import type { LineColumns, LineKey } from '../kernel/lines/line-column.ts'
import { lineShapesOf } from '../kernel/lines/line-shapes.ts'
import { Attachment } from '../kernel/record.ts'
import { id, instant } from '../kernel/schema.ts'

/** Products of one label order, at most. */
export const labelLinesAtMost = 100

/** The headings are `fields.labelLine.<key>`. */
const columns = [
  { key: 'productName', kind: 'text', max: 200, isRequired: true, width: 200 },
  { key: 'foreignName', kind: 'text', max: 200, width: 200 },
  { key: 'brand', kind: 'text', max: 100, width: 120 },
  /** Net content and packing. */
  { key: 'specification', kind: 'text', max: 100, width: 140 },
  { key: 'shelfLife', kind: 'text', max: 60, width: 100 },
  { key: 'ingredients', kind: 'text', max: 4000, isRequired: true, width: 260 },
  { key: 'remark', kind: 'text', max: 500, width: 200 },
  { key: 'origin', kind: 'entry', dictionary: 1001, width: 100 },
  { key: 'packageImage', kind: 'file', isRequired: true, width: 140 },
  { key: 'certificate', kind: 'file', isRequired: true, width: 140 },
  { key: 'nutrients', kind: 'file', isRequired: true, width: 140 },
] as const satisfies LineColumns
export type LabelLineKey = LineKey<typeof columns>

/** The products of a label order. */
export const labelLines = lineShapesOf(columns)

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

export const LabelLineDraft = labelLines.draft
export type LabelLineDraft = z.infer<typeof LabelLineDraft>

/** A finished label as the provider handed it back, and what the customer said to it. */
export const LabelVersion = z.object({
  id,
  lineKey: z.string(),
  /** 1, 2, 3 … for each product. */
  number: z.number(),
  state: z.number(),
  file: Attachment,
  /** The provider's remark; the customer cannot change it. */
  remark: z.string(),
  madeBy: z.string(),
  createdAt: instant,
  /** The customer's remark. */
  answer: z.string(),
  answeredBy: z.string(),
  answeredAt: z.nullable(instant),
})
export type LabelVersion = z.infer<typeof LabelVersion>

/** A product as the record shows it, with the versions of its label, the newest first. */
export const LabelLine = z.object({ ...labelLines.row, versions: z.array(LabelVersion) })
export type LabelLine = z.infer<typeof LabelLine>
