import { addDays } from '@quayside/contract/kernel/days.ts'
import { receivingMode } from '@quayside/contract/orders/order.codes.ts'
import { differenceKind } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { demoFood, demoPickups, demoStockTexts as said } from '@quayside/db/seeds/demo/stock.ts'
import { stepDifference } from '../modules/warehouse/step-difference.ts'
import { stepPickup } from '../modules/warehouse/step-pickup.ts'
import type { Tx } from '../platform/database/database.ts'
import { desk } from './demo-desk.ts'
import { findQuantities, type Seeding, seedInbound } from './demo-inbound.ts'
import { workOnLots } from './demo-lot-work.ts'

const { pickup: byPickup } = receivingMode.codes
const { damaged, wrongGoods } = differenceKind.codes

/** What happens beside the orders themselves: pickups, differences, moves and counts. */
export async function seedStockWork(...seeding: Seeding): Promise<void> {
  for (const steps of demoPickups) await seedPickup(steps, ...seeding)
  await seedDifferences(...seeding)
  await seedFood(...seeding)
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

/** Food and cosmetics in store: fresh, near their expiry, and expired, which the goods themselves said when they came. */
async function seedFood(...[platform, client, token, store]: Seeding): Promise<void> {
  const isExpired = ({ made, keeps }: (typeof demoFood)[number]): boolean => made + keeps < 0
  const lines = demoFood.map((food, place) => ({
    key: `${place + 1}`,
    model: food.model,
    name: food.name,
    brand: food.brand,
    origin: food.origin,
    unit: '007',
    qty: String(1200 - place * 200),
    palletNumber: `F${place + 1}`,
    palletType: 1,
    pallets: '1',
    batchNumber: food.batch,
    ...(!isExpired(food) && {
      producedOn: addDays(store.today, food.made),
      shelfLifeDays: String(food.keeps),
    }),
    packages: '20',
    netWeight: '110',
    grossWeight: '120',
    volume: '0.8',
  }))
  await seedInbound(platform, client, token, {
    store,
    place: 1,
    end: 'stored',
    values: { lines },
    receive: async (tx, id) => ({
      note: said.reasons.expired,
      lines: (await findQuantities(tx, id)).map(({ id: lineId, qty }, place) => {
        const food = demoFood[place]
        return {
          lineId,
          qty: qty ?? '0',
          differences: [],
          ...(food &&
            isExpired(food) && {
              producedOn: addDays(store.today, food.made),
              expiresOn: addDays(store.today, food.made + food.keeps),
            }),
        }
      }),
    }),
  })
}

/** One order with damaged goods on each line: accepted, in dispute, and settled; wrong goods among those of the first. */
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
  const [accepted, wrong, disputed, settled] = detail.differences
  const say = (difference: { id: string } | undefined, name: string, body: object) =>
    client.call(`POST warehouse/online/difference/{id}/${name}`, {
      token,
      params: { id: difference?.id ?? '' },
      body,
    })
  await say(accepted, 'accept', {})
  await say(wrong, 'accept', {})
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
  return lines.map(({ id, qty }, place) => ({
    lineId: id,
    qty: String(Number(qty ?? 0)),
    differences: [
      { kind: damaged, qty: '100', reason: said.reasons.damaged, fileIds: [] },
      ...(place === 0 ? [{ kind: wrongGoods, qty: '50', reason: said.reasons.wrongGoods, fileIds: [] }] : []),
    ],
  }))
}
