import { receivingMode } from '@quayside/contract/orders/order.codes.ts'
import { differenceKind } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { outboundState, warehouseInState } from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import { demoMonths, demoPickups, demoStockTexts as said } from '@quayside/db/seeds/demo/stock.ts'
import { sql as raw } from 'kysely'
import { blockLots } from '../modules/warehouse/block-lots.ts'
import { moveLots } from '../modules/warehouse/move-lots.ts'
import { countLine, pickLot } from '../modules/warehouse/scan-goods.ts'
import { stepDifference } from '../modules/warehouse/step-difference.ts'
import { stepOutbound } from '../modules/warehouse/step-outbound.ts'
import { stepPickup } from '../modules/warehouse/step-pickup.ts'
import { takeStock } from '../modules/warehouse/take-stock.ts'
import type { Tx } from '../platform/database/database.ts'
import type { OpenedPlatform } from '../platform/open-platform.ts'
import type { DemoClient } from './demo-client.ts'
import { at, desk, findQuantities, linesOf, type Store, seedInbound } from './demo-inbound.ts'

const { pickup: byPickup } = receivingMode.codes
const { damaged } = differenceKind.codes
type Seeding = [platform: OpenedPlatform, client: DemoClient, token: string, store: Store]

/** The oldest first, as they would have been numbered. */
export async function seedPastMonths(...seeding: Seeding): Promise<void> {
  for (let month = demoMonths; month >= 1; month -= 1) await seedMonth(month, ...seeding)
}

/** What happens beside the orders themselves: pickups, differences, moves and counts. */
export async function seedStockWork(...seeding: Seeding): Promise<void> {
  for (const steps of demoPickups) await seedPickup(steps, ...seeding)
  await seedDifferences(...seeding)
  await workOnLots(...seeding)
}

async function seedPickup(
  steps: readonly string[],
  ...[platform, client, token, store]: Seeding
): Promise<void> {
  const values = {
    arrivalMode: byPickup,
    contact: said.delivery.consigneeName,
    phone: said.delivery.consigneePhone,
  }
  const inboundId = await seedInbound(platform, client, token, {
    store,
    place: steps.length,
    end: 'audited',
    values,
  })
  await platform.staff.transaction([], async (tx) => {
    const { id } = await tx
      .selectFrom('goods_pickup')
      .select('id')
      .where('inbound_id', '=', inboundId)
      .executeTakeFirstOrThrow()
    for (const name of steps) {
      const reason = said.reasons[name as keyof typeof said.reasons] as string | undefined
      await stepPickup(tx, desk, { id, name, given: reason === undefined ? {} : { reason } })
    }
  })
}

/** One order with damaged goods on each line: accepted, in dispute, and settled. */
async function seedDifferences(...[platform, client, token, store]: Seeding): Promise<void> {
  const inboundId = await seedInbound(platform, client, token, {
    store,
    place: 2,
    end: 'stored',
    receive: async (tx, id) => ({ lines: await damagedOf(tx, id) }),
  })
  const detail = await client.call<{ differences: { id: string }[] }>('GET warehouse/online/inbound/{id}', {
    token,
    params: { id: inboundId },
  })
  const [accepted, disputed, settled] = detail.differences
  const say = (difference: { id: string } | undefined, name: string, body: object) =>
    client.call(`POST warehouse/online/difference/{id}/${name}`, {
      token,
      params: { id: difference?.id ?? '' },
      body,
    })
  await say(accepted, 'accept', {})
  await say(disputed, 'dispute', { reason: said.reasons.dispute })
  await say(settled, 'dispute', { reason: said.reasons.dispute })
  await platform.staff.transaction([], (tx) =>
    stepDifference(tx, desk, {
      id: settled?.id ?? '',
      name: 'settle',
      given: { reason: said.reasons.settle },
    }),
  )
}

async function damagedOf(tx: Tx, inboundId: string) {
  const lines = await findQuantities(tx, inboundId)
  return lines.map(({ id, qty }) => ({
    lineId: id,
    qty: String(Number(qty ?? 0)),
    differences: [{ kind: damaged, qty: '100', reason: said.reasons.damaged, fileIds: [] }],
  }))
}

