import type { LineColumn } from '@quayside/contract/orders/line-columns.ts'
import { lineNumberShape } from '@quayside/contract/orders/line-number.ts'
import { checkInputLine } from '@quayside/contract/tax-invoices/input-invoice.rules.ts'
import {
  InputLineImport,
  type InputLinesRead,
  inputLineColumns,
  inputLinesAtMost,
} from '@quayside/contract/tax-invoices/input-invoice-line.ts'
import { inputLineHeadings } from '@quayside/phrases/input-line-headings.ts'
import type { Binary } from '../../platform/http/binary.ts'
import type { Upload } from '../../platform/http/upload.ts'
import { importTemplate } from '../../platform/records/import-answer.ts'
import type { ImportSheet } from '../../platform/records/import-rows.ts'
import { linesFromSheet } from '../../platform/records/lines-from-sheet.ts'
import type { Call } from '../../platform/session/call.ts'

const sheet: ImportSheet<keyof InputLineImport, typeof InputLineImport> = {
  entity: 'inputInvoiceLine',
  schema: InputLineImport,
  maxRows: inputLinesAtMost,
  columns: inputLineColumns.map((column: LineColumn & { key: keyof InputLineImport }) => ({
    key: column.key,
    width: Math.round(column.width / 7),
    aliases: inputLineHeadings[column.key] ?? [],
    ...(column.isRequired && { isRequired: true as const }),
    ...(column.kind in lineNumberShape && { kind: 'number' as const }),
  })),
}

export const downloadInputLineTemplate = (call: Call): Promise<Binary> => importTemplate(call, sheet)

const lineStart = 'lines.0.'

/** The lines of one invoice from a sheet, for the form; a row that does not add up says so at its cell. */
export const importInputLines = (call: Call, { upload }: { upload: Upload }): Promise<InputLinesRead> =>
  linesFromSheet(call, upload, sheet, {
    resolve: (row) => {
      if (!row.draft) return row
      const wrong = checkInputLine({ key: '', ...row.draft } as never, 0)
      return {
        ...row,
        findings: [
          ...row.findings,
          ...wrong.map((finding) => ({ ...finding, path: finding.path?.slice(lineStart.length) ?? '' })),
        ],
      }
    },
    toLine: (draft, key) => ({ ...draft, key, rawCells: {} }),
  })
