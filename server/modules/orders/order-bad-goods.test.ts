import { describe, expect, it } from 'vitest'
import { reconcile } from '../../faults/reconcile.ts'
import { reconcileStock } from '../../faults/reconcile-stock.ts'
import { pathsOf } from '../../platform/testing/answers.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { givenWarehouse, lotOf } from '../warehouse/warehouse.testing.ts'
import { orderDoors } from './order-doors.testing.ts'
import { lineForm, read, storedModel } from './orders.testing.ts'
import { givenLots, givenSubmitted, provide } from './provider-steps.testing.ts'

const app = await testApp()
await givenWarehouse(app, 1)
await givenWarehouse(app, 2)
const member = await app.given.member()
const { doors, office } = await orderDoors(app)
const damaged = { kind: 2, qty: '10', reason: 'Two cartons are wet' }
const wrong = { kind: 3, qty: '5', reason: 'Another revision' }

const ask = async (key: string, query: Record<string, string | number> = {}) =>
  (await app.client(`GET ${key}`, { token: member.token, query })).body
const differencesOf = async (id: string) => (await ask(`business/online/order/${id}/differences`)).data
const decide = (id: string, name: string, body: object = {}) =>
  app.client(`POST warehouse/online/difference/${id}/${name}`, { token: member.token, body })
const lotsOf = async (model: string) =>
  (await ask('warehouse/online/stock/list', { model, orderByColumn: 'onHand', isAsc: 'desc' })).rows.map(
    ({ quality, onHand, available }: Record<string, unknown>) => ({ quality, onHand, available }),
  )

async function givenApproved(values: Record<string, unknown> = {}) {
  const lines = [lineForm({ qty: '100', price: '2', packages: '10', ...values })]
  const { id } = await givenSubmitted(app, member, { lines }, ['auditPass'])
  const [line] = (await read(app, member, id)).lines
  return { id, lineId: line.id as string }
}

describe.each(doors)('goods of an order that came damaged or wrong, by %s', (door, act) => {
  const model = (name: string) => `${name}-${door.slice(4)}`

  it('are differences that the customer answers, and lots of their quality, blocked until then', async () => {
    const { id, lineId } = await givenApproved({ model: model('BAD') })
    const given = { lineId, qty: '98', shortage: 'Two are missing', differences: [damaged, wrong] }
    expect((await act(id, 'receive', { lines: [given] })).status).toBe(200)
    expect(await read(app, member, id)).toMatchObject({
      receivingState: 2,
      lines: [{ receivedQty: '98', shortQty: '2' }],
    })
    const found = await differencesOf(id)
    const inKinds = found.toSorted((a: { kind: number }, b: { kind: number }) => a.kind - b.kind)
    expect(inKinds).toMatchObject([
      { kind: 0, qty: '2', state: 0 },
      { kind: 2, qty: '10', state: 0, announced: '100', received: '98', reason: damaged.reason, orderId: id },
      { kind: 3, qty: '5', state: 0, nextSteps: [{ name: 'accept' }, { name: 'dispute' }] },
    ])
    expect(await lotsOf(model('BAD'))).toEqual([
      { quality: 0, onHand: '83', available: '83' },
      { quality: 1, onHand: '10', available: '0' },
      { quality: 2, onHand: '5', available: '0' },
    ])
    expect((await decide(inKinds[1].id, 'accept')).body.code).toBe(200)
    expect((await decide(inKinds[2].id, 'dispute', { reason: 'It is the right one' })).body.code).toBe(200)
    expect(await lotsOf(model('BAD'))).toEqual([
      { quality: 0, onHand: '83', available: '83' },
      { quality: 1, onHand: '10', available: '10' },
      { quality: 2, onHand: '5', available: '0' },
    ])
    expect(await reconcile(app.platform.staff)).toEqual([])
  })

  it('are counted with the arrival too', async () => {
    const { id, lineId } = await givenApproved({ model: model('BAD-ARRIVE') })
    for (const name of ['declare', 'clear']) expect((await act(id, name)).status).toBe(200)
    const lines = [{ lineId, qty: '100', differences: [damaged] }]
    expect((await act(id, 'arrive', { lines })).status).toBe(200)
    expect(await differencesOf(id)).toMatchObject([{ kind: 2, qty: '10', state: 0 }])
    expect(await lotsOf(model('BAD-ARRIVE'))).toMatchObject([{ quality: 0 }, { quality: 1, onHand: '10' }])
  })

  it('are refused where they are more than came in or of another kind', async () => {
    const { id, lineId } = await givenApproved({ model: model('BAD-MANY') })
    const receive = (qty: string, ...differences: object[]) =>
      act(id, 'receive', { lines: [{ lineId, qty, differences }] })
    for (const answer of [
      await receive('14', damaged, wrong),
      await receive('100', { ...damaged, kind: 0 }),
      await receive('100', { ...damaged, reason: '' }),
      await receive('100', { ...damaged, qty: '0' }),
    ])
      expect(answer.text).toContain('lines.0.differences')
    expect(await differencesOf(id)).toEqual([])
    expect(await lotsOf(model('BAD-MANY'))).toEqual([])
  })
})

