import { at } from '@quayside/contract/refusals.ts'
import {
  lotNumbersIn,
  type OutboundImportResult,
  OutboundLineDraft,
  OutboundLineImport,
  outboundLineKeys,
  outboundLinesAtMost,
} from '@quayside/contract/warehouse/outbound-line.ts'
import { inboundHeadings } from '@quayside/phrases/inbound-headings.ts'
import type { Binary } from '../../platform/http/binary.ts'
import type { Upload } from '../../platform/http/upload.ts'
import { importTemplate } from '../../platform/records/import-answer.ts'
import type { ImportSheet } from '../../platform/records/import-rows.ts'
import { linesFromSheet } from '../../platform/records/lines-from-sheet.ts'
import type { Call } from '../../platform/session/call.ts'

type Key = (typeof outboundLineKeys)[number]
/** What other people's sheets say for the columns; a pack is what they call the smallest one. */
const aliases: Partial<Record<Key, readonly string[]>> = {
  ...inboundHeadings,
  packQty: inboundHeadings['minimumPackQuantity'] ?? [],
  lotNumbers: inboundHeadings['lotNumber'] ?? [],
}
const numbers = new Set<Key>(['qty', 'packQty'])
const required = new Set<Key>(['model', 'qty'])

const sheet: ImportSheet<Key, typeof OutboundLineImport> = {
  entity: 'outboundLine',
  schema: OutboundLineImport,
  maxRows: outboundLinesAtMost,
  columns: outboundLineKeys.map((key) => ({
    key,
    aliases: aliases[key] ?? [],
    ...(required.has(key) && { isRequired: true as const }),
    ...(numbers.has(key) && { kind: 'number' as const }),
  })),
}

export const downloadOutboundTemplate = (call: Call): Promise<Binary> => importTemplate(call, sheet)

const { lotNumbers: listed } = OutboundLineDraft.shape

export const importOutboundLines = (
  call: Call,
  { upload }: { upload: Upload },
): Promise<OutboundImportResult> =>
  linesFromSheet(call, upload, sheet, {
    resolve: (row) =>
      !row.draft || listed.safeParse(lotNumbersIn(row.draft.lotNumbers)).success
        ? row
        : { ...row, findings: [...row.findings, at('lotNumbers', 'field.tooLong', { max: 60 })] },
    toLine: (draft, key) => ({
      ...draft,
      key,
      lotId: null,
      lotNumbers: lotNumbersIn(draft.lotNumbers),
      rawCells: {},
    }),
  })
