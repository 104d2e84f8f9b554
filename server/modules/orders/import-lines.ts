import { comparableHeading } from '@quayside/contract/kernel/comparable-heading.ts'
import { type LineColumn, lineColumns, lineDictionaries } from '@quayside/contract/orders/line-columns.ts'
import { lineNumberShape } from '@quayside/contract/orders/line-number.ts'
import { isGrossBelowNet } from '@quayside/contract/orders/order.rules.ts'
import {
  type LineImportInput,
  type LineImportResult,
  LineImportRow,
} from '@quayside/contract/orders/order-import.ts'
import { type OrderLineDraft, orderLinesAtMost } from '@quayside/contract/orders/order-line.ts'
import { lineTotal } from '@quayside/contract/orders/order-totals.ts'
import { at } from '@quayside/contract/refusals.ts'
import { lineHeadings } from '@quayside/phrases/line-headings.ts'
import { lineValues } from '@quayside/phrases/line-values.ts'
import Big from 'big.js'
import type { Binary } from '../../platform/http/binary.ts'
import type { Upload } from '../../platform/http/upload.ts'
import { importTemplate } from '../../platform/records/import-answer.ts'
import type { CheckedRow, ImportSheet } from '../../platform/records/import-rows.ts'
import { linesFromSheet } from '../../platform/records/lines-from-sheet.ts'
import type { Call } from '../../platform/session/call.ts'
import { findEntryNames } from './order-record-queries.ts'

type Checked = CheckedRow<LineImportRow>

const sheet: ImportSheet<keyof LineImportRow, typeof LineImportRow> = {
  entity: 'orderLine',
  schema: LineImportRow,
  maxRows: orderLinesAtMost,
  columns: lineColumns.map((column: LineColumn & { key: keyof LineImportRow }) => ({
    key: column.key,
    aliases: lineHeadings[column.key],
    width: Math.round(column.width / 7),
    ...(column.codes && { codes: column.codes }),
    ...(column.kind in lineNumberShape && { kind: 'number' as const }),
  })),
}

/** The columns §5 demands carry a star in the template; in a sheet of a supplier's own they may still be missing. */
const required = new Set<string>(
  lineColumns.flatMap((column: LineColumn) => (column.isRequired ? [column.key] : [])),
)
const template = {
  ...sheet,
  columns: sheet.columns.map((column) => ({
    ...column,
    ...(required.has(column.key) && { isRequired: true as const }),
  })),
}

export const downloadLineTemplate = (call: Call): Promise<Binary> => importTemplate(call, template)

export async function importLines(
  call: Call,
  { body, upload }: { body: LineImportInput; upload: Upload },
): Promise<LineImportResult> {
  const [names] = await call.read(findEntryNames(Object.values(lineDictionaries)))
  const codes = codesByName(names)
  return linesFromSheet(call, upload, sheet, {
    resolve: (row) => resolved(row, codes),
    toLine,
    job: body.job,
  })
}

const toLine = (draft: LineImportRow, key: string): OrderLineDraft => ({
  ...draft,
  key,
  productId: null,
  rawCells: {},
  totalMoney: draft.qty === '' || draft.price === '' ? '' : lineTotal(draft),
})

type CodeOf = (type: number, typed: string) => string | undefined

/** Names become codes; a total that is not quantity times price is an error of the sheet. */
function resolved(checked: Checked, codeOf: CodeOf): Checked {
  const { draft } = checked
  if (!draft) return checked
  const codes = { ...draft }
  const findings = [...checked.findings]
  for (const field of ['origin', 'unit', 'packing'] as const) {
    const code = codeOf(lineDictionaries[field], draft[field])
    if (code === undefined) findings.push(at(field, 'field.code'))
    else codes[field] = code
  }
  if (draft.qty !== '' && draft.price !== '' && draft.totalMoney !== '') {
    const total = lineTotal(draft)
    if (!new Big(draft.totalMoney).eq(total))
      findings.push(at('totalMoney', 'orderLine.totalMismatch', { total }))
  }
  if (isGrossBelowNet(draft)) findings.push(at('grossWeight', 'orderLine.grossBelowNet'))
  return { ...checked, draft: codes, findings }
}

/** '' stays ''; a code, a name in any of our languages or a usual short form becomes the code; else it is unknown. */
export function codesByName(rows: readonly { type: number; value: string; names: unknown }[]): CodeOf {
  const byName = new Map<string, string>()
  const byShortForm = new Map<string, string>()
  for (const { type, value, names } of rows) {
    for (const name of Object.values(names as Record<string, string>))
      byName.set(`${type} ${name.toLowerCase()}`, value)
    for (const word of lineValues[type as keyof typeof lineValues]?.[value] ?? [])
      byShortForm.set(`${type} ${comparableHeading(word)}`, value)
  }
  for (const { type, value } of rows) byName.set(`${type} ${value.toLowerCase()}`, value)
  return (type, typed) =>
    typed === ''
      ? ''
      : (byName.get(`${type} ${typed.toLowerCase()}`) ??
        byShortForm.get(`${type} ${comparableHeading(typed)}`))
}
