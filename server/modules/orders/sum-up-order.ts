import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { getOrRefuse } from '../../platform/session/call.ts'
import type { LockedOrder } from './order-record-queries.ts'

/**
 * The order's sums and its receiving and shipping states, from its lines, after these were changed past the audit. The
 * caller refuses an amount below what was applied for or paid; it is written only where it covers both.
 */
export async function sumUpOrder(
  tx: Tx,
  { id, company_id: companyId }: Pick<LockedOrder, 'id' | 'company_id'>,
): Promise<{ orderAmount: string; coversPaid: boolean; version: number }> {
  const { rows } = await raw<{ orderAmount: string; coversPaid: boolean; version: number }>`
    with sums as (
      select count(*) as lines, coalesce(sum(total_money), 0) as amount, coalesce(sum(packages), 0) as packages,
        coalesce(sum(net_weight), 0) as net_weight, coalesce(sum(gross_weight), 0) as gross_weight,
        app.share_of(bool_and(received_qty + short_qty >= qty), bool_or(received_qty > 0)) as received,
        app.share_of(bool_and(shipped_qty + short_qty >= qty), bool_or(shipped_qty > 0)) as shipped
      from order_line where company_id = ${companyId}::bigint and order_id = ${id}::bigint
    ), written as (
      update trade_order o set order_amount = s.amount, line_count = s.lines, packages = s.packages, net_weight = s.net_weight,
        gross_weight = s.gross_weight, receiving_state = s.received, shipping_state = s.shipped
      from sums s
      where o.company_id = ${companyId}::bigint and o.id = ${id}::bigint and s.amount >= greatest(o.applied_amount, o.paid_amount)
      returning o.version
    )
    select s.amount::text as "orderAmount", exists (select from written) as "coversPaid",
      coalesce((select version from written), 0) as version
    from sums s`.execute(tx)
  return getOrRefuse(rows[0])
}
