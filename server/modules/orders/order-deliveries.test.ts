import { describe, expect, it } from 'vitest'
import { reconcile } from '../../faults/reconcile.ts'
import { erpClient, givenKey } from '../../gateway/gateway.testing.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { lineForm, read } from './orders.testing.ts'
import { givenSubmitted } from './provider-steps.testing.ts'

const app = await testApp()
const member = await app.given.member()
const desk = await app.given.staff()

const act = (id: string, name: string, body: object) =>
  app.office(`POST business/online/order/${id}/${name}`, { token: desk.token, body })
const logisticsOf = async (id: string) =>
  (await app.client(`GET business/online/order/${id}/logistics`, { token: member.token })).body.data
const titles = async (): Promise<string[]> => {
  const { body } = await app.client('GET system/online/sysMsg', {
    token: member.token,
    query: { pageSize: 100 },
    headers: { 'accept-language': 'en-US' },
  })
  return body.rows.map((row: { title: string }) => row.title)
}

async function arrived(values: Record<string, unknown> & { modelType?: number } = {}) {
  const lines = [lineForm({ qty: '10', price: '2' }), lineForm({ qty: '5', price: '4' })]
  const steps = ['auditPass', 'declare', 'clear', 'arrive']
  const { id } = await givenSubmitted(app, member, { orderDate: '2026-11-01', lines, ...values }, steps)
  const [first, second] = (await read(app, member, id)).lines
  return { id, first: first.id as string, second: second.id as string }
}
const car = { shippedOn: '2026-11-16', vehicle: '粤B·12345', driver: '陈师傅', driverPhone: '13800138000' }

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
async function photo(id: string): Promise<string> {
  const body = new FormData()
  body.set('file', new Blob([png]), 'receipt.png')
  return (await app.office(`POST business/online/order/${id}/upload`, { token: desk.token, body })).body.data
    .id
}

describe('delivery in parts', () => {
  it('keeps what left when with what, and the order is signed with the last receipt', async () => {
    const { id, first, second } = await arrived()
    expect((await act(id, 'ship', { ...car, lines: [{ lineId: first, qty: '4' }] })).body.code).toBe(200)
    expect(await read(app, member, id)).toMatchObject({ shippingState: 1, signState: 0 })
    const rest = [
      { lineId: first, qty: '6' },
      { lineId: second, qty: '5' },
    ]
    const courier = { expressProvider: 'SF', expressNumber: 'SF1234567890' }
    expect((await act(id, 'ship', { ...courier, lines: rest })).body.code).toBe(200)
    const { deliveries, canSign } = await logisticsOf(id)
    expect(canSign).toBe(true)
    expect(deliveries).toMatchObject([
      { number: 1, ...car, signState: 0, lines: [{ lineId: first, qty: '4' }] },
      { number: 2, ...courier, signState: 0, lines: [{ qty: '6' }, { qty: '5' }] },
    ])
    expect(await titles()).toContain('Goods shipped')

    const fileId = await photo(id)
    const signed = { deliveryId: deliveries[0].id, signedBy: '王小姐', fileIds: [fileId] }
    expect((await act(id, 'signDelivery', signed)).body.code).toBe(200)
    expect(await read(app, member, id)).toMatchObject({ state: 6, shippingState: 2, signState: 0 })
    expect((await logisticsOf(id)).deliveries[0]).toMatchObject({
      signState: 1,
      signedBy: '王小姐',
      proofs: [{ fileId, name: 'receipt.png' }],
    })
    const opened = await app.client(`GET system/online/file/${fileId}`, { token: member.token })
    expect(opened.headers.get('content-type')).toContain('image/')
    expect((await act(id, 'signDelivery', signed)).body.code).toBe(409)

    const own = await app.client(`POST business/online/order/${id}/signDelivery`, {
      token: member.token,
      body: { deliveryId: deliveries[1].id },
    })
    expect(own.body.code).toBe(200)
    expect(await read(app, member, id)).toMatchObject({ state: 7, signState: 1 })
    expect((await logisticsOf(id)).tracking.map((each: { kind: number }) => each.kind)).toEqual([6, 6])
  })

  it('is signed with all its parts when the order is signed as a whole', async () => {
    const { id, first } = await arrived()
    await act(id, 'ship', { lines: [{ lineId: first, qty: '4' }] })
    await act(id, 'ship', {})
    expect((await act(id, 'sign', {})).body.code).toBe(200)
    const { deliveries } = await logisticsOf(id)
    expect(deliveries.map((each: { signState: number }) => each.signState)).toEqual([1, 1])
  })

  it('takes along what no part had recorded when the order is signed as a whole', async () => {
    const { id, first } = await arrived()
    await act(id, 'ship', { lines: [{ lineId: first, qty: '4' }] })
    expect((await act(id, 'sign', {})).body.code).toBe(200)
    const { deliveries } = await logisticsOf(id)
    expect(deliveries).toMatchObject([
      { signState: 1, lines: [{ lineId: first, qty: '4' }] },
      { signState: 1, lines: [{ lineId: first, qty: '6' }, { qty: '5' }] },
    ])
    expect(await read(app, member, id)).toMatchObject({ state: 7, shippingState: 2, signState: 1 })
  })

  it('refuses more than is open, a delivery of another order, and the customer where a third party signs', async () => {
    const { id, first } = await arrived()
    const other = await arrived()
    expect((await act(id, 'ship', { lines: [{ lineId: first, qty: '11' }] })).body.code).toBe(400)
    expect((await act(id, 'ship', { driverPhone: 'x' })).body.code).toBe(400)
    await act(other.id, 'ship', {})
    const [{ id: foreign }] = (await logisticsOf(other.id)).deliveries
    expect((await act(id, 'signDelivery', { deliveryId: foreign })).body.code).toBe(400)
    const { id: domestic } = await givenSubmitted(app, member, { modelType: 3 }, ['auditPass'])
    const [line] = (await read(app, member, domestic)).lines
    await act(domestic, 'receive', { lines: [{ lineId: line.id, qty: '1000' }] })
    await act(domestic, 'ship', {})
    const { deliveries, canSign } = await logisticsOf(domestic)
    expect(canSign).toBe(false)
    const answer = await app.client(`POST business/online/order/${domestic}/signDelivery`, {
      token: member.token,
      body: { deliveryId: deliveries[0].id },
    })
    expect(answer.body.code).toBe(409)
  })

  it('is recorded by the ERP', async () => {
    const { id } = await arrived()
    const erp = erpClient(app, (await givenKey(app)).key)
    expect((await erp(`POST orders/${id}/ship`, { body: { ...car } })).status).toBe(200)
    const [{ id: deliveryId }] = (await logisticsOf(id)).deliveries
    const file = { name: 'receipt.png', content: png.toString('base64') }
    const { id: fileId } = (await erp(`POST orders/${id}/files`, { body: file })).body
    const receipt = { deliveryId, signedBy: 'Li', fileIds: [fileId] }
    const signed = await erp(`POST orders/${id}/signDelivery`, { body: receipt })
    expect([signed.status, signed.body.state]).toEqual([200, 'signed'])
    expect((await logisticsOf(id)).deliveries[0].proofs).toMatchObject([{ fileId, name: 'receipt.png' }])
  })
})

