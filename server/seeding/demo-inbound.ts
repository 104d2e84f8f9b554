import { demoOrderTexts } from '@quayside/db/seeds/demo/order-texts.ts'
import { type DemoInboundEnd, demoDateCodes, demoStockTexts as said } from '@quayside/db/seeds/demo/stock.ts'
import { stepInbound } from '../modules/warehouse/step-inbound.ts'
import type { Tx } from '../platform/database/database.ts'
import type { OpenedPlatform } from '../platform/open-platform.ts'
import type { DemoClient } from './demo-client.ts'
import { desk } from './demo-desk.ts'

export type Goods = { id: string; model: string; name: string; brand: string; origin: string; unit: string }
export type Store = {
  supplierId: string
  goods: readonly Goods[]
  warehouses: readonly { id: string }[]
  today: string
}

export type Seeding = [platform: OpenedPlatform, client: DemoClient, token: string, store: Store]

export const at = <T>(list: readonly T[], place: number): T => list[place % list.length] as T

export function linesOf({ goods }: Store, place: number) {
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

type Announced = {
  readonly store: Store
  readonly place: number
  readonly end: DemoInboundEnd
  /** What differs from the other orders. */
  readonly values?: object
  /** What the receipt says, where not everything came as announced. */
  readonly receive?: (tx: Tx, id: string) => Promise<object>
}

export async function seedInbound(
  platform: OpenedPlatform,
  client: DemoClient,
  token: string,
  { store, place, end, values = {}, receive }: Announced,
): Promise<string> {
  const warehouseId = at(store.warehouses, place).id
  const { id } = await client.call<{ id: string }>('POST warehouse/online/inbound/save', {
    token,
    body: {
      supplierId: store.supplierId,
      warehouseId,
      orderedOn: store.today,
      arrivalMode: 0,
      pickupAddress: said.pickupAddress,
      pickupTime: `${store.today} 10:00`,
      storageMode: 2,
      storageType: 1,
      storageOrderType: 2,
      remarks: said.remarks,
      lines: linesOf(store, place),
      ...values,
    },
  })
  if (end === 'draft') return id
  await client.call('POST warehouse/online/inbound/{id}/submit', { token, params: { id }, body: {} })
  await platform.staff.transaction([], async (tx) => {
    const step = (name: string, given: object = {}) => stepInbound(tx, desk, { id, name, given })
    if (end === 'auditFailed') await step('auditFail', { reason: said.reasons.auditFail })
    if (end === 'cancelled') await step('cancel', { reason: said.reasons.cancel })
    const last = lastStep[end]
    if (last === undefined) return
    const locationId = await locationOf(tx, warehouseId, place)
    for (const name of way.slice(0, way.indexOf(last) + 1)) {
      if (name === 'receive' && receive) await step(name, await receive(tx, id))
      else if (name === 'receive' && end === 'received') await step(name, { lines: await shortOf(tx, id) })
      else await step(name, name === 'store' ? { locationId } : {})
    }
  })
  return id
}

async function locationOf(tx: Tx, warehouseId: string, place: number): Promise<string | null> {
  const places = await tx
    .selectFrom('storage_location')
    .select('id')
    .where('warehouse_id', '=', warehouseId)
    .orderBy('code')
    .execute()
  return places.length === 0 ? null : at(places, place).id
}

export const findQuantities = (tx: Tx, inboundId: string) =>
  tx
    .selectFrom('inbound_line')
    .select(['id', 'qty'])
    .where('inbound_id', '=', inboundId)
    .orderBy('position')
    .execute()

/** A reel of the first line is missing. */
async function shortOf(tx: Tx, inboundId: string) {
  const lines = await findQuantities(tx, inboundId)
  return lines.map(({ id, qty }, n) => ({
    lineId: id,
    qty: String(Number(qty ?? 0) - (n === 0 ? 500 : 0)),
    differences: n === 0 ? [{ kind: 0, qty: '500', reason: said.reasons.short, fileIds: [] }] : [],
  }))
}
