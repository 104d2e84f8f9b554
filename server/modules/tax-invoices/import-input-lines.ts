import { checkInputLine } from '@quayside/contract/tax-invoices/input-invoice.rules.ts'
import {
  InputLineImport,
  type InputLinesRead,
  inputLines,
  inputLinesAtMost,
} from '@quayside/contract/tax-invoices/input-invoice-line.ts'
import { inputLineHeadings } from '@quayside/phrases/input-line-headings.ts'
import * as z from 'zod/mini'
import type { Upload } from '../../platform/http/upload.ts'
import { lineImportOf } from '../../platform/records/line-import.ts'
import type { Call } from '../../platform/session/call.ts'
import { rateOrUntaxed } from './untaxed-rate.ts'

const lineStart = 'lines.0.'

/** The lines of one invoice from a sheet; a row that does not add up says so at its cell. */
const lineImport = lineImportOf({
  entity: 'inputInvoiceLine',
  lines: inputLines,
  schema: z.extend(InputLineImport, { rate: rateOrUntaxed }),
  headings: inputLineHeadings,
  atMost: inputLinesAtMost,
  check: (row) =>
    checkInputLine({ key: '', ...row }, 0).map((finding) => ({
      ...finding,
      path: finding.path?.slice(lineStart.length) ?? '',
    })),
})

export const downloadInputLineTemplate = lineImport.template

export const importInputLines = (call: Call, { upload }: { upload: Upload }): Promise<InputLinesRead> =>
  lineImport.take(call, upload)
