import { randomBytes } from 'node:crypto'
import type { ImportRow } from '@quayside/contract/kernel/import.ts'
import { lineNumberShape } from '@quayside/contract/orders/line-number.ts'
import { isGrossBelowNet } from '@quayside/contract/orders/order.rules.ts'
import type { LineColumn } from '@quayside/contract/orders/order-line.ts'
import { at } from '@quayside/contract/refusals.ts'
import {
  type InboundImportResult,
  InboundLineImport,
  inboundLineColumns,
  inboundLinesAtMost,
} from '@quayside/contract/warehouse/inbound-line.ts'
import { isTotalsRow } from '@quayside/phrases/sheet-text.ts'
import { sql } from '../../platform/database/database.ts'
import type { Binary } from '../../platform/http/binary.ts'
import type { Upload } from '../../platform/http/upload.ts'
import {
  importColumns,
  importRow,
  importTemplate,
  keepRejected,
} from '../../platform/records/import-answer.ts'
import { checkedRows, type ImportSheet } from '../../platform/records/import-rows.ts'
import type { Call } from '../../platform/session/call.ts'
import { codesByName } from '../orders/import-lines.ts'

const dictionaries = { origin: 1001, unit: 1003 } as const
const findNames = () =>
  sql
    .selectFrom('dict_entry')
    .select(['type', 'value', 'names'])
    .where('type', 'in', Object.values(dictionaries))
const rejectedShown = 200

const sheet: ImportSheet<keyof InboundLineImport, typeof InboundLineImport> = {
  entity: 'inboundLine',
  schema: InboundLineImport,
  maxRows: inboundLinesAtMost,
  columns: inboundLineColumns.map((column: LineColumn & { key: keyof InboundLineImport }) => ({
    key: column.key,
    width: Math.round(column.width / 7),
    ...(column.codes && { codes: column.codes }),
    ...(column.isRequired && { isRequired: true as const }),
    ...(column.kind in lineNumberShape && { kind: 'number' as const }),
  })),
}

export const downloadInboundTemplate = (call: Call): Promise<Binary> => importTemplate(call, sheet)

/** Rows of a sheet as lines for the form; nothing is saved but the file of the bad ones. */
export async function importInboundLines(
  call: Call,
  { upload }: { upload: Upload },
): Promise<InboundImportResult> {
  const [names] = await call.read(findNames())
  const codeOf = codesByName(names)
  let ignoredColumns: readonly string[] = []
  const rows = checkedRows(call, upload, sheet, {
    onIgnored(headings) {
      ignoredColumns = headings
    },
  })
  const prefix = randomBytes(6).toString('hex')
  const lines: InboundImportResult['lines'] = []
  const rejected: ImportRow[] = []
  for await (const row of rows) {
    if (isTotalsRow(sheet.columns.map(({ key }) => row.values[key] ?? ''))) continue
    const { draft } = row
    const findings = [...row.findings]
    if (draft) {
      for (const field of ['origin', 'unit'] as const) {
        const code = codeOf(dictionaries[field], draft[field])
        if (code === undefined) findings.push(at(field, 'field.code'))
        else draft[field] = code
      }
      if (isGrossBelowNet(draft)) findings.push(at('grossWeight', 'orderLine.grossBelowNet'))
    }
    if (draft && findings.length === 0)
      lines.push({
        ...draft,
        key: `${prefix}-${lines.length + 1}`,
        productId: null,
        orderLineId: null,
        rawCells: {},
      })
    else rejected.push(importRow(call, { ...row, findings }))
  }
  const columns = importColumns(call, sheet)
  return {
    columns,
    acceptedCount: lines.length,
    rejectedCount: rejected.length,
    lines,
    ignoredColumns: [...ignoredColumns],
    rejected: rejected.slice(0, rejectedShown),
    rejectedFileId:
      rejected.length === 0
        ? null
        : await call.write((tx) => keepRejected(call, tx, sheet, { columns, rejected })),
  }
}
