import { describe, expect, it } from 'vitest'
import { pathsOf } from '../../platform/testing/answers.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import {
  data,
  givenInbound,
  givenStored,
  inboundForm,
  inboundStep,
  lotOf,
  officeDo,
  readInbound,
} from './warehouse.testing.ts'

const app = await sharedApp()
const member = await app.given.member()
const save = (body: unknown) =>
  app.client('POST warehouse/online/inbound/save', { token: member.token, body })

const stepNames = ({ nextSteps }: { nextSteps: { name: string }[] }) => nextSteps.map(({ name }) => name)

describe('an inbound order', () => {
  it('is saved however incomplete, and submitted when §5 holds, at each field', async () => {
    const { id } = data(await save({ lines: [{ key: '1' }] }))
    expect(pathsOf(await inboundStep(app, member, id, 'submit'))).toEqual([
      'supplierId',
      'orderedOn',
      'arrivalMode',
      'warehouseId',
      'pickupAddress',
      'pickupTime',
      'lines.0.model',
      'lines.0.name',
      'lines.0.brand',
      'lines.0.origin',
      'lines.0.qty',
      'lines.0.palletNumber',
      'lines.0.palletType',
    ])
    expect(stepNames(await readInbound(app, member, id))).toEqual(['save', 'remove', 'submit'])
    const empty = data(await save({}))
    expect(pathsOf(await inboundStep(app, member, empty.id, 'submit'))).toContain('lines')
    const unreadable = await givenInbound(app, member, {
      lines: [{ qty: '', rawCells: { qty: 'ten' } }, { qty: '0' }, { netWeight: '30' }],
    })
    expect(pathsOf(await inboundStep(app, member, unreadable.id, 'submit'))).toEqual([
      'lines.0.qty',
      'lines.1.qty',
      'lines.2.grossWeight',
    ])
  })

  it('refuses what is not the company’s, a key twice, a stale version, and a second submission', async () => {
    const form = await inboundForm(app, member)
    const stranger = await app.given.member()
    const other = await inboundForm(app, stranger)
    expect(pathsOf(await save({ ...form, supplierId: other.supplierId }))).toEqual(['supplierId'])
    expect(pathsOf(await save({ ...form, warehouseId: '99999' }))).toEqual(['warehouseId'])
    const line = form.lines[0]
    expect(pathsOf(await save({ ...form, lines: [line, line] }))).toEqual(['lines.1.key'])
    expect(pathsOf(await save({ ...form, lines: [{ ...line, origin: 'ZZ', productId: '999' }] }))).toEqual([
      'lines.0.productId',
      'lines.0.origin',
    ])
    const { id, version } = data(await save(form))
    expect((await save({ ...form, id, version, remarks: 'second' })).body.code).toBe(200)
    expect((await save({ ...form, id, version })).body.code).toBe(409)
    expect((await inboundStep(app, member, id, 'submit')).body.code).toBe(200)
    expect((await inboundStep(app, member, id, 'submit')).body.msg).toContain('already been submitted')
    expect((await save({ ...form, id, version: version + 2 })).body.code).toBe(409)
  })

  it('goes the whole way into lots, and no step can be skipped', async () => {
    const { id } = await givenInbound(app, member, { lines: [{ lotNumber: 'LA', dateCode: '2437' }] })
    expect((await officeDo(app, `inbound/${id}/auditPass`)).body.code).toBe(404)
    data(await inboundStep(app, member, id, 'submit'))
    expect((await officeDo(app, `inbound/${id}/receive`)).body.code).toBe(409)
    expect(pathsOf(await officeDo(app, `inbound/${id}/auditFail`, {}))).toEqual(['reason'])
    data(await officeDo(app, `inbound/${id}/auditFail`, { reason: 'Which pallets?' }))
    expect(await readInbound(app, member, id)).toMatchObject({ state: 2, reason: 'Which pallets?' })
    data(await inboundStep(app, member, id, 'submit'))
    for (const [name, state] of [
      ['auditPass', 3],
      ['receive', 4],
      ['inspect', 5],
      ['review', 6],
      ['store', 7],
    ] as const) {
      data(await officeDo(app, `inbound/${id}/${name}`))
      expect((await readInbound(app, member, id)).state).toBe(state)
    }
    const [line] = (await readInbound(app, member, id)).lines
    expect(line).toMatchObject({ receivedQty: '1000', lots: [{ onHand: '1000', available: '1000' }] })
    const lot = await lotOf(app, member, line.lots[0].id)
    expect(lot).toMatchObject({ lotNumber: 'LA', dateCode: '2437', packages: '10', grossWeight: '20' })
    expect(lot.movements).toMatchObject([
      { kind: 'in', onHand: '1000', balance: '1000', document: 'inbound' },
    ])
    expect((await inboundStep(app, member, id, 'cancel')).body.code).toBe(409)
    data(await inboundStep(app, member, id, 'entrust'))
  })

  it('is put away in parts whose counts add up, at places of its warehouse only', async () => {
    const { id, warehouseId } = await (async () => {
      const made = await givenInbound(app, member, { lines: [{ qty: '900', packages: '9' }] })
      data(await inboundStep(app, member, made.id, 'submit'))
      for (const name of ['auditPass', 'receive', 'inspect', 'review'])
        data(await officeDo(app, `inbound/${made.id}/${name}`))
      return { id: made.id, warehouseId: (await readInbound(app, member, made.id)).warehouseId }
    })()
    const place = data(await officeDo(app, 'location/save', { warehouseId, code: 'A-01' }))
    expect(pathsOf(await officeDo(app, 'location/save', { warehouseId, code: 'A-01' }))).toEqual(['code'])
    const lineId = (await readInbound(app, member, id)).lines[0].id
    const store = (lots: object[]) => officeDo(app, `inbound/${id}/store`, { lines: [{ lineId, lots }] })
    expect(pathsOf(await store([{ qty: '800' }]))).toEqual(['lines.0.lots'])
    expect(pathsOf(await store([{ qty: '900', locationId: '99999' }]))).toEqual(['lines.0.lots.0.locationId'])
    data(await store([{ qty: '500', locationId: place.id, palletNumber: 'P9' }, { qty: '400' }]))
    const { lots } = (await readInbound(app, member, id)).lines[0]
    expect(lots).toMatchObject([
      { onHand: '500', location: 'A-01' },
      { onHand: '400', location: '' },
    ])
    const counts = await Promise.all(lots.map(({ id: lotId }: { id: string }) => lotOf(app, member, lotId)))
    expect(counts.map(({ packages, palletNumber }) => [packages, palletNumber])).toEqual([
      ['5', 'P9'],
      ['4', 'P1'],
    ])
  })

  it('is copied, taken from goods that are known, and removed while it is a draft', async () => {
    const { id } = await givenInbound(app, member, { lines: [{ model: 'COPY-1' }] })
    const copy = data(await inboundStep(app, member, id, 'copy'))
    expect((await readInbound(app, member, copy.id)).lines).toMatchObject([{ model: 'COPY-1' }])
    const source = await app.client('GET warehouse/online/inbound/sourceLines', {
      token: member.token,
      query: { inboundId: id },
    })
    expect(source.body.data).toMatchObject([{ model: 'COPY-1', qty: '1000' }])
    const remove = () =>
      app.client('DELETE warehouse/online/inbound/batchRemove', {
        token: member.token,
        body: { ids: [copy.id] },
      })
    expect((await remove()).body.data).toEqual({ count: 1 })
    expect((await remove()).body.code).toBe(404)
  })
})

