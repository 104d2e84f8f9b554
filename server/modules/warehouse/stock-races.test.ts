import { describe, expect, it } from 'vitest'
import { byCustomer, meetings } from '../../faults/race.ts'
import { reconcile } from '../../faults/reconcile.ts'
import { reconcileStock } from '../../faults/reconcile-stock.ts'
import { tell } from '../../faults/seed.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import type { TestAnswer } from '../../platform/testing/test-client.ts'
import { lineForm } from '../orders/orders.testing.ts'
import { asProvider, givenSubmitted, provider } from '../orders/provider-steps.testing.ts'
import { makeLots } from './make-lots.ts'
import {
  data,
  givenOutbound,
  givenWarehouse,
  lotOf,
  officeDo,
  outboundStep,
  storedGoods,
} from './warehouse.testing.ts'

/** The fault run has 200 orders at one lot, and 200 rounds of each pair. */
const rounds = Number(process.env['FAULT_ROUNDS'] ?? 4)
const atOnce = process.env['FAULT_ROUNDS'] === undefined ? 30 : 200

const app = await testApp()
const member = await app.given.member()
const by = { document: 'provider', documentId: null, documentNo: '' } as const
const shared = await givenWarehouse(app)

let models = 0
async function givenLot(qty: string, warehouseId = shared) {
  const model = `RACE-${++models}`
  const goods = [storedGoods({ warehouseId, model, qty })]
  const [id = ''] = await asProvider(app, (tx) => makeLots(tx, provider, member.companyId, by, goods))
  return { id, model, warehouseId }
}
const ordered = async ({ model, warehouseId }: { model: string; warehouseId: string }, qty: string) =>
  (await givenOutbound(app, member, { warehouseId, lines: [{ key: '1', model, qty }] })).id as string
const submit = (id: string) => outboundStep(app, member, id, 'submit')

const lotNow = async (id: string) => {
  const { onHand, reserved, blocked, available } = await lotOf(app, member, id)
  return { onHand, reserved, blocked, available }
}
/** A lot of which not enough is left is a wrong field; an order that was given back is a draft, which the provider does not see. */
const said = (call: Promise<TestAnswer>) => byCustomer(call, [400, 404, 409])

/** Two calls at once, but for a few milliseconds of chance; whether each was done. */
type Meet = (one: () => Promise<TestAnswer>, other: () => Promise<TestAnswer>) => Promise<boolean[]>

/** So many rounds show each side first. */
const enoughForBoth = 50

/** Each round's outcome, counted; in the fault run every one of them comes about. */
async function race(
  name: string,
  legal: readonly string[],
  once: (meet: Meet) => Promise<string>,
): Promise<void> {
  const meeting = meetings()
  const meet: Meet = async (one, other) =>
    (
      await meeting(
        () => said(one()),
        () => said(other()),
      )
    ).map((each) => each === 'done')
  const counts = new Map(legal.map((outcome) => [outcome, 0]))
  for (let round = 0; round < rounds; round += 1) {
    const outcome = await once(meet)
    expect(legal).toContain(outcome)
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
  }
  if (rounds >= enoughForBoth) expect([...counts.values()].every((count) => count > 0)).toBe(true)
  tell(`${name}: ${rounds} rounds, ${JSON.stringify(Object.fromEntries(counts))}`)
}

