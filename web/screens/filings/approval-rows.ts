import {
  IngredientDraft,
  ingredientColumns,
  ingredientsAtMost,
} from '@quayside/contract/filings/approval-ingredient.ts'
import { createRowReader } from '@quayside/kit/lines-form/row-reader.ts'

/** Between the sheet's rows and a filing's ingredients. */
export const ingredientRows = createRowReader<IngredientDraft>({
  schema: IngredientDraft,
  keys: ingredientColumns.map(({ key }) => key),
  mostRows: ingredientsAtMost,
})