describe('goods that the provider fetches', () => {
  it('are announced again and again: the statement is the same when PostgreSQL keeps a plan for it', async () => {
    for (let time = 0; time < 8; time += 1) {
      const { id } = await givenInbound(app, member, { arrivalMode: 1, contact: 'Li', phone: '13800138000' })
      data(await inboundStep(app, member, id, 'submit'))
    }
  })

  it('are received only after the pickup, which follows the order', async () => {
    const { id } = await givenInbound(app, member, { arrivalMode: 1 })
    data(await inboundStep(app, member, id, 'submit'))
    data(await officeDo(app, `inbound/${id}/auditPass`))
    expect((await officeDo(app, `inbound/${id}/receive`)).body.msg).toContain('not been picked up')
    const { pickup } = await readInbound(app, member, id)
    expect(pickup.state).toBe(1)
    const step = (name: string, body = {}) => officeDo(app, `pickup/${pickup.id}/${name}`, body)
    data(await step('reportPickupAnomaly', { reason: 'closed' }))
    data(await step('handleAnomaly', { reason: 'open again' }))
    expect((await step('inspect')).body.code).toBe(409)
    data(await step('pickUp'))
    for (const name of ['receive', 'inspect', 'review', 'store'])
      data(await officeDo(app, `inbound/${id}/${name}`))
    expect((await readInbound(app, member, id)).pickup.state).toBe(6)
    const cancelled = await givenInbound(app, member, { arrivalMode: 1 })
    data(await inboundStep(app, member, cancelled.id, 'submit'))
    data(await inboundStep(app, member, cancelled.id, 'cancel'))
    expect((await readInbound(app, member, cancelled.id)).pickup.state).toBe(2)
  })
})

