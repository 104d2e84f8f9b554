import {
  IngredientImport,
  type IngredientImportResult,
  ingredientColumns,
  ingredientsAtMost,
} from '@quayside/contract/filings/approval-ingredient.ts'
import { checkCasNumber } from '@quayside/contract/filings/cas-number.ts'
import type { LineColumn } from '@quayside/contract/orders/line-columns.ts'
import { lineNumberShape } from '@quayside/contract/orders/line-number.ts'
import { ingredientHeadings } from '@quayside/phrases/ingredient-headings.ts'
import type { Binary } from '../../platform/http/binary.ts'
import type { Upload } from '../../platform/http/upload.ts'
import { importTemplate } from '../../platform/records/import-answer.ts'
import type { ImportSheet } from '../../platform/records/import-rows.ts'
import { linesFromSheet } from '../../platform/records/lines-from-sheet.ts'
import type { Call } from '../../platform/session/call.ts'

const sheet: ImportSheet<keyof IngredientImport, typeof IngredientImport> = {
  entity: 'approvalIngredient',
  schema: IngredientImport,
  maxRows: ingredientsAtMost,
  columns: ingredientColumns.map((column: LineColumn & { key: keyof IngredientImport }) => ({
    key: column.key,
    width: Math.round(column.width / 7),
    aliases: ingredientHeadings[column.key],
    ...(column.isRequired && { isRequired: true as const }),
    ...(column.kind in lineNumberShape && { kind: 'number' as const }),
  })),
}

export const downloadIngredientTemplate = (call: Call): Promise<Binary> => importTemplate(call, sheet)

/** A filled-in template as ingredients for the form; a wrong CAS number sends its row back. */
export const importIngredients = (
  call: Call,
  { upload }: { upload: Upload },
): Promise<IngredientImportResult> =>
  linesFromSheet(call, upload, sheet, {
    resolve: (row) =>
      row.draft
        ? { ...row, findings: [...row.findings, ...checkCasNumber('casNumber', row.draft.casNumber)] }
        : row,
    toLine: (draft, key) => ({ ...draft, key, rawCells: {} }),
  })
