import type { LinePut } from '@quayside/contract/office/goods.ts'
import type { PutLine } from '@quayside/contract/office/warehouse.ts'
import { at, refuse, refuseIfAny } from '@quayside/contract/refusals.ts'
import { checkPutLine } from '@quayside/contract/warehouse/receipt.rules.ts'
import { inboundState } from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import Big from 'big.js'
import { sql as raw } from 'kysely'
import { sql, type Tx } from '../../platform/database/database.ts'
import type { Acting } from '../../platform/records/acting.ts'
import type { Reader } from '../../platform/records/read-within.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import { lockInbound } from './lock-inbound.ts'
import { locationCodes } from './lot-queries.ts'
import type { Scanned } from './scan-goods.ts'

type PutLot = LinePut['lots'][number]

/** Where the goods of one line were put so far. The order is stored with these places; until then the last call holds. */
export async function putLine(
  tx: Tx,
  acting: Acting,
  id: string,
  { lineId, lots }: PutLine,
): Promise<Scanned> {
  const inbound = getOrRefuse(await lockInbound(tx, id, undefined))
  const { company_id: companyId } = inbound
  if (inbound.state !== inboundState.codes.reviewed) throw refuse('state.notAllowed')
  const lines = await tx
    .selectFrom('inbound_line')
    .select(['id', raw<string>`trim_scale(coalesce(received_qty, 0))::text`.as('received')])
    .select(raw<PutLot[]>`put_lots`.as('lots'))
    .where('company_id', '=', companyId)
    .where('inbound_id', '=', id)
    .execute()
  const line = lines.find((each) => each.id === lineId)
  const codes = await locationCodes(
    tx,
    lots.map(({ locationId }) => locationId),
  )
  refuseIfAny([
    ...(line ? checkPutLine(lots, line.received) : [at('lineId', 'orderLine.unknown')]),
    ...lots.flatMap(({ locationId }, place) =>
      codes.get(locationId)?.warehouseId === inbound.warehouse_id
        ? []
        : [at(`lots.${place}.locationId`, 'stock.locationUnknown')],
    ),
  ])
  await tx
    .updateTable('inbound_line')
    .set({ put_lots: JSON.stringify(lots), put_at: raw<string>`now()`, put_by: acting.name })
    .where('company_id', '=', companyId)
    .where('inbound_id', '=', id)
    .where('id', '=', lineId)
    .execute()
  const here = lines.filter(({ received }) => new Big(received).gt(0))
  const putOf = (each: (typeof lines)[number]): Big =>
    (each.id === lineId ? lots : each.lots).reduce((sum, { qty }) => sum.plus(qty), new Big(0))
  return { companyId, done: here.filter((each) => putOf(each).eq(each.received)).length, total: here.length }
}

export async function readPuts(
  read: Reader,
  { companyId, id }: { companyId: string; id: string },
): Promise<LinePut[]> {
  const [rows] = await read(
    sql
      .selectFrom('inbound_line')
      .select(['id', 'put_by', 'put_at'])
      .select(raw<PutLot[]>`put_lots`.as('lots'))
      .where('company_id', '=', companyId)
      .where('inbound_id', '=', id)
      .where(raw<boolean>`put_lots <> '[]'`)
      .orderBy('put_at', 'desc'),
  )
  return rows.map((row) => ({ lineId: row.id, lots: row.lots, by: row.put_by, at: row.put_at ?? '' }))
}