/** Goods of a past month, of which some are still there; redating knows them by their pallet. */
async function seedMonth(month: number, ...[platform, client, token, store]: Seeding): Promise<void> {
  const lines = linesOf(store, month)
    .slice(0, 2)
    .map((line, n) => ({ ...line, palletNumber: `Y${month}-${n + 1}` }))
  const inboundId = await seedInbound(platform, client, token, {
    store,
    place: month,
    end: 'stored',
    values: { lines },
  })
  const { lines: stored } = await client.call<{ lines: { qty: string; lots: { id: string }[] }[] }>(
    'GET warehouse/online/inbound/{id}',
    { token, params: { id: inboundId } },
  )
  const { id } = await client.call<{ id: string }>('POST warehouse/online/outbound/save', {
    token,
    body: {
      strategy: 0,
      outboundType: 0,
      outboundOn: store.today,
      warehouseId: at(store.warehouses, month).id,
      delivery: said.delivery,
      lines: stored.map(({ qty, lots }, n) => ({
        key: `${n + 1}`,
        lotId: lots[0]?.id,
        // All of every third month has left.
        qty: String(month % 3 === 0 ? Number(qty) : Math.round(Number(qty) * 0.6)),
      })),
    },
  })
  await client.call('POST warehouse/online/outbound/{id}/submit', { token, params: { id }, body: {} })
  await platform.staff.transaction([], async (tx) => {
    for (const name of ['arrange', 'ship', 'markSigned', 'complete'])
      await stepOutbound(tx, desk, { id, name, given: {} })
  })
}

/** Free lots are moved, blocked and counted; one line is counted at the door, one reserved lot is picked. */
async function workOnLots(...[platform, client, token]: Seeding): Promise<void> {
  const lots = await client.call<{ rows: { id: string; warehouseId: string; onHand: string }[] }>(
    'GET warehouse/online/stock/list?kind=0&isAvailable=1&pageSize=20',
    { token },
  )
  const [first, second, third] = lots.rows
  if (!first || !second || !third) return
  await platform.staff.transaction([], async (tx) => {
    await blockLots(tx, desk, { lots: [{ lotId: first.id, qty: '100' }], reason: said.reasons.block })
    const location = await tx
      .selectFrom('storage_location')
      .select('id')
      .where('warehouse_id', '=', second.warehouseId)
      .orderBy('code', 'desc')
      .executeTakeFirstOrThrow()
    await moveLots(tx, desk, {
      lots: [{ lotId: second.id, locationId: location.id, qty: '200' }],
      reason: said.reasons.move,
    })
    await takeStock(tx, desk, {
      warehouseId: third.warehouseId,
      note: said.stocktaking,
      counts: [{ lotId: third.id, counted: String(Number(third.onHand) - 5), reason: said.reasons.count }],
    })
    await scanSome(tx)
  })
}

async function scanSome(tx: Tx): Promise<void> {
  const line = await tx
    .selectFrom('inbound_line as l')
    .innerJoin('inbound_order as i', 'i.id', 'l.inbound_id')
    .select(['l.id', 'l.inbound_id', raw<string>`trim_scale(l.qty)::text`.as('qty')])
    .where('i.state', '=', warehouseInState.codes.audited)
    .where('i.arrival_mode', '<>', byPickup)
    .orderBy('l.id')
    .executeTakeFirst()
  if (line) await countLine(tx, desk, line.inbound_id, { lineId: line.id, qty: line.qty, differences: [] })
  const reserved = await tx
    .selectFrom('stock_reservation as r')
    .innerJoin('outbound_order as u', 'u.id', 'r.outbound_id')
    .select(['r.outbound_id', 'r.outbound_line_id', 'r.lot_id'])
    .where('u.state', '=', outboundState.codes.arranged)
    .where('r.ended_at', 'is', null)
    .orderBy('r.id')
    .executeTakeFirst()
  if (reserved)
    await pickLot(tx, reserved.outbound_id ?? '', {
      lineId: reserved.outbound_line_id ?? '',
      lotId: reserved.lot_id,
      qty: '100',
    })
}
