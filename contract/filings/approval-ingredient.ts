import * as z from 'zod/mini'
import { importedLines } from '../kernel/import.ts'
import { id } from '../kernel/schema.ts'
import type { LineColumn } from '../orders/line-columns.ts'
import { draftNumber, draftText } from '../orders/order-line.ts'

/** Ingredients of one product, at most. */
export const ingredientsAtMost = 500

/** What the grid, the Excel template and the import share; the headings are `fields.approvalIngredient.<key>`. */
export const ingredientColumns = [
  { key: 'name', kind: 'text', max: 100, isRequired: true, width: 170 },
  { key: 'inciName', kind: 'text', max: 200, width: 210 },
  { key: 'casNumber', kind: 'text', max: 20, width: 120 },
  { key: 'additiveNumber', kind: 'text', max: 20, width: 120 },
  { key: 'purpose', kind: 'text', max: 100, isRequired: true, width: 170 },
  { key: 'percentage', kind: 'quantity', isRequired: true, width: 120 },
] as const satisfies readonly LineColumn[]
export type IngredientKey = (typeof ingredientColumns)[number]['key']

const columnKeys = ingredientColumns.map(({ key }) => key)
const lineKey = z.string().check(z.regex(/^[\w-]{1,36}$/, 'orderLine.key'))
const rawText = z.string().check(z.minLength(1), z.maxLength(2000))

const cells = {
  name: draftText(100),
  inciName: draftText(200),
  casNumber: draftText(20),
  /** GB 2760 or INS: 01.101, E330. */
  additiveNumber: draftText(20),
  purpose: draftText(100),
  percentage: draftNumber('quantity'),
}

/** An ingredient of a draft: any field may be missing; what is not of its column's type is kept in `rawCells`. */
export const IngredientDraft = z.strictObject({
  key: lineKey,
  ...cells,
  rawCells: z._default(z.partialRecord(z.enum(columnKeys), rawText), {}),
})
export type IngredientDraft = z.infer<typeof IngredientDraft>

export const Ingredient = z.object({
  id,
  key: z.string(),
  name: z.string(),
  inciName: z.string(),
  casNumber: z.string(),
  additiveNumber: z.string(),
  purpose: z.string(),
  percentage: z.string(),
  rawCells: z.record(z.string(), z.string()),
})
export type Ingredient = z.infer<typeof Ingredient>

/** What is sent when an ingredient that was read is saved again. */
export const toIngredientDraft = ({ id: _id, ...draft }: Ingredient): IngredientDraft =>
  draft as IngredientDraft

export const IngredientImport = z.strictObject(cells)
export type IngredientImport = z.infer<typeof IngredientImport>
export const IngredientImportResult = importedLines(IngredientDraft)
export type IngredientImportResult = z.infer<typeof IngredientImportResult>
