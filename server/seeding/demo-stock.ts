import { supplierStatus } from '@quayside/contract/partners/partner.codes.ts'
import {
  type DemoOutboundEnd,
  demoInbounds,
  demoOutbounds,
  demoStockTexts as said,
} from '@quayside/db/seeds/demo/stock.ts'
import { stepOutbound } from '../modules/warehouse/step-outbound.ts'
import type { Tx } from '../platform/database/database.ts'
import type { OpenedPlatform } from '../platform/open-platform.ts'
import type { DemoClient } from './demo-client.ts'
import { desk } from './demo-desk.ts'
import { at, type Goods, linesOf, type Store, seedInbound } from './demo-inbound.ts'
import { seedPastMonths } from './demo-past-months.ts'
import { seedStockWork } from './demo-stock-work.ts'
import { redateWarehouse } from './redate-demo.ts'

type Seeded = { readonly token: string; readonly isRival: boolean }

/** The places and tariffs of the demonstration's warehouses. */
export async function seedPlaces(tx: Tx): Promise<void> {
  const warehouses = await tx.selectFrom('warehouse').select(['id', 'place']).orderBy('code').execute()
  for (const { id, place } of warehouses) {
    await tx
      .insertInto('storage_location')
      .values(said.locations.map((code) => ({ warehouse_id: id, code })))
      .execute()
    const rate = { free_days: 14, unit: 0, rate: '6.5', currency: place === 1 ? 'HKD' : 'RMB' }
    await tx
      .insertInto('storage_tariff')
      .values({ warehouse_id: id, valid_from: '2025-01-01', ...rate })
      .execute()
  }
}

/** Inbound and outbound orders in every state; the lots that orders of stored goods are bound to among them. */
export async function seedStock(
  platform: OpenedPlatform,
  client: DemoClient,
  { token, isRival }: Seeded,
): Promise<void> {
  // One that is not about to be given up.
  const suppliers = `GET base/online/supplier/list?pageSize=1&status=${supplierStatus.codes.enabled}`
  const [supplier] = (await client.call<{ rows: { id: string }[] }>(suppliers, { token })).rows
  const products = 'GET base/online/product/list?pageSize=20'
  const { rows: goods } = await client.call<{ rows: Goods[] }>(products, { token })
  const warehouses = await client.call<{ id: string }[]>('GET base/online/warehouse/options', { token })
  if (!supplier || goods.length === 0 || warehouses.length === 0) return
  const today = platform.clock.today()
  const store: Store = { supplierId: supplier.id, goods, warehouses, today }
  if (!isRival) {
    // Their goods are old before the others come, so that strategies find lots of different ages.
    await seedPastMonths(platform, client, token, store)
    await redateWarehouse(platform.ownerUrl)
  }
  const ends = isRival ? (['stored'] as const) : demoInbounds
  for (const [place, end] of ends.entries()) await seedInbound(platform, client, token, { store, place, end })
  if (!isRival) {
    for (const [place, end] of demoOutbounds.entries())
      await seedOutbound(platform, client, token, { store, place, end })
    await seedStockWork(platform, client, token, store)
  }
  await redateWarehouse(platform.ownerUrl)
}

async function seedOutbound(
  platform: OpenedPlatform,
  client: DemoClient,
  token: string,
  { store, place, end }: { store: Store; place: number; end: DemoOutboundEnd },
): Promise<void> {
  // The second and the fourth inbound order lie in the same warehouse.
  const [line] = linesOf(store, place % 2 === 0 ? 1 : 3)
  const { id } = await client.call<{ id: string }>('POST warehouse/online/outbound/save', {
    token,
    body: {
      strategy: place % 4,
      outboundType: 0,
      outboundOn: store.today,
      warehouseId: at(store.warehouses, 1).id,
      delivery: said.delivery,
      lines: [{ key: '1', model: line?.model, qty: String(300 + place * 50) }],
    },
  })
  if (end === 'draft') return
  await client.call('POST warehouse/online/outbound/{id}/submit', { token, params: { id }, body: {} })
  await platform.staff.transaction([], async (tx) => {
    const step = (name: string, given: object = {}) => stepOutbound(tx, desk, { id, name, given })
    if (end === 'new') return
    await step('arrange')
    if (end === 'partlyShipped') {
      const [part] = await tx
        .selectFrom('stock_reservation')
        .select(['lot_id', 'outbound_line_id'])
        .where('outbound_id', '=', id)
        .execute()
      await step('ship', { lots: [{ lotId: part?.lot_id, lineId: part?.outbound_line_id, qty: '100' }] })
    }
    if (end === 'shipped' || end === 'completed') await step('ship')
    if (end === 'completed') await step('complete')
  })
}
