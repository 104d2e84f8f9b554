import { stillToCome } from '@quayside/contract/orders/announced-goods.ts'
import { checkQuantities, type LineQuantity } from '@quayside/contract/orders/received-lines.ts'
import { refuseIfAny } from '@quayside/contract/refusals.ts'
import Big from 'big.js'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { announcedQtySql } from './announced-goods.ts'
import type { LockedOrder } from './order-record-queries.ts'

type Column = 'received_qty' | 'shipped_qty'
/** Whether the goods came with an inbound order; if not, what is announced with one is not open. */
type Options = { readonly isAnnounced?: boolean }
type Share = { state: 0 | 1 | 2; full: number; lines: number; given: readonly LineQuantity[] }

/**
 * Adds to what came in or left of each line; without quantities all that is still open. More than a line has is
 * refused.
 */
export async function addQuantities(
  tx: Tx,
  order: LockedOrder,
  column: Column,
  given: readonly LineQuantity[] | undefined,
  { isAnnounced = column === 'shipped_qty' }: Options = {},
): Promise<Share> {
  const { id: orderId, company_id: companyId } = order
  const lines = await tx
    .selectFrom('order_line')
    .select(['id', 'qty', raw<string>`${raw.ref(column)}`.as('done')])
    .select((isAnnounced ? raw<string>`'0'` : announcedQtySql('order_line')).as('announced'))
    .where('company_id', '=', companyId)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  const open = new Map(
    lines.map(({ id, qty, done, announced }) => [
      id,
      stillToCome({ qty: qty ?? '', receivedQty: done, announcedQty: announced }),
    ]),
  )
  const wanted =
    given ??
    lines.flatMap(({ id }) => {
      const left = open.get(id) ?? '0'
      return new Big(left).gt(0) ? [{ lineId: id, qty: left }] : []
    })
  refuseIfAny(checkQuantities(wanted, open, new Map(lines.map(({ id, announced }) => [id, announced]))))
  const { rows } = await raw<{ full: string; begun: string; lines: string }>`
    with given as (
      select line_id, sum(qty) as qty
      from unnest(${wanted.map(({ lineId }) => lineId)}::bigint[], ${wanted.map(({ qty }) => qty)}::numeric[])
        as given(line_id, qty)
      group by line_id
    ), added as (
      update order_line l set ${raw.ref(column)} = l.${raw.ref(column)} + given.qty from given
      where l.company_id = ${companyId}::bigint and l.order_id = ${orderId}::bigint and l.id = given.line_id
    )
    select count(*) filter (where l.${raw.ref(column)} + coalesce(given.qty, 0) >= l.qty) as full,
      count(*) filter (where l.${raw.ref(column)} + coalesce(given.qty, 0) > 0) as begun, count(*) as lines
    from order_line l left join given on given.line_id = l.id
    where l.company_id = ${companyId}::bigint and l.order_id = ${orderId}::bigint`.execute(tx)
  const full = Number(rows[0]?.full ?? 0)
  const state = full === lines.length ? 2 : Number(rows[0]?.begun ?? 0) > 0 ? 1 : 0
  return { state, full, lines: lines.length, given: wanted }
}
