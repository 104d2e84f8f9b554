import { inboundLines, inboundLinesAtMost } from '@quayside/contract/warehouse/inbound-line.ts'
import { createRowReader } from '@quayside/kit/lines-form/row-reader.ts'

/** Between the sheet's rows and an inbound order's lines. */
export const inboundRows = createRowReader(inboundLines, { mostRows: inboundLinesAtMost })
