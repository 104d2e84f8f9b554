import type { LineColumn } from '@quayside/contract/orders/line-columns.ts'
import { lineNumberShape } from '@quayside/contract/orders/line-number.ts'
import { isGrossBelowNet } from '@quayside/contract/orders/order.rules.ts'
import { at } from '@quayside/contract/refusals.ts'
import {
  type InboundImportResult,
  InboundLineImport,
  inboundLineColumns,
  inboundLinesAtMost,
} from '@quayside/contract/warehouse/inbound-line.ts'
import { inboundHeadings } from '@quayside/phrases/inbound-headings.ts'
import { sql } from '../../platform/database/database.ts'
import type { Binary } from '../../platform/http/binary.ts'
import type { Upload } from '../../platform/http/upload.ts'
import { importTemplate } from '../../platform/records/import-answer.ts'
import type { CheckedRow, ImportSheet } from '../../platform/records/import-rows.ts'
import { linesFromSheet } from '../../platform/records/lines-from-sheet.ts'
import type { Call } from '../../platform/session/call.ts'
import { codesByName } from '../orders/import-lines.ts'

const dictionaries = { origin: 1001, unit: 1003 } as const
const findNames = () =>
  sql
    .selectFrom('dict_entry')
    .select(['type', 'value', 'names'])
    .where('type', 'in', Object.values(dictionaries))

type Checked = CheckedRow<InboundLineImport>

const sheet: ImportSheet<keyof InboundLineImport, typeof InboundLineImport> = {
  entity: 'inboundLine',
  schema: InboundLineImport,
  maxRows: inboundLinesAtMost,
  columns: inboundLineColumns.map((column: LineColumn & { key: keyof InboundLineImport }) => ({
    key: column.key,
    width: Math.round(column.width / 7),
    aliases: inboundHeadings[column.key] ?? [],
    ...(column.codes && { codes: column.codes }),
    ...(column.isRequired && { isRequired: true as const }),
    ...(column.kind in lineNumberShape && { kind: 'number' as const }),
  })),
}

export const downloadInboundTemplate = (call: Call): Promise<Binary> => importTemplate(call, sheet)

export async function importInboundLines(
  call: Call,
  { upload }: { upload: Upload },
): Promise<InboundImportResult> {
  const [names] = await call.read(findNames())
  const codeOf = codesByName(names)
  return linesFromSheet(call, upload, sheet, {
    resolve: (row) => resolved(row, codeOf),
    toLine: (draft, key) => ({ ...draft, key, productId: null, orderLineId: null, rawCells: {} }),
  })
}

/** Names become codes. */
function resolved(row: Checked, codeOf: ReturnType<typeof codesByName>): Checked {
  if (!row.draft) return row
  const draft = { ...row.draft }
  const findings = [...row.findings]
  for (const field of ['origin', 'unit'] as const) {
    const code = codeOf(dictionaries[field], draft[field])
    if (code === undefined) findings.push(at(field, 'field.code'))
    else draft[field] = code
  }
  if (isGrossBelowNet(draft)) findings.push(at('grossWeight', 'orderLine.grossBelowNet'))
  return { ...row, draft, findings }
}
