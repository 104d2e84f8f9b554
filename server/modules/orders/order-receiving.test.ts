import { describe, expect, it } from 'vitest'
import { refusalOf } from '../../platform/testing/answers.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { givenOrder, lineForm, orderForm, read, save, saved, submit } from './orders.testing.ts'
import { asProvider, givenSubmitted, provide, provider } from './provider-steps.testing.ts'
import { receiveOrder, shipOrder } from './receive-order.ts'

const app = await sharedApp()

const step = ({ token }: { token: string }, id: string, name: string, body: object = {}) =>
  app.client(`POST business/online/order/${id}/${name}`, { token, body })
const receive = (id: string, lines?: { lineId: string; qty: string }[]) =>
  asProvider(app, (tx) => receiveOrder(tx, provider, { id, lines }))

describe('receiving', () => {
  it('adds up line by line until all is in', async () => {
    const member = await app.given.member()
    const lines = [lineForm({ qty: '10' }), lineForm({ qty: '2.5' })]
    const { id } = await givenSubmitted(app, member, { lines }, ['auditPass'])
    const [first, second] = (await read(app, member, id)).lines
    await receive(id, [{ lineId: first.id, qty: '4' }])
    expect(await read(app, member, id)).toMatchObject({
      state: 3,
      stateLabel: 'audited',
      receivingState: 1,
      lines: [
        { receivedQty: '4', receivingState: 1 },
        { receivedQty: '0', receivingState: 0 },
      ],
    })
    await receive(id, [
      { lineId: first.id, qty: '6' },
      { lineId: second.id, qty: '2.5' },
    ])
    expect(await read(app, member, id)).toMatchObject({
      state: 3,
      stateLabel: 'storedAwaitingDeclaration',
      receivingState: 2,
    })
    expect(await refusalOf(receive(id, [{ lineId: first.id, qty: '1' }]))).toBe('order.alreadyReceived')
  })

  it('stays with the order when it comes back: its lines may grow, and the rest is received after the next audit', async () => {
    const member = await app.given.member()
    const ofTen = lineForm({ qty: '10' })
    const form = await orderForm(app, member, { lines: [ofTen] })
    const { id } = saved(await save(app, member, form))
    await submit(app, member, id)
    await provide(app, id, 'auditPass')
    const [first] = (await read(app, member, id)).lines
    await receive(id, [{ lineId: first.id, qty: '10' }])
    await provide(app, id, 'return', { reason: 'a line is missing' })
    const { version } = await read(app, member, id)
    const lines = [lineForm({ qty: '2' }), ofTen]
    expect((await save(app, member, { ...form, id, version, lines })).body.code).toBe(200)
    expect(await read(app, member, id)).toMatchObject({
      receivingState: 1,
      lines: [{ receivedQty: '0' }, { receivedQty: '10' }],
    })
    await submit(app, member, id)
    await provide(app, id, 'auditPass')
    const [added] = (await read(app, member, id)).lines
    await receive(id, [{ lineId: added.id, qty: '2' }])
    expect(await read(app, member, id)).toMatchObject({ state: 3, receivingState: 2 })
  })

  it('refuses more than is open, nothing, another order’s line, and no line at all', async () => {
    const member = await app.given.member()
    const { id } = await givenSubmitted(app, member, { lines: [lineForm({ qty: '10' })] }, ['auditPass'])
    const other = await givenOrder(app, member)
    const [line] = (await read(app, member, id)).lines
    const [foreign] = (await read(app, member, other.id)).lines
    const lineId = line.id
    expect(await refusalOf(receive(id, [{ lineId, qty: '10.000001' }]))).toBe('orderLine.tooMuchReceived')
    expect(
      await refusalOf(
        receive(id, [
          { lineId, qty: '6' },
          { lineId, qty: '5' },
        ]),
      ),
    ).toBe('orderLine.tooMuchReceived')
    expect(await refusalOf(receive(id, [{ lineId, qty: '0' }]))).toBe('orderLine.nothingReceived')
    expect(await refusalOf(receive(id, [{ lineId: foreign.id, qty: '1' }]))).toBe('orderLine.unknown')
    expect(await refusalOf(receive(id, []))).toBe('field.required')
    expect(await refusalOf(receive(id))).toBe('field.required')
    expect((await read(app, member, id)).receivingState).toBe(0)
  })

  it('and shipping decide what an arrived import reads', async () => {
    const member = await app.given.member()
    const { id } = await givenSubmitted(app, member, {}, ['auditPass', 'declare', 'clear', 'arrive'])
    expect((await read(app, member, id)).stateLabel).toBe('dispatched')
    await asProvider(app, (tx) => shipOrder(tx, provider, { id }))
    expect(await read(app, member, id)).toMatchObject({
      shippingState: 2,
      stateLabel: 'arrivedInShenzhen',
      lines: [{ shippedQty: '1000', shippingState: 2 }],
    })
    await provide(app, id, 'sign', { signState: 0 })
    expect(await read(app, member, id)).toMatchObject({ state: 7, stateLabel: 'delivering' })
    expect(await refusalOf(provide(app, id, 'complete'))).toBe('order.notSigned')
    expect((await step(member, id, 'sign')).body.code).toBe(200)
    expect(await read(app, member, id)).toMatchObject({ state: 7, stateLabel: 'signed', signState: 1 })
    expect((await step(member, id, 'sign')).body).toMatchObject({
      code: 409,
      msg: expect.stringContaining('already signed for'),
    })
    await provide(app, id, 'complete')
    expect((await step(member, id, 'sign')).body.msg).toContain('already signed for')
  })
})
