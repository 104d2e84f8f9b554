import { demoOrderTexts } from '@quayside/db/seeds/demo/orders.ts'
import {
  type DemoInboundEnd,
  type DemoOutboundEnd,
  demoDateCodes,
  demoInbounds,
  demoOutbounds,
  demoStockTexts as said,
} from '@quayside/db/seeds/demo/stock.ts'
import { stepInbound } from '../modules/warehouse/step-inbound.ts'
import { stepOutbound } from '../modules/warehouse/step-outbound.ts'
import { shanghaiDate } from '../platform/clock.ts'
import type { Tx } from '../platform/database/database.ts'
import type { OpenedPlatform } from '../platform/open-platform.ts'
import type { DemoClient } from './demo-client.ts'

const desk = { actor: 'provider', id: null, name: 'Quayside' } as const

type Seeded = { readonly token: string; readonly isRival: boolean }
type Goods = { id: string; model: string; name: string; brand: string; origin: string; unit: string }
type Store = {
  supplierId: string
  goods: readonly Goods[]
  warehouses: readonly { id: string }[]
  today: string
}

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
  const suppliers = 'GET base/online/supplier/list?pageSize=20'
  const [supplier] = (await client.call<{ rows: { id: string }[] }>(suppliers, { token })).rows
  const products = 'GET base/online/product/list?pageSize=20'
  const { rows: goods } = await client.call<{ rows: Goods[] }>(products, { token })
  const warehouses = await client.call<{ id: string }[]>('GET base/online/warehouse/options', { token })
  if (!supplier || goods.length === 0 || warehouses.length === 0) return
  const today = shanghaiDate(platform.clock.now())
  const store: Store = { supplierId: supplier.id, goods, warehouses, today }
  const ends = isRival ? (['stored'] as const) : demoInbounds
  for (const [place, end] of ends.entries()) await seedInbound(platform, client, token, { store, place, end })
  if (isRival) return
  for (const [place, end] of demoOutbounds.entries())
    await seedOutbound(platform, client, token, { store, place, end })
}

const at = <T>(list: readonly T[], place: number): T => list[place % list.length] as T

function linesOf({ goods }: Store, place: number) {
  return Array.from({ length: 3 }, (_, n) => {
    const { id, model, name, brand, origin, unit } = at(goods, place * 2 + n)
    const isBound = place === 0 && n < demoOrderTexts.lots.length
    return {
      key: `${n + 1}`,
      productId: id,
      model,
      name,
      brand,
      origin,
      unit,
      qty: String(isBound ? 20_000 : 2000 + ((place + n) % 4) * 1500),
      palletNumber: `P${place + 1}-${n + 1}`,
      palletType: 1,
      pallets: '1',
      lotNumber: isBound ? at(demoOrderTexts.lots, n) : `LT${2600 + place * 7 + n}`,
      batchNumber: `B${1 + ((place * 3 + n) % 12)}`,
      dateCode: at(demoDateCodes, place + n),
      packages: String(4 + n),
      netWeight: String(18 + n),
      grossWeight: String(20 + n),
      volume: '0.6',
    }
  })
}

const way = ['auditPass', 'receive', 'inspect', 'review', 'store', 'entrust'] as const
const lastStep: Partial<Record<DemoInboundEnd, (typeof way)[number]>> = {
  audited: 'auditPass',
  received: 'receive',
  inspected: 'inspect',
  reviewed: 'review',
  stored: 'store',
  entrusted: 'entrust',
}

async function seedInbound(
  platform: OpenedPlatform,
  client: DemoClient,
  token: string,
  { store, place, end }: { store: Store; place: number; end: DemoInboundEnd },
): Promise<void> {
  const { id } = await client.call<{ id: string }>('POST warehouse/online/inbound/save', {
    token,
    body: {
      supplierId: store.supplierId,
      warehouseId: at(store.warehouses, place).id,
      orderedOn: store.today,
      arrivalMode: 0,
      pickupAddress: said.pickupAddress,
      pickupTime: `${store.today} 10:00`,
      storageMode: 2,
      storageType: 1,
      storageOrderType: 2,
      remarks: said.remarks,
      lines: linesOf(store, place),
    },
  })
  if (end === 'draft') return
  await client.call('POST warehouse/online/inbound/{id}/submit', { token, params: { id }, body: {} })
  await platform.staff.transaction([], async (tx) => {
    const step = (name: string, given: object = {}) => stepInbound(tx, desk, { id, name, given })
    if (end === 'auditFailed') await step('auditFail', { reason: said.reasons.auditFail })
    if (end === 'cancelled') await step('cancel', { reason: said.reasons.cancel })
    const last = lastStep[end]
    if (last === undefined) return
    for (const name of way.slice(0, way.indexOf(last) + 1))
      await step(name, name === 'receive' && end === 'received' ? { lines: await shortOf(tx, id) } : {})
  })
}

/** Of the first line a reel is missing. */
async function shortOf(tx: Tx, inboundId: string) {
  const lines = await tx
    .selectFrom('inbound_line')
    .select(['id', 'qty'])
    .where('inbound_id', '=', inboundId)
    .orderBy('position')
    .execute()
  return lines.map(({ id, qty }, n) => ({
    lineId: id,
    qty: String(Number(qty ?? 0) - (n === 0 ? 500 : 0)),
    differences: n === 0 ? [{ kind: 0, qty: '500', reason: said.reasons.short, fileIds: [] }] : [],
  }))
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
