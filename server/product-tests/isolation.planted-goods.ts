import { stepInbound } from '../modules/warehouse/step-inbound.ts'
import { stepPickup } from '../modules/warehouse/step-pickup.ts'
import { givenWarehouse } from '../modules/warehouse/warehouse.testing.ts'
import type { TestApp } from '../platform/testing/test-app.ts'
import { inboundOf } from './isolation.forms.ts'
import { marker } from './isolation.marker.ts'
import { idOf } from './isolation.saved.ts'

export type PlantedGoods = Awaited<ReturnType<typeof plantGoods>>

/** Goods in store with a difference, their pickup, and an outbound order, each with the marker in it. */
export async function plantGoods(app: TestApp, { token, supplierId }: { token: string; supplierId: string }) {
  const provider = { actor: 'provider', id: null, name: marker } as const
  const warehouseId = await givenWarehouse(app)
  const body = inboundOf(supplierId, warehouseId)
  const inboundId = idOf(await app.client('POST warehouse/online/inbound/save', { token, body }))
  await app.client(`POST warehouse/online/inbound/${inboundId}/submit`, { token, body: {} })
  const outbound = { remarks: marker, warehouseId, lines: [{ key: '1', model: marker, qty: '1' }] }
  const outboundId = idOf(await app.client('POST warehouse/online/outbound/save', { token, body: outbound }))
  return app.platform.staff.transaction([], async (tx) => {
    const step = (name: string, given: object = {}) =>
      stepInbound(tx, provider, { id: inboundId, name, given })
    await step('auditPass')
    const pickup = await tx
      .selectFrom('goods_pickup')
      .select('id')
      .where('inbound_id', '=', inboundId)
      .executeTakeFirstOrThrow()
    await stepPickup(tx, provider, { id: pickup.id, name: 'pickUp', given: {} })
    const line = await tx
      .selectFrom('inbound_line')
      .select('id')
      .where('inbound_id', '=', inboundId)
      .executeTakeFirstOrThrow()
    const differences = [{ kind: 2, qty: '1', reason: marker, fileIds: [] }]
    await step('receive', { lines: [{ lineId: line.id, qty: '5', differences }] })
    for (const name of ['inspect', 'review', 'store']) await step(name)
    const of = (table: 'stock_lot' | 'stock_difference') =>
      tx.selectFrom(table).select('id').where('inbound_id', '=', inboundId).executeTakeFirstOrThrow()
    const [lot, difference] = [await of('stock_lot'), await of('stock_difference')]
    return { inboundId, outboundId, lotId: lot.id, differenceId: difference.id, pickupId: pickup.id }
  })
}