describe.each(doors)('goods that are blocked while the others leave, by %s', (door, act) => {
  const ways = [
    ['import', 0, ['declare', 'clear', 'arrive'], ['sign']],
    ['domestic', 3, [], ['dispatch', 'sign']],
  ] as const
  const shippedOf = async (id: string) => {
    const { shippingState, lines } = await read(app, member, id)
    return { shippingState, shippedQty: lines[0].shippedQty, heldQty: lines[0].heldQty }
  }
  async function givenBlocked(model: string, modelType: number, steps: readonly string[], bad = '10') {
    const lines = [lineForm({ qty: '100', price: '2', model })]
    const { id } = await givenSubmitted(app, member, { modelType, lines }, ['auditPass'])
    const [{ id: lineId }] = (await read(app, member, id)).lines
    const differences = [{ ...damaged, qty: bad }]
    expect((await act(id, 'receive', { lines: [{ lineId, qty: '100', differences }] })).status).toBe(200)
    for (const name of steps) expect((await act(id, name)).text).not.toContain('"code":4')
    return { id, lineId: lineId as string }
  }

  it.each(ways)(
    'are not shipped with an order of %s until the difference ends',
    async (kind, type, before, last) => {
      const model = `HELD-${kind}-${door.slice(4)}`
      const { id, lineId } = await givenBlocked(model, type, before)
      expect(await shippedOf(id)).toMatchObject({ shippedQty: '0', heldQty: '10' })
      const all = await act(id, 'ship', { lines: [{ lineId, qty: '100' }] })
      expect(all.text).toContain('90')
      for (const name of last) expect((await act(id, name)).status, name).toBe(200)
      expect(await shippedOf(id)).toEqual({ shippingState: 1, shippedQty: '90', heldQty: '10' })
      expect(await lotsOf(model)).toEqual([{ quality: 1, onHand: '10', available: '0' }])
      expect(await reconcile(app.platform.staff)).toEqual([])
      expect((await act(id, 'complete')).status).toBe(200)
      const [difference] = await differencesOf(id)
      expect((await decide(difference.id, 'accept')).body.code).toBe(200)
      expect((await act(id, 'ship')).status).toBe(200)
      expect(await shippedOf(id)).toEqual({ shippingState: 2, shippedQty: '100', heldQty: '0' })
      expect(await lotsOf(model)).toEqual([])
      expect(await reconcile(app.platform.staff)).toEqual([])
      expect(await reconcileStock(app.platform.staff)).toEqual([])
    },
  )

  it('hold up the order where nothing else is there to leave', async () => {
    const model = `HELD-ALL-${door.slice(4)}`
    const { id } = await givenBlocked(model, 0, ['declare', 'clear', 'arrive'], '100')
    for (const name of ['ship', 'sign']) expect((await act(id, name)).text).toMatch(/1 line/)
    expect(await shippedOf(id)).toEqual({ shippingState: 0, shippedQty: '0', heldQty: '100' })
  })
})

describe('goods that came damaged', () => {
  it('share the packages of their line with the good ones', async () => {
    const { id, lineId } = await givenApproved({ model: 'BAD-PACKED' })
    await office(id, 'receive', { lines: [{ lineId, qty: '100', differences: [{ ...damaged, qty: '15' }] }] })
    const { rows } = await ask('warehouse/online/stock/list', {
      model: 'BAD-PACKED',
      orderByColumn: 'onHand',
      isAsc: 'desc',
    })
    const lots = await Promise.all(rows.map(({ id: lotId }: { id: string }) => lotOf(app, member, lotId)))
    expect(lots).toMatchObject([
      { onHand: '85', packages: '9' },
      { onHand: '15', packages: '1' },
    ])
  })

  it('are told to the customer as such', async () => {
    const { id, lineId } = await givenApproved()
    await office(id, 'receive', { lines: [{ lineId, qty: '100', differences: [damaged] }] })
    const { orderNo } = await read(app, member, id)
    const { body } = await app.client('GET system/online/sysMsg', {
      token: member.token,
      query: { pageSize: 100 },
      headers: { 'accept-language': 'en-US' },
    })
    const texts = body.rows.map((row: { content: string }) => row.content)
    expect(texts.filter((text: string) => text.includes(orderNo)).join('\n')).toMatch(
      /10 of .* damaged or wrong.*Two cartons are wet/,
    )
  })

  it('of an order of stored goods are graded in the store, not at the receipt', async () => {
    const [lotId = ''] = await givenLots(app, member, 'BAD-BOUND')
    const { number } = await lotOf(app, member, lotId)
    const storedLines = [lineForm({ model: storedModel, qty: '5' })]
    const values = { modelType: 3, isWarehouseType: 1, receiving: {}, lines: storedLines }
    const { id } = await givenSubmitted(app, member, values, ['auditPass'])
    await provide(app, id, 'bind', { lots: [{ lotNumber: number, qty: '5' }] })
    const [line] = (await read(app, member, id)).lines
    const lines = [{ lineId: line.id, qty: '5', differences: [wrong] }]
    expect(pathsOf(await office(id, 'receive', { lines }))).toEqual(['lines.0.differences'])
    expect(await differencesOf(id)).toEqual([])
  })
})
