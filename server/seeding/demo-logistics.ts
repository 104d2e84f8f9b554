import { orderKind, orderState, receivingState } from '@quayside/contract/orders/order.codes.ts'
import { paymentState } from '@quayside/contract/orders/order-money.codes.ts'
import { demoWarehouses, demoLogistics as said } from '@quayside/db/seeds/demo/warehouses.ts'
import { shipOrder } from '../modules/orders/receive-order.ts'
import { signDelivery } from '../modules/orders/sign-delivery.ts'
import { trackOrder } from '../modules/orders/track-order.ts'
import { saveWarehouse } from '../modules/warehouse/save-warehouse.ts'
import type { Tx } from '../platform/database/database.ts'
import type { OpenedPlatform } from '../platform/open-platform.ts'
import type { DemoClient } from './demo-client.ts'
import { desk } from './demo-desk.ts'
import { seedPlaces } from './demo-stock.ts'

const hourMs = 3_600_000

export async function seedWarehouses(platform: OpenedPlatform): Promise<void> {
  await platform.staff.transaction([], async (tx) => {
    for (const warehouse of demoWarehouses) await saveWarehouse(tx, { ...warehouse, isHidden: 0 })
    await seedPlaces(tx)
  })
}

type Listed = { id: string; lines: { id: string; qty: string }[] }

/** The newest orders after the audit: one with a change request, one split, one on its way in two deliveries. */
export async function seedLogistics(
  platform: OpenedPlatform,
  client: DemoClient,
  token: string,
): Promise<void> {
  const read = (id: string) =>
    client.call<Listed>('GET business/online/order/{id}', { token, params: { id } })
  const newest = async (filter: Readonly<Record<string, number>>): Promise<Listed | undefined> => {
    const query = Object.entries({ ...filter, paymentState: paymentState.codes.unpaid, pageSize: 1 })
    const { rows } = await client.call<{ rows: { id: string }[] }>(
      `GET business/online/order/list?${query.map((pair) => pair.join('=')).join('&')}`,
      { token },
    )
    return rows[0] && read(rows[0].id)
  }
  const changing = await newest({ modelType: orderKind.codes.import, state: orderState.codes.declared })
  if (changing)
    await client.call('POST business/online/order/{id}/changes', {
      token,
      params: { id: changing.id },
      body: { items: [{ field: 'contractNo', after: said.change.contractNo }], reason: said.change.reason },
    })
  const splitting = await newest({
    modelType: orderKind.codes.export,
    state: orderState.codes.audited,
    receivingState: receivingState.codes.notStored,
  })
  const [, second] = splitting?.lines ?? []
  if (splitting && second)
    await client.call('POST business/online/order/{id}/split', {
      token,
      params: { id: splitting.id },
      body: { lines: [{ lineId: second.id, qty: second.qty }] },
    })
  const travelling = await newest({ modelType: orderKind.codes.import, state: orderState.codes.arrived })
  if (travelling)
    await platform.staff.transaction([], (tx) => deliver(tx, travelling, platform.clock.now().getTime()))
}

async function deliver(tx: Tx, { id, lines }: Listed, now: number): Promise<void> {
  const [first] = lines
  if (!first) return
  for (const { hoursAgo, ...stop } of said.stops)
    await trackOrder(tx, desk, {
      id,
      ...stop,
      at: new Date(now - hoursAgo * hourMs).toISOString(),
      deliveryId: null,
    })
  const open = await tx
    .selectFrom('order_line')
    .select('shipped_qty')
    .where('id', '=', first.id)
    .executeTakeFirstOrThrow()
  if (Number(open.shipped_qty) > 0) return
  await shipOrder(tx, desk, { id, ...said.vehicle, lines: [{ lineId: first.id, qty: first.qty }] })
  const delivery = await tx
    .selectFrom('order_delivery')
    .select('id')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  await signDelivery(tx, desk, { id, deliveryId: delivery.id, signedBy: said.receivedBy })
}
