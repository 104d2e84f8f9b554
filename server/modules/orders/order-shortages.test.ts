import { describe, expect, it } from 'vitest'
import { reconcile } from '../../faults/reconcile.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import type { TestAnswer } from '../../platform/testing/test-client.ts'
import { givenWarehouse } from '../warehouse/warehouse.testing.ts'
import { type Act, orderDoors } from './order-doors.testing.ts'
import { lineForm, read } from './orders.testing.ts'
import { givenSubmitted } from './provider-steps.testing.ts'

const app = await testApp()
await givenWarehouse(app, 1)
await givenWarehouse(app, 2)
const member = await app.given.member()
const { desk, doors, office } = await orderDoors(app)
const codesOf = ({ text }: TestAnswer): string => text

const differencesOf = async (id: string) =>
  (await app.client(`GET business/online/order/${id}/differences`, { token: member.token })).body.data

/** 90 of 100 pieces were received. */
async function shortOrder(act: Act, values: Record<string, unknown> & { modelType?: number } = {}) {
  const lines = [lineForm({ qty: '100', price: '2' }), lineForm({ qty: '5', price: '4' })]
  const { id } = await givenSubmitted(app, member, { lines, ...values }, ['auditPass'])
  const [first, second] = (await read(app, member, id)).lines
  const received = [
    { lineId: first.id, qty: '90' },
    { lineId: second.id, qty: '5' },
  ]
  expect((await act(id, 'receive', { lines: received })).status).toBe(200)
  return { id, first: first.id as string, second: second.id as string }
}

