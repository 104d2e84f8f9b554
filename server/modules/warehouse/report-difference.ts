import { stockDifferenceMachine } from '@quayside/contract/warehouse/stock-difference.states.ts'
import { differenceKind } from '@quayside/contract/warehouse/warehouse.codes.ts'
import type { Tx } from '../../platform/database/database.ts'
import { attachFiles } from '../../platform/files/attachments.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import type { RecordKey } from '../../platform/records/timeline.ts'
import type { StockOrder } from './order-stock.ts'

/** The document whose goods came in otherwise, and its line. */
type DifferenceOf = {
  readonly record: RecordKey & { readonly entity: 'warehouseIn' | 'order' }
  readonly number: string
  readonly lineId: string
}
type Reported = {
  readonly kind: number
  readonly qty: string
  readonly reason: string
  readonly photos: readonly string[]
}

/** One difference, which waits for the customer. */
export async function reportDifference(
  tx: Tx,
  acting: Acting,
  { record, number, lineId }: DifferenceOf,
  { kind, qty, reason, photos }: Reported,
): Promise<void> {
  const { companyId } = record
  const isOfOrder = record.entity === 'order'
  const { id } = await tx
    .insertInto('stock_difference')
    .values({
      company_id: companyId,
      ...(isOfOrder
        ? { order_id: record.id, order_line_id: lineId }
        : { inbound_id: record.id, line_id: lineId }),
      kind,
      qty,
      reason,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await attachFiles(
    tx,
    { companyId, memberId: null },
    {
      entity: 'stockDifference',
      entityId: id,
      kind: 'other',
      fileIds: [...photos],
      path: 'lines',
      alsoOf: record,
    },
  )
  await happened(
    tx,
    acting,
    { companyId, entity: 'stockDifference', ids: [id] },
    {
      transition: 'create',
      to: stockDifferenceMachine.initial,
      note: reason,
      notice: {
        phrase: isOfOrder ? 'stockDifference.reportedOfOrder' : 'stockDifference.reported',
        params: { number, qty, reason },
        record: { entity: record.entity, id: record.id },
      },
    },
  )
}

/** Goods of an order that do not come any more. */
export async function reportShortages(
  tx: Tx,
  acting: Acting,
  order: StockOrder,
  shortages: readonly { readonly lineId: string; readonly qty: string; readonly reason: string }[],
): Promise<void> {
  const record = { companyId: order.company_id, entity: 'order', id: order.id } as const
  for (const { lineId, qty, reason } of shortages)
    await reportDifference(
      tx,
      acting,
      { record, number: order.order_no, lineId },
      { kind: differenceKind.codes.short, qty, reason, photos: [] },
    )
}
