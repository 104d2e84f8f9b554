import { receivingMode } from '@quayside/contract/orders/order.codes.ts'
import { differenceKind } from '@quayside/contract/warehouse/warehouse.codes.ts'
import { demoPickups, demoStockTexts as said } from '@quayside/db/seeds/demo/stock.ts'
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
