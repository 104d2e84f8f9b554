import { demoMonths, demoStockTexts as said } from '@quayside/db/seeds/demo/stock.ts'
import { stepOutbound } from '../modules/warehouse/step-outbound.ts'
import { desk } from './demo-desk.ts'
import { at, linesOf, type Seeding, seedInbound } from './demo-inbound.ts'

/** The oldest first, as they would have been numbered. */
export async function seedPastMonths(...seeding: Seeding): Promise<void> {
  for (let month = demoMonths; month >= 1; month -= 1) await seedMonth(month, ...seeding)
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
