import * as z from 'zod/mini'
import type { LineColumns, LineKey } from '../kernel/lines/line-column.ts'
import { lineShapesOf } from '../kernel/lines/line-shapes.ts'

/** Ingredients of one product, at most. */
export const ingredientsAtMost = 500

/** The headings are `fields.approvalIngredient.<key>`. */
const columns = [
  { key: 'name', kind: 'text', max: 100, isRequired: true, width: 170 },
  { key: 'inciName', kind: 'text', max: 200, width: 210 },
  { key: 'casNumber', kind: 'text', max: 20, width: 120 },
  /** GB 2760 or INS: 01.101, E330. */
  { key: 'additiveNumber', kind: 'text', max: 20, width: 120 },
  { key: 'purpose', kind: 'text', max: 100, isRequired: true, width: 170 },
  { key: 'percentage', kind: 'quantity', isPercent: true, isRequired: true, isSummed: true, width: 120 },
] as const satisfies LineColumns
export type IngredientKey = LineKey<typeof columns>

export const ingredients = lineShapesOf(columns)

export const IngredientDraft = ingredients.draft
export type IngredientDraft = z.infer<typeof IngredientDraft>
export const Ingredient = z.object(ingredients.row)
export type Ingredient = z.infer<typeof Ingredient>
export const IngredientImportResult = ingredients.importResult
export type IngredientImportResult = z.infer<typeof IngredientImportResult>
