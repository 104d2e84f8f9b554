import {
  type IngredientImportResult,
  ingredients,
  ingredientsAtMost,
} from '@quayside/contract/filings/approval-ingredient.ts'
import { checkCasNumber } from '@quayside/contract/filings/cas-number.ts'
import { ingredientHeadings } from '@quayside/phrases/ingredient-headings.ts'
import type { Upload } from '../../platform/http/upload.ts'
import { lineImportOf } from '../../platform/records/line-import.ts'
import type { Call } from '../../platform/session/call.ts'

/** A wrong CAS number sends its row back. */
const ingredientImport = lineImportOf({
  entity: 'approvalIngredient',
  lines: ingredients,
  schema: ingredients.imported,
  headings: ingredientHeadings,
  atMost: ingredientsAtMost,
  check: ({ casNumber }) => checkCasNumber('casNumber', casNumber),
})

export const downloadIngredientTemplate = ingredientImport.template

export const importIngredients = (
  call: Call,
  { upload }: { upload: Upload },
): Promise<IngredientImportResult> => ingredientImport.take(call, upload)
