import { describe, expect, it } from 'vitest'
import {
  givenInbound,
  givenOutbound,
  givenStored,
  inboundStep,
  lotOf,
  outboundStep,
  readInbound,
} from '../modules/warehouse/warehouse.testing.ts'
import { sharedApp } from '../platform/testing/test-app.ts'
import { briefOf, erpClient, givenKey, resultsOf } from './gateway.testing.ts'

const app = await sharedApp()
const erp = erpClient(app, (await givenKey(app)).key)
const member = await app.given.member()
const { companyId } = member

const inEach = (text: string) => ({ 'zh-CN': text, 'zh-TW': text, 'en-US': text })
const code = 'ERP-1'
const warehouse = {
  code,
  place: 2,
  names: inEach('ERP'),
  addresses: inEach('1 Road'),
  hours: inEach('9-18'),
  contact: 'Li',
  phone: '0755-12345678',
}
const done = async (call: string, body: object) => {
  const answer = await erp(call, { body })
  expect(answer.status, answer.text).toBe(200)
  return answer.body
}

describe('an ERP', () => {
  it('brings a warehouse with its position, and its places', async () => {
    const { id } = await done('POST warehouses', {
      ...warehouse,
      latitude: '22.5',
      longitude: '113.9',
      rules: inEach('No food'),
    })
    // What a later row does not name stays.
    await done('POST warehouses', warehouse)
    const { body } = await app.client('GET warehouse/online/warehouse/list', { token: member.token })
    expect(body.data.find((each: { id: string }) => each.id === id)).toMatchObject({
      latitude: '22.5',
      longitude: '113.9',
      rules: 'No food',
    })
    const rows = ['A-1', 'A-2'].map((place) => ({ warehouseCode: code, code: place }))
    const places = await done('POST storage-locations', { rows })
    const again = await done('POST storage-locations', {
      warehouseCode: code,
      code: 'A-1',
      note: 'first aisle',
    })
    expect(again.id).toBe(places.results[0].id)
    const unknown = await erp('POST storage-locations', { body: { warehouseCode: 'X', code: 'A' } })
    expect(unknown.body.errors).toMatchObject([{ field: 'warehouseCode', code: 'record.notFound' }])
  })

  it('receives with differences, puts away to places, and ships lots', async () => {
    const { id: warehouseId } = await done('POST warehouses', warehouse)
    const place = (await done('POST storage-locations', { warehouseCode: code, code: 'B-1' })).id
    const { id } = await givenInbound(app, member, { warehouseId, lines: [{ qty: '100' }] })
    await inboundStep(app, member, id, 'submit')
    await done(`POST inbound-orders/${id}/auditPass`, {})
    const { lines } = (await erp(`GET inbound-orders/${id}`)).body
    const lineId = lines[0].id
    const short = { lineId, qty: '90', differences: [{ kind: 0, reason: 'one reel missing' }] }
    const without = await erp(`POST inbound-orders/${id}/receive`, {
      body: { lines: [{ lineId, qty: '90' }] },
    })
    expect(without.status).toBe(400)
    await done(`POST inbound-orders/${id}/receive`, { lines: [short] })
    await done(`POST inbound-orders/${id}/inspect`, {})
    await done(`POST inbound-orders/${id}/review`, {})
    const lots = [
      { qty: '60', locationId: place, lotNumber: 'E-1' },
      { qty: '30', locationId: null, lotNumber: 'E-2' },
    ]
    await done(`POST inbound-orders/${id}/store`, { lines: [{ lineId, lots }] })
    const [line] = (await readInbound(app, member, id)).lines
    expect(line.lots).toMatchObject([{ location: 'B-1', onHand: '60' }, { onHand: '30' }])

    const outbound = await givenOutbound(app, member, {
      warehouseId,
      lines: [{ key: '1', model: line.model, qty: '70' }],
    })
    expect((await outboundStep(app, member, outbound.id, 'submit')).body.code).toBe(200)
    await done(`POST outbound-orders/${outbound.id}/arrange`, {})
    const [wanted] = (await erp(`GET outbound-orders/${outbound.id}`)).body.lines
    const first = { lineId: wanted.id, lotId: wanted.lots[0].lotId, qty: '60' }
    await done(`POST outbound-orders/${outbound.id}/ship`, { lots: [first], vehicle: 'B 7K215' })
    expect((await erp(`GET outbound-orders/${outbound.id}`)).body.state).toBe(1)
    await done(`POST outbound-orders/${outbound.id}/ship`, {})
    expect((await erp(`GET outbound-orders/${outbound.id}`)).body.state).toBe(2)
  })

  it('moves and blocks lots in batches, each reference once', async () => {
    const { id: warehouseId } = await done('POST warehouses', warehouse)
    await done('POST storage-locations', { warehouseCode: code, code: 'C-1' })
    const { lots } = await givenStored(app, member, { warehouseId })
    const [{ id, number } = { id: '', number: '' }] = lots
    const row = (reference: string, values: object) => ({
      reference,
      companyId,
      lotNumber: number,
      ...values,
    })
    const rows = [
      row('m-1', { kind: 'move', locationCode: 'C-1' }),
      row('m-2', { kind: 'block', qty: '100', reason: 'inspection' }),
      row('m-3', { kind: 'block', qty: '901', reason: 'too much' }),
      row('m-4', { kind: 'block', reason: 'how much' }),
      row('m-5', { kind: 'move', locationCode: 'nowhere' }),
      { reference: 'm-6', companyId, lotNumber: 'L-none', kind: 'move' },
    ]
    const expected = [
      [200, undefined, undefined],
      [200, undefined, undefined],
      [409, 'stock.tooMuch', 'qty'],
      [400, 'field.required', 'qty'],
      [400, 'stock.locationUnknown', 'locationCode'],
      [404, 'stock.notThere', 'lotNumber'],
    ]
    expect(resultsOf(await erp('POST stock-movements', { body: { rows } })).map(briefOf)).toEqual(expected)
    expect(resultsOf(await erp('POST stock-movements', { body: { rows } })).map(briefOf)).toEqual(expected)
    expect(await lotOf(app, member, id)).toMatchObject({ location: 'C-1', blocked: '100', available: '900' })
    const other = await erp('POST stock-movements', {
      body: row('m-2', { kind: 'unblock', qty: '100', reason: 'done' }),
    })
    expect(other.body.errors).toMatchObject([{ field: 'reference', code: 'gateway.referenceUsed' }])
  })

  it('counts lots, and adjusts them once', async () => {
    const { id: warehouseId } = await done('POST warehouses', warehouse)
    const { lots } = await givenStored(app, member, { warehouseId })
    const [{ id, number } = { id: '', number: '' }] = lots
    const counted = { companyId, lotNumber: number, counted: '990', reason: 'a reel is missing' }
    const body = { reference: 's-1', warehouseCode: code, note: 'Year end', counts: [counted] }
    const first = await done('POST stocktakings', body)
    expect((await done('POST stocktakings', body)).id).toBe(first.id)
    const lot = await lotOf(app, member, id)
    expect(lot.onHand).toBe('990')
    expect(lot.movements.filter(({ kind }: { kind: string }) => kind === 'adjust')).toHaveLength(1)
    const silent = { ...body, reference: 's-2', counts: [{ ...counted, counted: '980', reason: '' }] }
    expect((await erp('POST stocktakings', { body: silent })).body.errors).toMatchObject([
      { field: 'counts.0.reason', code: 'field.required' },
    ])
  })

  it('finds all of it in the published contract', async () => {
    const { body } = await erp('GET openapi.json')
    const paths = Object.keys(body.paths)
    for (const path of [
      'storage-locations',
      'stock-movements',
      'stocktakings',
      'inbound-orders/{id}/receive',
      'inbound-orders/{id}/store',
      'outbound-orders/{id}/ship',
    ])
      expect(
        paths.some((each) => each.endsWith(`/${path}`)),
        path,
      ).toBe(true)
  })
})
