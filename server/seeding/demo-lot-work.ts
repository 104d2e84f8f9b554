import { receivingMode } from '@quayside/contract/orders/order.codes.ts'
import { warehousePlace } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { inboundState, outboundState } from '@quayside/contract/warehouse/warehouse-order.codes.ts'
import { demoStockTexts as said } from '@quayside/db/seeds/demo/stock.ts'
import { sql as raw } from 'kysely'
import { blockLots } from '../modules/warehouse/block-lots.ts'
import { moveLots } from '../modules/warehouse/move-lots.ts'
import { countLine, pickLot } from '../modules/warehouse/scan-goods.ts'
import { takeStock } from '../modules/warehouse/take-stock.ts'
import type { Tx } from '../platform/database/database.ts'
import { desk } from './demo-desk.ts'
import type { Seeding } from './demo-inbound.ts'

/** Free lots are moved, blocked and counted; one line is counted at the door, one reserved lot is picked. */
export async function workOnLots(...[platform, client, token]: Seeding): Promise<void> {
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
  await moveToShenzhen(platform, client, token)
}

/** The oldest free lot in Hong Kong: its days there stay charged by that warehouse. */
async function moveToShenzhen(platform: Seeding[0], client: Seeding[1], token: Seeding[2]): Promise<void> {
  const { hongKong, shenzhen } = warehousePlace.codes
  const { rows } = await client.call<{ rows: { id: string; onHand: string; available: string }[] }>(
    `GET warehouse/online/stock/list?kind=0&place=${hongKong}&orderByColumn=storedOn&isAsc=asc&pageSize=50`,
    { token },
  )
  const lot = rows.find(({ onHand, available }) => onHand === available)
  const warehouses = await client.call<{ id: string; place: number }[]>('GET base/online/warehouse/options', {
    token,
  })
  const target = warehouses.find(({ place }) => place === shenzhen)
  if (!lot || !target) return
  await platform.staff.transaction([], (tx) =>
    moveLots(tx, desk, {
      lots: [{ lotId: lot.id, locationId: null, warehouseId: target.id }],
      reason: said.reasons.transfer,
    }),
  )
}

async function scanSome(tx: Tx): Promise<void> {
  const line = await tx
    .selectFrom('inbound_line as l')
    .innerJoin('inbound_order as i', 'i.id', 'l.inbound_id')
    .select(['l.id', 'l.inbound_id', raw<string>`trim_scale(l.qty)::text`.as('qty')])
    .where('i.state', '=', inboundState.codes.audited)
    .where('i.arrival_mode', '<>', receivingMode.codes.pickup)
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
