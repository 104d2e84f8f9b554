import { isGrossBelowNet } from '@quayside/contract/kernel/lines/line.rules.ts'
import { at } from '@quayside/contract/refusals.ts'
import { checkGoodsOrder, expiryOfLine } from '@quayside/contract/warehouse/goods-days.ts'
import {
  type InboundImportResult,
  inboundLines,
  inboundLinesAtMost,
} from '@quayside/contract/warehouse/inbound-line.ts'
import { inboundHeadings } from '@quayside/phrases/inbound-headings.ts'
import type { Upload } from '../../platform/http/upload.ts'
import { lineImportOf } from '../../platform/records/line-import.ts'
import type { Call } from '../../platform/session/call.ts'

const lineImport = lineImportOf({
  entity: 'inboundLine',
  lines: inboundLines,
  schema: inboundLines.imported,
  headings: inboundHeadings,
  atMost: inboundLinesAtMost,
  check: (row) => [
    ...(isGrossBelowNet(row) ? [at('grossWeight', 'orderLine.grossBelowNet')] : []),
    ...checkGoodsOrder({ producedOn: row.producedOn, expiresOn: expiryOfLine(row) }),
  ],
})

export const downloadInboundTemplate = lineImport.template

export const importInboundLines = (
  call: Call,
  { upload }: { upload: Upload },
): Promise<InboundImportResult> => lineImport.take(call, upload)
