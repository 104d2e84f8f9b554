import { describe, expect, it } from 'vitest'
import { pathsOf } from '../../platform/testing/answers.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import {
  data,
  givenInbound,
  givenOutbound,
  givenStored,
  givenWarehouse,
  inboundStep,
  lotOf,
  officeDo,
  outboundStep,
} from './warehouse.testing.ts'

const app = await testApp()
const member = await app.given.member()
const desk = await app.given.staff({ name: 'Luo Qihang' })

const post = (path: string, body: object, key?: string) =>
  app.office(`POST warehouse/online/${path}`, {
    token: desk.token,
    body,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })
const read = async (path: string) =>
  data(await app.office(`GET warehouse/online/${path}`, { token: desk.token }))

describe('lines counted at the door', () => {
  async function given() {
    const { id } = await givenInbound(app, member, { lines: [{ qty: '100' }, { qty: '50' }] })
    data(await inboundStep(app, member, id, 'submit'))
    return id as string
  }

  it('are kept line by line until the receipt; the last count of a line holds', async () => {
    const id = await given()
    expect((await post(`inbound/${id}/count`, { lineId: '1', qty: '1' })).body.code).toBe(409)
    data(await officeDo(app, `inbound/${id}/auditPass`))
    const [first, second] = (await read(`inbound/${id}`)).lines
    const count = (lineId: string, qty: string, differences: object[] = []) =>
      post(`inbound/${id}/count`, { lineId, qty, differences })
    expect(pathsOf(await count(first.id, '90'))).toEqual(['differences'])
    expect(pathsOf(await count('999', '90'))).toEqual(['lineId'])
    expect(data(await count(first.id, '80', [{ kind: 0, reason: 'wet' }]))).toEqual({ done: 1, total: 2 })
    const missing = [{ kind: 0, qty: '0', reason: 'one reel missing', fileIds: [] }]
    data(await count(first.id, '90', missing))
    expect(data(await count(second.id, '50'))).toEqual({ done: 2, total: 2 })
    const { counts } = await read(`inbound/${id}`)
    expect(counts).toMatchObject([
      { lineId: second.id, qty: '50', differences: [], by: 'Luo Qihang' },
      { lineId: first.id, qty: '90', differences: missing },
    ])
    const { rows } = await app
      .office('GET warehouse/online/inbound/list', { token: desk.token, query: { state: 'audited' } })
      .then(({ body }) => body)
    expect(rows[0]).toMatchObject({ id, counted: 2, lineCount: 2 })
    data(
      await post(`inbound/${id}/receive`, {
        lines: counts.map(({ by: _by, at: _at, ...line }: { by: string; at: string }) => line),
      }),
    )
    expect((await read(`inbound/${id}`)).differences).toMatchObject([
      { qty: '10', reason: 'one reel missing' },
    ])
    expect((await count(first.id, '100')).body.code).toBe(409)
  })

  it('are done once under one key, however often the call is sent', async () => {
    const id = await given()
    data(await officeDo(app, `inbound/${id}/auditPass`))
    const [line] = (await read(`inbound/${id}`)).lines
    const body = { lineId: line.id, qty: '100', differences: [] }
    const answers = await Promise.all([1, 2, 3].map(() => post(`inbound/${id}/count`, body, 'scan-1')))
    for (const answer of answers) expect([200, 409], answer.text).toContain(answer.body.code)
    data(await post(`inbound/${id}/count`, body, 'scan-1'))
    const owner = await app.owner()
    const { rows } = await owner.query('select count(*)::int as n from audit_log where target = $1', [
      `inbound ${id}`,
    ])
    expect(rows[0].n).toBe(1)
  })
})

