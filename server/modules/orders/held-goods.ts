import { sql as raw } from 'kysely'

/**
 * What of each line came in and cannot leave: blocked in the store, or found missing there by a stocktaking. One row for
 * each line of the order that has goods of its own in the store.
 */
export const heldGoods = ({ companyId, orderId }: { companyId: string; orderId: string }) =>
  raw<{ line_id: string | null; qty: string }>`(
    select s.order_line_id as line_id, greatest(sum(s.blocked - coalesce(m.adjusted, 0)), 0) as qty
    from stock_lot s left join lateral (
      select sum(a.on_hand) as adjusted from stock_movement a
      where a.company_id = s.company_id and a.lot_id = s.id and a.kind = 'adjust'
    ) m on true
    where s.company_id = ${companyId}::bigint and s.order_id = ${orderId}::bigint group by s.order_line_id
  )`