describe('tracking', () => {
  it('shows stops newest first and tells the customer of the important ones', async () => {
    const { id } = await arrived()
    const stops = [
      { kind: 2, at: '2026-11-16T01:00:00Z', place: '香港葵涌', note: '' },
      { kind: 7, at: '2026-11-16T05:00:00Z', place: '皇岗口岸', note: '车辆查验' },
      { kind: 4, at: '2026-11-16T03:00:00Z', place: '落马洲', note: '' },
    ]
    for (const stop of stops) expect((await act(id, 'track', stop)).body.code).toBe(200)
    const { tracking } = await logisticsOf(id)
    expect(tracking.map((each: { place: string }) => each.place)).toEqual(['皇岗口岸', '落马洲', '香港葵涌'])
    expect((await titles()).filter((title) => title === 'Transport exception')).toHaveLength(1)
    expect((await act(id, 'track', { kind: 9, at: stops[0]?.at })).body.code).toBe(400)
  })

  it('comes from the ERP in batches, and the same event sent again is one', async () => {
    const { id } = await arrived()
    const { orderNo } = await read(app, member, id)
    const erp = erpClient(app, (await givenKey(app)).key)
    const { companyId } = member
    const row = (reference: string, more: object = {}) => ({
      reference,
      companyId,
      orderNo,
      kind: 5,
      at: '2026-11-16T06:00:00Z',
      place: '深圳福田',
      ...more,
    })
    const before = (await titles()).filter((title) => title === 'Out for delivery').length
    const send = (rows: object[]) => erp('POST tracking-events', { body: { rows } })
    expect((await send([row('T-1'), row('T-2', { kind: 4, place: '深圳坂田' })])).status).toBe(200)
    const again = await send([row('T-1', { place: '深圳南山' }), row('T-3', { orderNo: 'IM000000-0000' })])
    expect(again.body.results).toMatchObject([{ status: 200 }, { status: 404 }])
    expect((await logisticsOf(id)).tracking.map((each: { place: string }) => each.place).toSorted()).toEqual([
      '深圳南山',
      '深圳坂田',
    ])
    expect((await titles()).filter((title) => title === 'Out for delivery')).toHaveLength(before + 1)
  })

  it('leaves a database in which all agrees', async () => {
    expect(await reconcile(app.platform.staff)).toEqual([])
  })
})
