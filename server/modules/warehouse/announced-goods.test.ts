import { describe, expect, it } from 'vitest'
import { reconcileStock } from '../../faults/reconcile-stock.ts'
import { pathsOf, refusalOf } from '../../platform/testing/answers.ts'
import type { GivenMember } from '../../platform/testing/given.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { givenOrder, lineForm, orderForm, read, save } from '../orders/orders.testing.ts'
import { asProvider, givenSubmitted, provide, provider } from '../orders/provider-steps.testing.ts'
import { receiveOrder } from '../orders/receive-order.ts'
import { data, givenWarehouse, inboundForm, inboundStep, officeDo, readInbound } from './warehouse.testing.ts'

const app = await testApp()
const hongKong = await givenWarehouse(app, 1)

const announcement = (member: GivenMember, id: string) =>
  app.client(`GET warehouse/online/inbound/ofOrder/${id}`, { token: member.token })

const saveInbound = async (member: GivenMember, body: Record<string, unknown>) =>
  data(
    await app.client('POST warehouse/online/inbound/save', {
      token: member.token,
      body: {
        ...body,
        pickupAddress: body['pickupAddress'] || '1 Kwai Chung Road',
        orderedOn: app.clock.today(),
        pickupTime: `${app.clock.today()} 10:00`,
      },
    }),
  )

/** What the order's button opens, saved as a draft. */
async function announce(member: GivenMember, id: string, qty?: string) {
  const offered = data(await announcement(member, id))
  const lines = offered.lines.map((line: object) => ({ ...line, ...(qty !== undefined && { qty }) }))
  return saveInbound(member, { ...offered, lines })
}
async function announced(member: GivenMember, id: string, qty?: string): Promise<string> {
  const inbound = await announce(member, id, qty)
  data(await inboundStep(app, member, inbound.id, 'submit'))
  return inbound.id
}
const receiveOn = (id: string, lineId: string, qty: string) =>
  asProvider(app, (tx) => receiveOrder(tx, provider, { id, lines: [{ lineId, qty }] }))
const approved = (member: GivenMember, values: Record<string, unknown> = {}) =>
  givenSubmitted(app, member, { lines: [lineForm({ qty: '100' })], ...values }, ['auditPass'])
/** Into the store, with what was counted of each line. */
async function stored(member: GivenMember, id: string, qty?: string): Promise<void> {
  data(await officeDo(app, `inbound/${id}/auditPass`))
  const [line] = (await readInbound(app, member, id)).lines
  const counted = { lineId: line.id, qty, differences: [{ kind: 0, reason: 'counted' }] }
  const over = { ...counted, differences: [{ kind: 1, reason: 'counted' }] }
  const lines = qty === undefined ? undefined : [Number(qty) > Number(line.qty) ? over : counted]
  data(await officeDo(app, `inbound/${id}/receive`, lines ? { lines } : {}))
  for (const name of ['inspect', 'review', 'store']) data(await officeDo(app, `inbound/${id}/${name}`))
}
const lotsOf = async (member: GivenMember, kind: 0 | 1) =>
  (await app.client('GET warehouse/online/stock/list', { token: member.token, query: { kind } })).body.rows

