import type { ReceiveInbound } from '@quayside/contract/office/warehouse.ts'
import { refuseIfAny } from '@quayside/contract/refusals.ts'
import { checkReceipt, differencesOf } from '@quayside/contract/warehouse/receipt.rules.ts'
import { stockDifferenceMachine } from '@quayside/contract/warehouse/stock-difference.states.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { attachFiles } from '../../platform/files/attachments.ts'
import type { Acting } from '../../platform/records/acting.ts'
import { happened } from '../../platform/records/happened.ts'
import { inbounds } from './inbounds.ts'
import type { LockedInbound } from './lock-inbound.ts'

/** What came in, line by line. Differences wait for the customer, who accepts or disputes them. */
export async function receiveInbound(
  tx: Tx,
  acting: Acting,
  inbound: LockedInbound,
  given: ReceiveInbound['lines'],
): Promise<void> {
  const { company_id: companyId, id } = inbound
  const rows = await tx
    .selectFrom('inbound_line')
    .select(['id', raw<string>`trim_scale(coalesce(qty, 0))::text`.as('qty')])
    .where('company_id', '=', companyId)
    .where('inbound_id', '=', id)
    .orderBy('position')
    .execute()
  const counted = given ?? rows.map((line) => ({ lineId: line.id, qty: line.qty, differences: [] }))
  refuseIfAny(checkReceipt(counted, rows))
  await raw`update inbound_line l set received_qty = given.qty
    from unnest(${counted.map(({ lineId }) => lineId)}::bigint[], ${counted.map(({ qty }) => qty)}::numeric[]) as given (id, qty)
    where l.company_id = ${companyId}::bigint and l.inbound_id = ${id}::bigint and l.id = given.id`.execute(
    tx,
  )
  for (const line of counted) {
    const announced = rows.find((row) => row.id === line.lineId)?.qty ?? '0'
    for (const difference of differencesOf(announced, line)) {
      const photos = line.differences.find(({ kind }) => kind === difference.kind)?.fileIds ?? []
      await report(tx, acting, inbound, { ...difference, lineId: line.lineId, photos })
    }
  }
}

async function report(
  tx: Tx,
  acting: Acting,
  inbound: LockedInbound,
  difference: { lineId: string; kind: number; qty: string; reason: string; photos: readonly string[] },
): Promise<void> {
  const { company_id: companyId, id: inboundId, number } = inbound
  const { id } = await tx
    .insertInto('stock_difference')
    .values({
      company_id: companyId,
      inbound_id: inboundId,
      line_id: difference.lineId,
      kind: difference.kind,
      qty: difference.qty,
      reason: difference.reason,
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
      fileIds: difference.photos,
      path: 'lines',
      alsoOf: inbounds.keyOf(companyId, inboundId),
    },
  )
  await happened(
    tx,
    acting,
    { companyId, entity: 'stockDifference', ids: [id] },
    {
      transition: 'create',
      to: stockDifferenceMachine.initial,
      note: difference.reason,
      notice: {
        phrase: 'stockDifference.reported',
        params: { number, qty: difference.qty, reason: difference.reason },
        record: { entity: 'warehouseIn', id: inboundId },
      },
    },
  )
}