describe('who meet at one lot', () => {
  it(`${atOnce} outbound orders take no more than is there, and every one is answered`, async () => {
    const each = 7
    const most = Math.floor(atOnce / 2)
    const lot = await givenLot(String(each * most + 3))
    const ids: string[] = []
    for (let place = 0; place < atOnce; place += 1) ids.push(await ordered(lot, String(each)))
    const answers = await Promise.all(ids.map((id) => said(submit(id))))
    const done = answers.filter((answer) => answer === 'done').length
    expect(done).toBe(most)
    expect(await lotNow(lot.id)).toMatchObject({ reserved: String(each * most), available: '3' })
    tell(`${atOnce} outbound orders on one lot at once: ${done} reserved, nothing above it`)
  })

  it(`shipping and cancelling leaves an order shipped or given back, ${rounds} times`, () =>
    race('ship and cancel', ['shipped', 'given back'], async (meet) => {
      const lot = await givenLot('10')
      const id = await ordered(lot, '10')
      data(await submit(id))
      data(await officeDo(app, `outbound/${id}/arrange`))
      const [isShipped, isCancelled] = await meet(
        () => officeDo(app, `outbound/${id}/ship`),
        () => officeDo(app, `outbound/${id}/cancel`, { reason: 'no longer needed' }),
      )
      expect(isShipped).not.toBe(isCancelled)
      expect(await lotNow(lot.id)).toMatchObject(
        isShipped ? { onHand: '0', reserved: '0' } : { onHand: '10', reserved: '0', available: '10' },
      )
      return isShipped ? 'shipped' : 'given back'
    }))

  it(`a stocktaking and a shipment end with the count or after it, ${rounds} times`, () =>
    race('stocktaking and ship', ['counted first', 'shipped first'], async (meet) => {
      const lot = await givenLot('10')
      const id = await ordered(lot, '4')
      data(await submit(id))
      data(await officeDo(app, `outbound/${id}/arrange`))
      const counts = [{ lotId: lot.id, counted: '9', reason: 'one is missing' }]
      const [isShipped, isCounted] = await meet(
        () => officeDo(app, `outbound/${id}/ship`),
        () => officeDo(app, 'stocktaking/save', { warehouseId: lot.warehouseId, note: 'Race', counts }),
      )
      expect([isShipped, isCounted]).toEqual([true, true])
      const { onHand } = await lotNow(lot.id)
      // Counted first, then four left; or counted nine after four had left.
      expect(['5', '9']).toContain(onHand)
      return onHand === '5' ? 'counted first' : 'shipped first'
    }))

  it(`binding and an outbound order take the goods once, ${rounds} times`, () =>
    race('bind and outbound', ['bound', 'reserved'], async (meet) => {
      const lot = await givenLot('10')
      const lines = [lineForm({ model: lot.model, qty: '8' })]
      const order = await givenSubmitted(app, member, { isWarehouseType: 1, lines }, ['auditPass'])
      const id = await ordered(lot, '8')
      const { number } = await lotOf(app, member, lot.id)
      const [isBound, isReserved] = await meet(
        () =>
          app.client(`POST business/online/order/${order.id}/bind`, {
            token: member.token,
            body: { lots: [{ lotNumber: number, qty: '8' }] },
          }),
        () => submit(id),
      )
      expect([isBound, isReserved].filter(Boolean)).toHaveLength(1)
      expect(await lotNow(lot.id)).toMatchObject({ onHand: '10', reserved: '8', available: '2' })
      return isBound ? 'bound' : 'reserved'
    }))

  it(`orders that want the same lots in another order never wait in a circle, ${rounds} times`, () =>
    race('two lots, both ways', ['the first', 'the second'], async (meet) => {
      const [one, two] = [await givenLot('10'), await givenLot('10')]
      const both = (first: typeof one, second: typeof one) =>
        givenOutbound(app, member, {
          warehouseId: shared,
          lines: [
            { key: '1', lotId: first.id, qty: '6' },
            { key: '2', lotId: second.id, qty: '6' },
          ],
        })
      const ids = [(await both(one, two)).id, (await both(two, one)).id]
      const blocking = said(
        officeDo(app, 'stock/block', {
          lots: [two, one].map(({ id }) => ({ lotId: id, qty: '1' })),
          reason: 'inspection',
        }),
      )
      const [first, second] = await meet(
        () => submit(ids[0]),
        () => submit(ids[1]),
      )
      expect([first, second].filter(Boolean)).toHaveLength(1)
      expect(await blocking).toBe('done')
      return first ? 'the first' : 'the second'
    }))
})

it('and afterwards nothing differs', async () => {
  expect(await reconcile(app.platform.staff)).toEqual([])
  expect(await reconcileStock(app.platform.staff)).toEqual([])
})
