import {
  InboundLineDraft,
  inboundLineColumns,
  inboundLinesAtMost,
} from '@quayside/contract/warehouse/inbound-line.ts'
import { createRowReader } from '@quayside/kit/lines-form/row-reader.ts'

/** A model carries the product it stands for, and the order's line it was taken from. */
export const carried = ['productId', 'orderLineId']

/** Between the sheet's rows and an inbound order's lines. */
export const inboundRows = createRowReader<InboundLineDraft>({
  schema: InboundLineDraft,
  keys: [...inboundLineColumns.map(({ key }) => key), ...carried],
  mostRows: inboundLinesAtMost,
})
