import type { ShipInput } from '@quayside/contract/orders/order-delivery.ts'
import { sql as raw } from 'kysely'
import { businessDay } from '../../platform/database/business-day.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { LockedOrder } from './order-record-queries.ts'

/** One delivery with its goods; a line that was named twice stands in it once. */
export async function insertDelivery(
  tx: Tx,
  order: LockedOrder,
  carried: Partial<Omit<ShipInput, 'lines'>>,
  goods: readonly { readonly lineId: string; readonly qty: string }[],
): Promise<number> {
  const { company_id: companyId, id: orderId } = order
  const { rows } = await raw<{ number: number }>`
    with delivery as (
      insert into order_delivery (company_id, order_id, number, shipped_on, express_provider, express_number, vehicle, driver,
        driver_phone, note)
      select ${companyId}::bigint, ${orderId}::bigint,
        (select count(*) + 1 from order_delivery where company_id = ${companyId}::bigint and order_id = ${orderId}::bigint),
        coalesce(${carried.shippedOn ?? null}::date, ${businessDay}),
        ${carried.expressProvider ?? ''}, ${carried.expressNumber ?? ''}, ${carried.vehicle ?? ''}, ${carried.driver ?? ''},
        ${carried.driverPhone ?? ''}, ${carried.note ?? ''}
      returning id, number
    ), goods as (
      insert into order_delivery_line (company_id, delivery_id, line_id, qty)
      select ${companyId}::bigint, delivery.id, given.line_id, sum(given.qty)
      from delivery, unnest(${goods.map(({ lineId }) => lineId)}::bigint[], ${goods.map(({ qty }) => qty)}::numeric[])
        as given (line_id, qty)
      group by delivery.id, given.line_id
    )
    select number from delivery`.execute(tx)
  return rows[0]?.number ?? 0
}
