import {
  lotNumbersIn,
  outboundLines,
  outboundLinesAtMost,
} from '@quayside/contract/warehouse/outbound-line.ts'
import { createRowReader } from '@quayside/kit/lines-form/row-reader.ts'

/** Between the sheet's rows and an outbound order's lines; a model carries the lot that was picked. */
export const outboundRows = createRowReader(outboundLines, {
  mostRows: outboundLinesAtMost,
  listed: { lotNumbers: lotNumbersIn },
})
