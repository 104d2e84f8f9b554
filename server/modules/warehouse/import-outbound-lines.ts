import { at } from '@quayside/contract/refusals.ts'
import {
  lotNumbersIn,
  type OutboundImportResult,
  outboundLines,
  outboundLinesAtMost,
} from '@quayside/contract/warehouse/outbound-line.ts'
import { inboundHeadings } from '@quayside/phrases/inbound-headings.ts'
import type { Upload } from '../../platform/http/upload.ts'
import { lineImportOf } from '../../platform/records/line-import.ts'
import type { Call } from '../../platform/session/call.ts'

const { lotNumbers: listed } = outboundLines.draft.shape

const lineImport = lineImportOf({
  entity: 'outboundLine',
  lines: outboundLines,
  schema: outboundLines.imported,
  headings: {
    ...inboundHeadings,
    // A pack is what other people's sheets call the smallest one.
    packQty: inboundHeadings['minimumPackQuantity'] ?? [],
    lotNumbers: inboundHeadings['lotNumber'] ?? [],
  },
  atMost: outboundLinesAtMost,
  check: ({ lotNumbers }) =>
    listed.safeParse(lotNumbersIn(lotNumbers)).success
      ? []
      : [at('lotNumbers', 'field.tooLong', { max: 60 })],
  complete: ({ lotNumbers }) => ({ lotNumbers: lotNumbersIn(lotNumbers) }),
})

export const downloadOutboundTemplate = lineImport.template

export const importOutboundLines = (
  call: Call,
  { upload }: { upload: Upload },
): Promise<OutboundImportResult> => lineImport.take(call, upload)
