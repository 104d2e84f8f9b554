import { ingredients, ingredientsAtMost } from '@quayside/contract/filings/approval-ingredient.ts'
import { createRowReader } from '@quayside/kit/lines-form/row-reader.ts'

/** Between the sheet's rows and a filing's ingredients. */
export const ingredientRows = createRowReader(ingredients, { mostRows: ingredientsAtMost })