describe('announcing the goods of an approved order', () => {
  it('copies supplier, way, places and what is still to come, so that nothing is missing but the appointment', async () => {
    const member = await app.given.member()
    const receiving = {
      mode: 1,
      warehouseId: hongKong,
      address: '8 Kwai Chung Road',
      contact: 'Chan',
      phone: '13800138000',
      time: `${app.clock.today()} 09:00`,
    }
    const lines = Array.from({ length: 40 }, () => lineForm({ qty: '10', pallets: '1' }))
    const { id } = await approved(member, { receiving, lines })
    const offered = data(await announcement(member, id))
    const order = await read(app, member, id)
    expect(offered).toMatchObject({
      supplierId: order.supplierId,
      arrivalMode: 1,
      warehouseId: hongKong,
      pickupAddress: '8 Kwai Chung Road',
      contact: 'Chan',
      phone: '13800138000',
      pickupTime: `${app.clock.today()} 09:00`,
    })
    expect(offered.lines).toHaveLength(40)
    expect(offered.lines[0]).toMatchObject({
      orderLineId: order.lines[0].id,
      model: order.lines[0].model,
      qty: '10',
      palletNumber: 'P1',
      palletType: 1,
      packages: '2',
    })
    const inboundId = await announced(member, id)
    expect((await readInbound(app, member, inboundId)).lines[39]).toMatchObject({
      orderId: id,
      orderNo: order.orderNo,
    })
    const logistics = await app.client(`GET business/online/order/${id}/logistics`, { token: member.token })
    expect(logistics.body.data.inbounds).toMatchObject([{ id: inboundId, state: 1, qty: '400' }])
  })

  it('asks for an order that is approved and not fully received', async () => {
    const member = await app.given.member()
    const draft = await givenOrder(app, member)
    expect((await announcement(member, draft.id)).body.code).toBe(409)
    const { id } = await approved(member)
    const [line] = (await read(app, member, id)).lines
    await announced(member, id)
    expect((await announcement(member, id)).body.msg).toContain('have come in or are announced')
    expect(await refusalOf(receiveOn(id, line.id, '1'))).toBe('orderLine.announced')
  })

  it('lets each door take only what the other left', async () => {
    const member = await app.given.member()
    const { id } = await approved(member)
    const [line] = (await read(app, member, id)).lines
    await receiveOn(id, line.id, '30')
    const inboundId = await announced(member, id, '60')
    expect((await read(app, member, id)).lines).toMatchObject([{ receivedQty: '30', announcedQty: '60' }])
    expect(await refusalOf(receiveOn(id, line.id, '11'))).toBe('orderLine.announced')
    const second = await announce(member, id)
    expect((await readInbound(app, member, second.id)).lines).toMatchObject([{ qty: '10' }])
    await receiveOn(id, line.id, '10')
    const refused = await inboundStep(app, member, second.id, 'submit')
    expect(pathsOf(refused)).toEqual(['lines.0.qty'])
    expect(refused.body.msg).toContain('At most 0')
    data(await inboundStep(app, member, inboundId, 'cancel'))
    data(await inboundStep(app, member, second.id, 'submit'))
  })

  it('makes the stored goods lots of the order, whose receiving state follows; the rest is open again', async () => {
    const member = await app.given.member()
    const { id } = await approved(member)
    await stored(member, await announced(member, id), '90')
    expect(await read(app, member, id)).toMatchObject({
      receivingState: 1,
      lines: [{ receivedQty: '90', announcedQty: '0' }],
    })
    expect(await lotsOf(member, 1)).toMatchObject([{ onHand: '90', orderId: id }])
    await stored(member, await announced(member, id))
    expect(await read(app, member, id)).toMatchObject({
      receivingState: 2,
      stateLabel: 'storedAwaitingDeclaration',
    })
    expect((await lotsOf(member, 0)).length).toBe(0)
    expect(await reconcileStock(app.platform.staff)).toEqual([])
  })

  it('leaves as free stock what came beyond the order, and what came for an order that was cancelled', async () => {
    const member = await app.given.member()
    const { id } = await approved(member)
    await stored(member, await announced(member, id), '110')
    expect(await read(app, member, id)).toMatchObject({ receivingState: 2, lines: [{ receivedQty: '100' }] })
    expect(await lotsOf(member, 1)).toMatchObject([{ onHand: '100', blocked: '0' }])
    expect(await lotsOf(member, 0)).toMatchObject([{ onHand: '10', blocked: '10' }])
    const other = await app.given.member()
    const cancelled = await approved(other)
    const inboundId = await announced(other, cancelled.id)
    await provide(app, cancelled.id, 'cancel', { reason: 'supplier failed' })
    await stored(other, inboundId)
    expect(await lotsOf(other, 1)).toEqual([])
    expect(await lotsOf(other, 0)).toMatchObject([{ onHand: '100', orderId: null }])
  })

  it('keeps announced goods with their line when the order is changed or split', async () => {
    const member = await app.given.member()
    const line = lineForm({ qty: '100' })
    const form = await orderForm(app, member, { lines: [line, lineForm()] })
    const { id } = data(await save(app, member, form))
    data(await app.client(`POST business/online/order/${id}/submit`, { token: member.token, body: {} }))
    await provide(app, id, 'auditPass')
    const [first, second] = (await read(app, member, id)).lines
    const offered = data(await announcement(member, id))
    const inbound = await saveInbound(member, { ...offered, lines: [offered.lines[0]] })
    data(await inboundStep(app, member, inbound.id, 'submit'))
    const split = await app.client(`POST business/online/order/${id}/split`, {
      token: member.token,
      body: { lines: [{ lineId: first.id, qty: '1' }] },
    })
    expect(pathsOf(split)).toEqual(['lines.0.qty'])
    await provide(app, id, 'return', { reason: 'check the prices' })
    const { version } = await read(app, member, id)
    const changed = (lines: object[]) => save(app, member, { ...form, id, version, lines })
    expect(pathsOf(await changed([{ ...line, qty: '99' }]))).toEqual(['lines.0.qty'])
    expect(pathsOf(await changed([{ ...lineForm(), key: second.key }]))).toEqual(['lines'])
    data(await changed([line]))
  })

  it('does not bind copies of an inbound order to the order of the first', async () => {
    const member = await app.given.member()
    const { id } = await approved(member)
    const inboundId = await announced(member, id)
    const copy = data(await inboundStep(app, member, inboundId, 'copy'))
    expect((await readInbound(app, member, copy.id)).lines).toMatchObject([{ orderId: null }])
    const other = await app.given.member()
    expect((await announcement(other, id)).body.code).toBe(404)
    const foreign = await inboundForm(app, other, {
      lines: [{ orderLineId: (await read(app, member, id)).lines[0].id }],
    })
    const answer = await app.client('POST warehouse/online/inbound/save', {
      token: other.token,
      body: foreign,
    })
    expect(pathsOf(answer)).toEqual(['lines.0.orderLineId'])
  })
})