describe('differences', () => {
  const decide = (id: string, name: string, body = {}) =>
    app.client(`POST warehouse/online/difference/${id}/${name}`, { token: member.token, body })

  async function received(lines: object[]) {
    const { id } = await givenInbound(app, member, { lines: [{ qty: '100' }] })
    data(await inboundStep(app, member, id, 'submit'))
    data(await officeDo(app, `inbound/${id}/auditPass`))
    const lineId = (await readInbound(app, member, id)).lines[0].id
    const answer = await officeDo(app, `inbound/${id}/receive`, {
      lines: lines.map((line) => ({ lineId, ...line })),
    })
    return { id, answer }
  }
  const readBack = async (id: string) => {
    for (const name of ['inspect', 'review', 'store']) data(await officeDo(app, `inbound/${id}/${name}`))
    const { lines } = await readInbound(app, member, id)
    return Promise.all(lines[0].lots.map((lot: { id: string }) => lotOf(app, member, lot.id)))
  }

  it('ask for a reason, for every line once, and no more bad goods than came', async () => {
    expect(pathsOf((await received([{ qty: '90' }])).answer)).toEqual(['lines.0.differences'])
    expect(pathsOf((await received([])).answer)).toEqual(['lines'])
    expect(pathsOf((await received([{ qty: '100' }, { qty: '100' }])).answer)).toEqual(['lines.1.lineId'])
    const nothing = await received([{ qty: '0', differences: [{ kind: 0, reason: 'the truck came empty' }] }])
    expect(nothing.answer.body.msg).toContain('Nothing was received')
    expect(pathsOf(nothing.answer)).toEqual(['lines'])
    const damaged = { kind: 2, qty: '101', reason: 'wet' }
    expect(pathsOf((await received([{ qty: '100', differences: [damaged] }])).answer)).toEqual([
      'lines.0.qty',
    ])
  })

  it('that are accepted make the received quantity the right one; goods are blocked until then', async () => {
    const { id, answer } = await received([
      {
        qty: '110',
        differences: [
          { kind: 1, reason: 'ten too many' },
          { kind: 2, qty: '5', reason: 'wet' },
        ],
      },
    ])
    data(answer)
    const [lot, damaged] = await readBack(id)
    expect(lot).toMatchObject({ quality: 0, onHand: '105', blocked: '10', available: '95' })
    expect(damaged).toMatchObject({ quality: 1, onHand: '5', blocked: '5', available: '0' })
    const { differences } = await readInbound(app, member, id)
    expect(differences).toMatchObject([
      { kind: 1, qty: '10', announced: '100', received: '110' },
      { kind: 2, qty: '5' },
    ])
    expect(stepNames(differences[0])).toEqual(['accept', 'dispute'])
    data(await decide(differences[0].id, 'accept'))
    expect(await lotOf(app, member, lot.id)).toMatchObject({ blocked: '0', available: '105' })
    expect(await lotOf(app, member, damaged.id)).toMatchObject({ blocked: '5', available: '0' })
    data(await decide(differences[1].id, 'accept'))
    expect(await lotOf(app, member, damaged.id)).toMatchObject({ blocked: '0', available: '5' })
    expect((await decide(differences[1].id, 'accept')).body.code).toBe(409)
  })

  it('that are disputed open a thread and stay blocked until the provider settles them', async () => {
    const { id } = await received([
      { qty: '100', differences: [{ kind: 3, qty: '40', reason: 'other model' }] },
    ])
    const [, lot] = await readBack(id)
    expect(lot).toMatchObject({ quality: 2, onHand: '40' })
    const [difference] = (await readInbound(app, member, id)).differences
    expect(pathsOf(await decide(difference.id, 'dispute', {}))).toEqual(['reason'])
    data(await decide(difference.id, 'dispute', { reason: 'It is the same model' }))
    const [disputed] = (await readInbound(app, member, id)).differences
    expect(disputed.consultationId).not.toBeNull()
    expect((await lotOf(app, member, lot.id)).blocked).toBe('40')
    data(await officeDo(app, `difference/${difference.id}/settle`, { reason: 'Counted again: right' }))
    expect(await lotOf(app, member, lot.id)).toMatchObject({ blocked: '0', available: '40' })
  })
})

describe('what lies in store', () => {
  it('cannot be changed beside its movements, and never falls below zero', async () => {
    const { lots } = await givenStored(app, member)
    const owner = await app.owner()
    const [lot] = lots
    const refused = async (statement: string) => {
      try {
        await owner.query(statement, [lot?.id])
        return 'done'
      } catch (error) {
        return (error as { code: string }).code
      }
    }
    const movement = `insert into stock_movement (company_id, lot_id, kind, document, actor, %s)
      select company_id, id, 'adjust', 'provider', 'provider', %v from stock_lot where id = $1`
    const change = (column: string, value: string) =>
      refused(movement.replace('%s', column).replace('%v', value))
    expect(await change('on_hand', '-1001')).toBe('23514')
    expect(await change('reserved', '-1')).toBe('23514')
    expect(await change('blocked', '1001')).toBe('23514')
    expect(await refused('update stock_movement set on_hand = 0 where lot_id = $1')).toBe('42501')
    expect(await refused('delete from stock_movement where lot_id = $1')).toBe('42501')
    await expect(
      app.platform.staff.transaction([], (tx) =>
        tx
          .updateTable('stock_lot')
          .set({ on_hand: '5' })
          .where('id', '=', lot?.id ?? '')
          .execute(),
      ),
    ).rejects.toMatchObject({ code: '42501' })
  })
})
