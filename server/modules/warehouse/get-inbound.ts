import type { Attachment } from '@quayside/contract/kernel/record.ts'
import type { StockDifference } from '@quayside/contract/warehouse/stock-difference.ts'
import type { InferResult } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import type { RecordKey } from '../../platform/records/timeline.ts'
import type { Answers, Call } from '../../platform/session/call.ts'
import { findDifferences, readDifferences, withSteps } from './differences.ts'
import {
  findInboundLines,
  findInboundLots,
  type InboundLineRow,
  storedInboundLines,
} from './inbound-lines.ts'

const findPickup = (companyId: string, inboundId: string) =>
  sql
    .selectFrom('goods_pickup')
    .select(['id', 'number', 'state', 'reason', 'version'])
    .where('company_id', '=', companyId)
    .where('inbound_id', '=', inboundId)
    .orderBy('id', 'desc')
    .limit(1)

const partsOf = ({ companyId, id }: RecordKey) =>
  [
    findInboundLines(companyId, id),
    findInboundLots(companyId, id),
    findDifferences(companyId).where('d.inbound_id', '=', id),
    findPickup(companyId, id),
  ] as const

const withLots = (line: InboundLineRow, lots: InferResult<ReturnType<typeof findInboundLots>> = []) => ({
  ...storedInboundLines.toLine(line),
  orderId: line.order_id,
  orderNo: line.order_no,
  receivedQty: line.received_qty,
  lots: lots.map((lot) => ({
    id: lot.id,
    number: lot.number,
    location: lot.location ?? '',
    quality: lot.quality,
    expiresOn: lot.expires_on,
    onHand: lot.on_hand,
    available: lot.available,
  })),
})

type Parts = Answers<ReturnType<typeof partsOf>>

/** What the page of an inbound order shows besides its row. */
export const inboundDetail = {
  parts: partsOf,
  show: async (
    _row: unknown,
    [lines, lots, differences, [pickup]]: Parts,
    attachments: Attachment[],
    { read, companyId }: { readonly read: Reader; readonly companyId: string },
  ) => {
    const lotsOf = Map.groupBy(lots, (lot) => lot.inbound_line_id)
    return {
      lines: lines.map((line) => withLots(line, lotsOf.get(line.id))),
      differences: await readDifferences(read, companyId, differences),
      pickup: pickup ?? null,
      attachments,
    }
  },
  own: ({ differences }: { readonly differences: StockDifference[] }, call: Call) => ({
    differences: differences.map((difference) => withSteps(call, difference)),
  }),
}
