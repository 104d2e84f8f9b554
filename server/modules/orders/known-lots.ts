import type { Lots } from '@quayside/contract/kernel/lots.ts'
import { orderState } from '@quayside/contract/orders/order.codes.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import Big from 'big.js'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { LockedOrder } from './order-record-queries.ts'

type LotLeft = { lot: string; left: string }

/**
 * Goods in the store are known by the reel number of the order lines that were received. A lot that no received line
 * carries does not exist, and not more of it is bound than came in, less what other orders have bound.
 */
export async function requireKnownLots(tx: Tx, order: LockedOrder, lots: Lots): Promise<void> {
  const { company_id: companyId, id } = order
  const numbers = lots.map(({ lotNumber }) => lotNumber)
  // Two orders that bind the same lot wait for each other here.
  await raw`select pg_advisory_xact_lock(hashtextextended(${`bind ${companyId}`}, 0))`.execute(tx)
  const { rows } = await raw<LotLeft>`
    with received as (
      select l.reel_number as lot, sum(l.received_qty) as qty from order_line l
      join trade_order o on o.company_id = l.company_id and o.id = l.order_id and o.deleted_at is null
      where l.company_id = ${companyId}::bigint and l.reel_number = any(${numbers}::text[])
        and l.received_qty > 0 and l.reel_number <> ''
      group by 1
    ), bound as (
      select b.lot ->> 'lotNumber' as lot, sum((b.lot ->> 'qty')::numeric) as qty
      from trade_order o, jsonb_array_elements(o.bound_lots) as b(lot)
      where o.company_id = ${companyId}::bigint and o.id <> ${id}::bigint and o.deleted_at is null
        and o.state <> ${orderState.codes.cancelled} and o.is_warehouse_type
      group by 1
    )
    select received.lot, trim_scale(received.qty - coalesce(bound.qty, 0))::text as left
    from received left join bound on bound.lot = received.lot`.execute(tx)
  const leftOf = new Map(rows.map(({ lot, left }) => [lot, left]))
  refuseIfAny(
    lots.flatMap(({ lotNumber, qty }, place) => {
      const left = leftOf.get(lotNumber)
      if (left === undefined) return [at(`lots.${place}.lotNumber`, 'order.lotUnknown', { lot: lotNumber })]
      return new Big(qty).gt(left) ? [at(`lots.${place}.qty`, 'order.lotTooMuch', { left })] : []
    }),
  )
}