describe('received goods that were put to their places', () => {
  it('are kept line by line until the order is stored with them, never more than came in', async () => {
    const { id } = await givenInbound(app, member, { lines: [{ qty: '100' }, { qty: '50' }] })
    data(await inboundStep(app, member, id, 'submit'))
    const inbound = await read(`inbound/${id}`)
    const [first, second] = inbound.lines
    const place = async (warehouseId: string, code: string): Promise<string> =>
      data(await officeDo(app, 'location/save', { warehouseId, code })).id
    const here = await place(inbound.warehouseId, `H${id}`)
    const there = await place(inbound.warehouseId, `T${id}`)
    const elsewhere = await place(await givenWarehouse(app, 2), `E${id}`)
    const put = (lineId: string, lots: object[]) => post(`inbound/${id}/put`, { lineId, lots })
    expect((await put(first.id, [{ qty: '100', locationId: here }])).body.code).toBe(409)
    for (const step of ['auditPass', 'receive', 'inspect', 'review'])
      data(await officeDo(app, `inbound/${id}/${step}`))
    expect(pathsOf(await put('999', []))).toEqual(['lineId'])
    expect(pathsOf(await put(first.id, [{ qty: '101', locationId: here }]))).toEqual(['lots'])
    expect(pathsOf(await put(first.id, [{ qty: '1', locationId: elsewhere }]))).toEqual(['lots.0.locationId'])
    const halves = [
      { qty: '60', locationId: here },
      { qty: '40', locationId: there },
    ]
    expect(data(await put(first.id, halves.slice(0, 1)))).toEqual({ done: 0, total: 2 })
    expect(data(await put(first.id, halves))).toEqual({ done: 1, total: 2 })
    expect(data(await put(second.id, [{ qty: '50', locationId: there }]))).toEqual({ done: 2, total: 2 })
    const { puts } = await read(`inbound/${id}`)
    expect(puts).toMatchObject([
      { lineId: second.id, by: 'Luo Qihang' },
      { lineId: first.id, lots: halves },
    ])
    data(
      await post(`inbound/${id}/store`, {
        lines: puts.map(({ lineId, lots }: { lineId: string; lots: object[] }) => ({ lineId, lots })),
      }),
    )
    const stored = (await read(`inbound/${id}`)).lines.flatMap(({ lots }: { lots: object[] }) => lots)
    expect(stored).toMatchObject([
      { onHand: '60', location: `H${id}` },
      { onHand: '40', location: `T${id}` },
      { onHand: '50', location: `T${id}` },
    ])
    expect((await put(first.id, halves)).body.code).toBe(409)
  })
})

describe('reserved lots that were picked', () => {
  it('lie ready until they leave, never more than is reserved', async () => {
    const { lots, warehouseId } = await givenStored(app, member)
    const [lot = { id: '', number: '' }] = lots
    const { id } = await givenOutbound(app, member, {
      warehouseId,
      lines: [{ key: '1', lotId: lot.id, qty: '40' }],
    })
    data(await outboundStep(app, member, id, 'submit'))
    const [line] = (await read(`outbound/${id}`)).lines
    const pick = (qty: string) => post(`outbound/${id}/pick`, { lineId: line.id, lotId: lot.id, qty })
    expect((await pick('10')).body.code).toBe(409)
    data(await post(`outbound/${id}/arrange`, {}))
    expect(pathsOf(await pick('41'))).toEqual(['qty'])
    expect(data(await pick('30'))).toEqual({ done: 1, total: 1 })
    const picks = [{ lineId: line.id, lotId: lot.id, qty: '30' }]
    expect((await read(`outbound/${id}`)).picks).toEqual(picks)
    data(await post(`outbound/${id}/ship`, { lots: picks }))
    expect(await read(`outbound/${id}`)).toMatchObject({ state: 1, shippedQty: '30', picks: [] })
    data(await pick('10'))
    data(await post(`outbound/${id}/ship`, {}))
    expect(await lotOf(app, member, lot.id)).toMatchObject({ onHand: '960', reserved: '0' })
    expect((await pick('1')).body.code).toBe(409)
  })
})
