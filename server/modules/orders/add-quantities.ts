import { stillToCome } from '@quayside/contract/orders/announced-goods.ts'
import {
  checkQuantities,
  type LineReceipt,
  shippableOf,
  shortagesOf,
} from '@quayside/contract/orders/received-lines.ts'
import { refuseIfAny } from '@quayside/contract/refusals.ts'
import Big from 'big.js'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { decimalText } from '../../platform/database/decimal-text.ts'
import { announcedQtySql } from './announced-goods.ts'
import { heldGoods } from './held-goods.ts'
import type { LockedOrder } from './order-record-queries.ts'

type Column = 'received_qty' | 'shipped_qty'
/** Whether the goods came with an inbound order; if not, what is announced with one is not open. */
type Options = { readonly isAnnounced?: boolean }
type Share = {
  state: 0 | 1 | 2
  full: number
  lines: number
  given: readonly LineReceipt[]
  shortages: ReturnType<typeof shortagesOf>
}

/** The lines with what of each can still come in, or leave. */
export async function readOpenLines(
  tx: Tx,
  { id: orderId, company_id: companyId }: LockedOrder,
  column: Column,
  { isAnnounced = column === 'shipped_qty' }: Options = {},
) {
  const lines = await tx
    .selectFrom('order_line')
    .leftJoin(heldGoods({ companyId, orderId }).as('h'), 'h.line_id', 'order_line.id')
    .select(['id', decimalText('order_line.qty').as('qty'), decimalText('received_qty').as('received')])
    .select([decimalText('short_qty').as('short'), decimalText('shipped_qty').as('shipped')])
    .select(raw<string>`coalesce(trim_scale(h.qty), 0)::text`.as('held'))
    .select((isAnnounced ? raw<string>`'0'` : announcedQtySql('order_line')).as('announced'))
    .where('company_id', '=', companyId)
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
  return lines.map((line) => ({
    ...line,
    open:
      column === 'shipped_qty'
        ? shippableOf({ receivedQty: line.received, shippedQty: line.shipped, heldQty: line.held })
        : stillToCome({
            qty: line.qty,
            receivedQty: line.received,
            announcedQty: line.announced,
            shortQty: line.short,
          }),
  }))
}

/**
 * Adds to what came in or left of each line; without quantities all that is still open. More than that is refused. Goods
 * that are reported short are expected no more: a line without them is complete.
 */
export async function addQuantities(
  tx: Tx,
  order: LockedOrder,
  column: Column,
  given: readonly LineReceipt[] | undefined,
  options: Options = {},
): Promise<Share> {
  const { id: orderId, company_id: companyId } = order
  const lines = await readOpenLines(tx, order, column, options)
  const open = new Map(lines.map((line) => [line.id, line.open]))
  const wanted = given ?? [...open].flatMap(([lineId, qty]) => (new Big(qty).gt(0) ? [{ lineId, qty }] : []))
  refuseIfAny(
    checkQuantities(
      wanted,
      open,
      column === 'shipped_qty'
        ? { refusal: 'orderLine.moreThanReceived' }
        : { announced: new Map(lines.map(({ id, announced }) => [id, announced])) },
    ),
  )
  const shortages = shortagesOf(wanted, open)
  const short = new Map(shortages.map(({ lineId, qty }) => [lineId, qty]))
  const { rows } = await raw<{ full: string; begun: string; lines: string }>`
    with given as (
      select line_id, sum(qty) as qty, max(short) as short
      from unnest(${wanted.map(({ lineId }) => lineId)}::bigint[], ${wanted.map(({ qty }) => qty)}::numeric[],
        ${wanted.map(({ lineId }) => short.get(lineId) ?? '0')}::numeric[]) as given(line_id, qty, short)
      group by line_id
    ), added as (
      update order_line l set ${raw.ref(column)} = l.${raw.ref(column)} + given.qty, short_qty = l.short_qty + given.short
      from given
      where l.company_id = ${companyId}::bigint and l.order_id = ${orderId}::bigint and l.id = given.line_id
    ), after as (
      select l.qty, l.${raw.ref(column)} + coalesce(given.qty, 0) as done, l.short_qty + coalesce(given.short, 0) as short
      from order_line l left join given on given.line_id = l.id
      where l.company_id = ${companyId}::bigint and l.order_id = ${orderId}::bigint
    )
    select count(*) filter (where done + short >= qty) as full, count(*) filter (where done > 0) as begun,
      count(*) as lines
    from after`.execute(tx)
  const full = Number(rows[0]?.full ?? 0)
  const hasBegun = Number(rows[0]?.begun ?? 0) > 0
  const state = hasBegun && full === lines.length ? 2 : hasBegun ? 1 : 0
  const goods = wanted.filter(({ qty }) => new Big(qty).gt(0))
  return { state, full, lines: lines.length, given: goods, shortages }
}
