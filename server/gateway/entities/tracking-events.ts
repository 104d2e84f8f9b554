import { ErpTracking } from '@quayside/contract/orders/order-delivery.ts'
import { at, refuseIfAny } from '@quayside/contract/refusals.ts'
import { sql as raw } from 'kysely'
import { lockOrders } from '../../modules/orders/order-record-queries.ts'
import { recordStop } from '../../modules/orders/track-order.ts'
import type { Tx } from '../../platform/database/database.ts'
import { upsertOf, type WrittenEntity } from '../../provider/entity.ts'
import { order as orderEntity } from '../../provider/order.ts'

/** Only orders that the provider sees: a draft is its customer's own. */
async function findOrderId(tx: Tx, { companyId, orderNo }: ErpTracking): Promise<string | undefined> {
  const { rows } = await raw<{ id: string }>`select r.id from ${orderEntity.from}
    where ${orderEntity.visible} and r.company_id = ${companyId}::bigint and r.order_no = ${orderNo}`.execute(
    tx,
  )
  return rows[0]?.id
}

export const trackingEvents: WrittenEntity = {
  name: 'tracking-events',
  upsert: upsertOf({
    row: ErpTracking,
    summary: 'Stops of orders on their way; one sent again under its reference replaces what it said.',
    keyOf: ({ reference }) => reference,
    keyField: 'reference',
    write: async (tx, rows) => {
      for (const { reference, companyId, orderNo, ...stop } of rows) {
        const id = await findOrderId(tx, { reference, companyId, orderNo, ...stop })
        refuseIfAny(id === undefined ? [at('orderNo', 'order.numberUnknown')] : [])
        const [order] = await lockOrders(tx, [id ?? ''], companyId)
        if (order) await recordStop(tx, order, { ...stop, reference })
      }
      return rows.map(({ reference }) => ({ id: reference }))
    },
  }),
}
