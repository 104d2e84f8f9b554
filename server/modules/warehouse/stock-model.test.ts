import fc from 'fast-check'
import { expect, it } from 'vitest'
import { reconcileStock } from '../../faults/reconcile-stock.ts'
import { seed, tell } from '../../faults/seed.ts'
import type { Tx } from '../../platform/database/database.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { asProvider, provider } from '../orders/provider-steps.testing.ts'
import { blockLots, unblockLots } from './block-lots.ts'
import { makeLots } from './make-lots.ts'
import { stepOutbound } from './step-outbound.ts'
import {
  availableOf,
  commandNames,
  lotQuantities,
  newStock,
  orderQuantities,
  partQty,
  play,
  type StockCommand,
} from './stock-model.testing.ts'
import { takeStock } from './take-stock.ts'
import { givenOutbound, givenWarehouse, lotOf, storedGoods } from './warehouse.testing.ts'

/** The fault run has 300 runs of 40 commands; here a few show that the two still agree. */
const runs = Number(process.env['MODEL_RUNS'] ?? 4)
const length = process.env['MODEL_RUNS'] ? { minLength: 40, maxLength: 40 } : { minLength: 12, maxLength: 20 }

const app = await testApp()
const member = await app.given.member()
const by = { document: 'provider', documentId: null, documentNo: '' } as const
let models = 0

/** Two lots of one model, and four drafts that want more than there is. */
async function begin() {
  const model = `MODEL-${++models}`
  const warehouseId = await givenWarehouse(app)
  const goods = lotQuantities.map((qty) => storedGoods({ warehouseId, model, qty: String(qty) }))
  const lotIds = await asProvider(app, (tx) => makeLots(tx, provider, member.companyId, by, goods))
  const orderIds: string[] = []
  for (const qty of orderQuantities) {
    const lines = [{ key: '1', model, qty: String(qty) }]
    orderIds.push((await givenOutbound(app, member, { warehouseId, lines })).id)
  }
  return { warehouseId, lotIds, orderIds, stock: newStock() }
}
type Begun = Awaited<ReturnType<typeof begin>>

async function run({ warehouseId, lotIds, orderIds }: Begun, command: StockCommand): Promise<boolean> {
  const orderId = orderIds[command.order % orderIds.length] ?? ''
  const lotId = lotIds[command.lot % lotIds.length] ?? ''
  const qty = String(command.qty)
  const step = (name: string, given: object = {}) =>
    asProvider(app, (tx) => stepOutbound(tx, provider, { id: orderId, name, given }))
  const lots = { lots: [{ lotId, qty }], reason: 'inspection' }
  const work: Record<StockCommand['name'], () => Promise<unknown>> = {
    submit: async () => {
      const { token } = member
      const answer = await app.client(`POST warehouse/online/outbound/${orderId}/submit`, { token, body: {} })
      expect(answer.status, answer.text).toBe(200)
      // Thrown as the commands do, so that both ways are read alike.
      if (answer.body.code !== 200)
        throw Object.assign(new Error(answer.body.msg), { findings: [{ code: answer.body.msg }] })
    },
    cancel: () => step('cancel', { reason: 'because' }),
    arrange: () => step('arrange'),
    ship: () => step('ship'),
    part: async () => step('ship', { lots: await asProvider(app, (tx) => firstPart(tx, orderId)) }),
    block: () => asProvider(app, (tx) => blockLots(tx, provider, lots)),
    unblock: () => asProvider(app, (tx) => unblockLots(tx, provider, lots)),
    count: () =>
      asProvider(app, (tx) =>
        takeStock(tx, provider, {
          warehouseId,
          note: 'model',
          counts: [{ lotId, counted: qty, reason: 'counted' }],
        }),
      ),
  }
  return work[command.name]().then(
    () => true,
    (error: unknown) => {
      // What the rules refuse; anything that the database refuses is a fault.
      expect(error).toHaveProperty('findings')
      return false
    },
  )
}

async function firstPart(tx: Tx, orderId: string) {
  const part = await tx
    .selectFrom('stock_reservation')
    .select(['lot_id', 'outbound_line_id'])
    .where('outbound_id', '=', orderId)
    .where('ended_at', 'is', null)
    .orderBy('lot_id')
    .executeTakeFirst()
  return [{ lotId: part?.lot_id ?? '0', lineId: part?.outbound_line_id ?? '0', qty: String(partQty) }]
}

const commands = fc.array(
  fc.record({
    name: fc.constantFrom(...commandNames),
    order: fc.nat(3),
    lot: fc.nat(1),
    qty: fc.integer({ min: 1, max: 32 }),
  }),
  length,
)

it(`moves goods as the model does, whatever comes, ${runs} times`, { timeout: 3_600_000 }, async () => {
  let done = 0
  let refused = 0
  const property = fc.asyncProperty(commands, async (sequence) => {
    const begun = await begin()
    for (const [place, command] of sequence.entries()) {
      const isDone = play(begun.stock, command)
      expect(await run(begun, command), `${place}: ${JSON.stringify(command)}`).toBe(isDone)
      if (isDone) done += 1
      else refused += 1
    }
    const seen = await Promise.all(begun.lotIds.map((id) => lotOf(app, member, id)))
    expect(seen).toMatchObject(
      begun.stock.lots.map((lot) => ({
        onHand: String(lot.onHand),
        reserved: String(lot.reserved),
        blocked: String(lot.blocked),
        available: String(availableOf(lot)),
      })),
    )
    expect(await reconcileStock(app.platform.staff)).toEqual([])
  })
  await fc.assert(property, { numRuns: runs, seed, endOnFailure: true })
  tell(`stock against a model: ${runs} runs, ${done} commands done, ${refused} refused, 0 divergences`)
})
