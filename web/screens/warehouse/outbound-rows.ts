import { OutboundLineDraft, outboundLineKeys } from '@quayside/contract/warehouse/outbound.ts'
import { createRowReader } from '@quayside/kit/lines-form/row-reader.ts'

const listed = (text: string): string[] =>
  text
    .split(/[,，;；、\n]+/)
    .map((each) => each.trim())
    .filter((each) => each !== '')

/** Between the sheet's rows and an outbound order's lines; a model carries the lot that was picked. */
export const outboundRows = createRowReader<OutboundLineDraft>({
  schema: OutboundLineDraft,
  keys: [...outboundLineKeys, 'lotId'],
  mostRows: 1000,
  listed: { lotNumbers: listed },
})
