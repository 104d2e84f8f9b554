import { stockDifferenceMachine } from '@quayside/contract/warehouse/stock-difference.states.ts'
import { differenceKind } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { attachFiles } from '../../platform/files/attachments.ts'
import { sendEach } from '../../platform/notices/send-notice.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import type { RecordKey } from '../../platform/records/timeline.ts'
import type { StockOrder } from './order-stock.ts'

/** The document whose goods came in otherwise. */
type DifferenceOf = {
  readonly record: RecordKey & { readonly entity: 'inbound' | 'order' }
  readonly number: string
}
type Reported = {
  readonly lineId: string
  readonly kind: number
  readonly qty: string
  readonly reason: string
  readonly photos: readonly string[]
}

/** Differences of a document's lines, which wait for the customer; the ids in the order given. */
export async function reportDifferences(
  tx: Tx,
  acting: Acting,
  { record, number }: DifferenceOf,
  reported: readonly Reported[],
): Promise<string[]> {
  if (reported.length === 0) return []
  const { companyId } = record
  const isOfOrder = record.entity === 'order'
  const columns = raw.join(
    (isOfOrder ? ['order_id', 'order_line_id'] : ['inbound_id', 'line_id']).map((name) => raw.ref(name)),
  )
  const of = (key: 'lineId' | 'kind' | 'qty' | 'reason') => reported.map((each) => each[key])
  // Rows are inserted in the order given, so that ids follow it.
  const { rows } = await raw<{
    id: string
  }>`insert into stock_difference (company_id, ${columns}, kind, qty, reason)
    select ${companyId}::bigint, ${record.id}::bigint, line_id, kind, qty, reason
    from unnest(${of('lineId')}::bigint[], ${of('kind')}::int[], ${of('qty')}::numeric[], ${of('reason')}::text[])
      with ordinality as each (line_id, kind, qty, reason, place)
    order by place returning id`.execute(tx)
  const ids = rows.map(({ id }) => id)
  for (const [place, { photos }] of reported.entries())
    if (photos.length > 0)
      await attachFiles(
        tx,
        { companyId, memberId: null },
        {
          entity: 'stockDifference',
          entityId: ids[place] ?? '',
          kind: 'other',
          fileIds: [...photos],
          path: 'lines',
          alsoOf: record,
        },
      )
  await happened(
    tx,
    acting,
    { companyId, entity: 'stockDifference', ids },
    { transition: 'create', to: stockDifferenceMachine.initial, note: reported.map(({ reason }) => reason) },
  )
  await sendEach(
    tx,
    { companyId },
    reported.map(({ kind, qty, reason }) => ({
      message: {
        phrase: isOfOrder ? phraseOfOrder(kind) : 'stockDifference.reported',
        params: { number, qty, reason },
      },
      record: { entity: record.entity, id: record.id },
    })),
  )
  return ids
}
const phraseOfOrder = (kind: number) =>
  kind === differenceKind.codes.short
    ? 'stockDifference.reportedOfOrder'
    : 'stockDifference.reportedBadOfOrder'

export const ofOrder = (order: StockOrder): DifferenceOf => ({
  record: { companyId: order.company_id, entity: 'order', id: order.id },
  number: order.order_no,
})

/** Goods of an order that do not come any more. */
export const reportShortages = async (
  tx: Tx,
  acting: Acting,
  order: StockOrder,
  shortages: readonly { readonly lineId: string; readonly qty: string; readonly reason: string }[],
): Promise<void> => {
  await reportDifferences(
    tx,
    acting,
    ofOrder(order),
    shortages.map((shortage) => ({ ...shortage, kind: differenceKind.codes.short, photos: [] })),
  )
}