describe.each(doors)('goods of an order that came short, by %s', (_door, act) => {
  it('hold up the arrival until the rest is entered or reported short', async () => {
    const { id, first } = await shortOrder(act)
    for (const name of ['declare', 'clear']) expect((await act(id, name)).status).toBe(200)
    const without = await act(id, 'arrive')
    expect(without.text).toMatch(/1 line/)
    expect((await read(app, member, id)).state).toBe(5)
    const rest = { lineId: first, qty: '0', shortage: 'One carton was not in the container' }
    expect((await act(id, 'arrive', { lines: [rest] })).status).toBe(200)
    expect(await read(app, member, id)).toMatchObject({
      state: 6,
      receivingState: 2,
      lines: [
        { receivedQty: '90', shortQty: '10', shippedQty: '0' },
        { receivedQty: '5', shortQty: '0' },
      ],
    })
  })

  it('are a difference, which the customer accepts or disputes as one of an inbound order', async () => {
    const lines = [lineForm({ qty: '100', price: '2' })]
    const { id } = await givenSubmitted(app, member, { lines }, ['auditPass'])
    const [line] = (await read(app, member, id)).lines
    const given = { lines: [{ lineId: line.id, qty: '90', shortage: 'Short shipped' }] }
    expect((await act(id, 'receive', given)).status).toBe(200)
    expect(await read(app, member, id)).toMatchObject({
      receivingState: 2,
      lines: [{ receivedQty: '90', shortQty: '10' }],
    })
    const [difference] = await differencesOf(id)
    expect(difference).toMatchObject({
      orderId: id,
      inboundId: null,
      model: line.model,
      announced: '100',
      received: '90',
      kind: 0,
      qty: '10',
      state: 0,
      reason: 'Short shipped',
    })
    const decide = (name: string, body: object = {}) =>
      app.client(`POST warehouse/online/difference/${difference.id}/${name}`, { token: member.token, body })
    expect((await decide('dispute', { reason: 'The packing list says 100' })).body.code).toBe(200)
    const waiting = await app.office('GET warehouse/online/difference/list', { token: desk.token })
    expect(waiting.body.rows).toContainEqual(
      expect.objectContaining({ id: difference.id, orderId: id, orderNo: expect.any(String), qty: '10' }),
    )
    expect((await decide('accept')).body.code).toBe(200)
    expect((await differencesOf(id))[0]).toMatchObject({ state: 1 })
    expect((await act(id, 'receive', given)).text).toContain('nothing left to receive')
  })

  it('are neither shipped nor signed for', async () => {
    const { id, first } = await shortOrder(act)
    for (const name of ['declare', 'clear']) await act(id, name)
    await act(id, 'arrive', { lines: [{ lineId: first, qty: '0', shortage: 'Lost' }] })
    const beyond = await act(id, 'ship', { lines: [{ lineId: first, qty: '91' }] })
    expect(beyond.status).not.toBe(500)
    expect(codesOf(beyond)).toContain('90')
    expect((await read(app, member, id)).shippingState).toBe(0)
    expect((await act(id, 'ship')).status).toBe(200)
    expect(await read(app, member, id)).toMatchObject({
      shippingState: 2,
      lines: [{ shippedQty: '90' }, { shippedQty: '5' }],
    })
    expect((await act(id, 'sign')).status).toBe(200)
    expect(await read(app, member, id)).toMatchObject({ state: 7, lines: [{ shippedQty: '90' }, {}] })
  })

  it('that nothing was counted of before are counted with the arrival', async () => {
    const lines = [lineForm({ qty: '100', price: '2' }), lineForm({ qty: '5', price: '4' })]
    const { id } = await givenSubmitted(app, member, { lines }, ['auditPass', 'declare', 'clear'])
    const [first, second] = (await read(app, member, id)).lines
    const ship = await act(id, 'ship', { lines: [{ lineId: first.id, qty: '1' }] })
    expect(codesOf(ship)).not.toContain('"code":200')
    const part = [{ lineId: first.id, qty: '99', shortage: 'Broken seal' }]
    expect((await act(id, 'arrive', { lines: part })).text).toMatch(/1 line/)
    const all = [...part, { lineId: second.id, qty: '5' }]
    expect((await act(id, 'arrive', { lines: all })).status).toBe(200)
    expect(await read(app, member, id)).toMatchObject({
      state: 6,
      receivingState: 2,
      lines: [{ receivedQty: '99', shortQty: '1' }, { receivedQty: '5' }],
    })
    const whole = await givenSubmitted(app, member, { lines }, ['auditPass', 'declare', 'clear'])
    expect((await act(whole.id, 'arrive')).status).toBe(200)
    expect(await read(app, member, whole.id)).toMatchObject({
      receivingState: 2,
      lines: [{ receivedQty: '100' }, { receivedQty: '5' }],
    })
  })

  it('hold up the dispatch of a domestic order too', async () => {
    const lines = [lineForm({ qty: '100', price: '2' })]
    const { id } = await givenSubmitted(app, member, { modelType: 3, lines }, ['auditPass'])
    const [line] = (await read(app, member, id)).lines
    await act(id, 'receive', { lines: [{ lineId: line.id, qty: '60' }] })
    expect((await act(id, 'dispatch')).text).toMatch(/1 line/)
    const rest = { lineId: line.id, qty: '10', shortage: 'The supplier has no more' }
    expect((await act(id, 'dispatch', { lines: [rest] })).status).toBe(200)
    expect((await act(id, 'sign')).status).toBe(200)
    expect((await read(app, member, id)).lines).toMatchObject([
      { receivedQty: '70', shortQty: '30', shippedQty: '70' },
    ])
  })

  it('are refused as a whole: an order of which nothing came is cancelled', async () => {
    const lines = [lineForm({ qty: '100', price: '2' })]
    const { id } = await givenSubmitted(app, member, { lines }, ['auditPass'])
    const [line] = (await read(app, member, id)).lines
    const nothing = { lines: [{ lineId: line.id, qty: '0', shortage: 'Nothing came' }] }
    expect((await act(id, 'receive', nothing)).text).toMatch(/cancel/i)
    expect(await differencesOf(id)).toEqual([])
  })
})

describe('what came short', () => {
  it('is told to the customer with the quantity, and leaves the books equal', async () => {
    const lines = [lineForm({ qty: '100', price: '2' })]
    const { id } = await givenSubmitted(app, member, { lines }, ['auditPass'])
    const [line] = (await read(app, member, id)).lines
    await office(id, 'receive', { lines: [{ lineId: line.id, qty: '90', shortage: 'Short shipped' }] })
    const { body } = await app.client('GET system/online/sysMsg', {
      token: member.token,
      query: { pageSize: 100 },
      headers: { 'accept-language': 'en-US' },
    })
    const { orderNo } = await read(app, member, id)
    const messages = body.rows
      .map((row: { content: string }) => row.content)
      .filter((content: string) => content.includes(orderNo))
    expect(messages.join('\n')).toMatch(/10 of/)
    expect(await reconcile(app.platform.staff)).toEqual([])
  })
})
