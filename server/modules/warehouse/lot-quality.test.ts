import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { reconcileStock } from '../../faults/reconcile-stock.ts'
import { pathsOf } from '../../platform/testing/answers.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { lineForm } from '../orders/orders.testing.ts'
import { givenSubmitted, provide } from '../orders/provider-steps.testing.ts'
import {
  data,
  givenInbound,
  givenOutbound,
  givenStored,
  inboundStep,
  lotOf,
  officeDo,
  outboundStep,
  readInbound,
} from './warehouse.testing.ts'

const app = await testApp()
const member = await app.given.member()

const ask = async (key: string, query: Record<string, string | number>) =>
  (await app.client(`GET warehouse/online/${key}`, { token: member.token, query })).body

/** A thousand pieces of which some came damaged or wrong; accepted before or after they are stored. */
async function givenReceived(model: string, bad: Record<number, string>, acceptAt: 'received' | 'stored') {
  const inbound = await givenInbound(app, member, { lines: [{ model, lotNumber: `LOT-${model}` }] })
  data(await inboundStep(app, member, inbound.id, 'submit'))
  data(await officeDo(app, `inbound/${inbound.id}/auditPass`))
  const [line] = (await readInbound(app, member, inbound.id)).lines
  const differences = Object.entries(bad).map(([kind, qty]) => ({ kind: Number(kind), qty, reason: 'wet' }))
  const lines = [{ lineId: line.id, qty: '1000', differences }]
  data(await officeDo(app, `inbound/${inbound.id}/receive`, { lines }))
  const accept = async () => {
    for (const { id } of (await readInbound(app, member, inbound.id)).differences)
      data(
        await app.client(`POST warehouse/online/difference/${id}/accept`, { token: member.token, body: {} }),
      )
  }
  if (acceptAt === 'received') await accept()
  for (const name of ['inspect', 'review', 'store'])
    data(await officeDo(app, `inbound/${inbound.id}/${name}`))
  const readBack = await readInbound(app, member, inbound.id)
  if (acceptAt === 'stored') await accept()
  return {
    warehouseId: readBack.warehouseId as string,
    lots: readBack.lines[0].lots as { id: string; number: string }[],
  }
}
const taken = async (id: string) => (await lotOf(app, member, id)).reserved

describe('goods that came damaged or wrong', () => {
  it.each(['received', 'stored'] as const)(
    'and were accepted when they were %s are lots of that quality',
    async (acceptAt) => {
      const { lots } = await givenReceived(`GRADE-${acceptAt}`, { 2: '30', 3: '20' }, acceptAt)
      const found = await Promise.all(lots.map(({ id }) => lotOf(app, member, id)))
      expect(found).toMatchObject([
        { quality: 0, onHand: '950', available: '950' },
        { quality: 1, onHand: '30', available: '30' },
        { quality: 2, onHand: '20', available: '20' },
      ])
      const { rows } = await ask('stock/list', { quality: 1, model: `GRADE-${acceptAt}` })
      expect(rows).toMatchObject([{ id: lots[1]?.id, quality: 1 }])
      expect(
        (await ask('stock/summary', { kind: 0, quality: 2, model: `GRADE-${acceptAt}` })).data,
      ).toMatchObject({
        count: 1,
        onHand: '20',
      })
      expect(await reconcileStock(app.platform.staff)).toEqual([])
    },
  )

  it('are blocked while the difference is open', async () => {
    const inbound = await givenInbound(app, member, { lines: [{ model: 'GRADE-OPEN' }] })
    data(await inboundStep(app, member, inbound.id, 'submit'))
    data(await officeDo(app, `inbound/${inbound.id}/auditPass`))
    const [line] = (await readInbound(app, member, inbound.id)).lines
    const differences = [{ kind: 2, qty: '100', reason: 'wet' }]
    data(
      await officeDo(app, `inbound/${inbound.id}/receive`, {
        lines: [{ lineId: line.id, qty: '1000', differences }],
      }),
    )
    for (const name of ['inspect', 'review', 'store'])
      data(await officeDo(app, `inbound/${inbound.id}/${name}`))
    const [stored] = (await readInbound(app, member, inbound.id)).lines
    expect(stored.lots).toMatchObject([
      { quality: 0, onHand: '900', available: '900' },
      { quality: 1, onHand: '100', available: '0' },
    ])
  })

  it('are never allocated unless the lot is named', async () => {
    const { warehouseId, lots } = await givenReceived('GRADE-OUT', { 2: '100' }, 'stored')
    const [good, damaged] = lots
    const form = (line: object, strategy: number) => ({
      warehouseId,
      strategy,
      lines: [{ key: '1', ...line }],
    })
    for (const strategy of [0, 1, 2, 3]) {
      const all = await givenOutbound(app, member, form({ model: 'GRADE-OUT', qty: '901' }, strategy))
      expect(pathsOf(await outboundStep(app, member, all.id, 'submit'))).toEqual(['lines.0.qty'])
    }
    const byLotNumber = { model: 'GRADE-OUT', qty: '901', lotNumbers: ['LOT-GRADE-OUT'] }
    const asked = await givenOutbound(app, member, form(byLotNumber, 3))
    expect(pathsOf(await outboundStep(app, member, asked.id, 'submit'))).toEqual(['lines.0.qty'])
    const named = await givenOutbound(
      app,
      member,
      form({ lotId: damaged?.id, model: 'GRADE-OUT', qty: '40' }, 0),
    )
    data(await outboundStep(app, member, named.id, 'submit'))
    expect(await taken(damaged?.id ?? '')).toBe('40')
    expect(await taken(good?.id ?? '')).toBe('0')
  })

  it('are bound to an order by their own number alone', async () => {
    const { lots } = await givenReceived('GRADE-BIND', { 2: '100' }, 'stored')
    const [, damaged] = lots
    const values = {
      isWarehouseType: 1,
      receiving: {},
      lines: [lineForm({ model: 'GRADE-BIND', qty: '950' })],
    }
    const { id } = await givenSubmitted(app, member, values, ['auditPass'])
    const { data: bindable } = await ask('stock/bindable', { orderId: id })
    expect(bindable.lines[0]).toMatchObject({ available: '900', missing: '50' })
    const bind = (...bound: { lotNumber: string; qty: string }[]) => provide(app, id, 'bind', { lots: bound })
    await expect(bind({ lotNumber: 'LOT-GRADE-BIND', qty: '950' })).rejects.toMatchObject({
      findings: [{ path: 'lots.0.qty' }],
    })
    await bind({ lotNumber: 'LOT-GRADE-BIND', qty: '900' }, { lotNumber: damaged?.number ?? '', qty: '50' })
    expect(await taken(damaged?.id ?? '')).toBe('50')
  })
})

describe('a difference that was reported before lots had a quality', () => {
  /** As it was stored then: the goods of all differences are blocked in one good lot. */
  async function givenOld(model: string, bad: Record<number, string>) {
    const { lots } = await givenReceived(model, {}, 'stored')
    const owner = await app.owner()
    const { rows } = await owner.query(
      `insert into stock_difference (company_id, inbound_id, line_id, kind, qty, reason)
      select l.company_id, l.inbound_id, l.inbound_line_id, d.kind, d.qty, 'wet'
      from stock_lot l, unnest($2::int[], $3::numeric[]) as d (kind, qty) where l.id = $1 returning id`,
      [lots[0]?.id, Object.keys(bad), Object.values(bad)],
    )
    await owner.query(
      `insert into stock_movement (company_id, lot_id, kind, blocked, document, document_id, reason, actor)
      select company_id, $1, 'block', qty, 'stockDifference', id, reason, 'provider' from stock_difference where id = any($2)`,
      [lots[0]?.id, rows.map(({ id }) => id)],
    )
    return rows.map(({ id }: { id: string }) => id)
  }
  const migrated = async () => {
    const file = new URL('../../../db/migrations/0123_old_difference_lots.sql', import.meta.url)
    await (await app.owner()).query(await readFile(file, 'utf8'))
  }
  const lotsOf = async (model: string) =>
    (await ask('stock/list', { model, orderByColumn: 'onHand', isAsc: 'desc' })).rows

  it.each([
    [{ 2: '30', 3: '20' }, [950, 30, 20]],
    [{ 2: '1000' }, [1000]],
    [{ 2: '400', 3: '600' }, [600, 400]],
  ])('%j leaves goods of its quality when it is accepted', async (bad, onHand) => {
    const model = `OLD-${onHand.join('-')}`
    const differences = await givenOld(model, bad)
    expect((await reconcileStock(app.platform.staff)).map(({ name }) => name)).toEqual([
      'goods that an open difference calls damaged or wrong and the quality of their lots',
    ])
    await migrated()
    expect(await reconcileStock(app.platform.staff)).toEqual([])
    const openGoods = (await lotsOf(model)).filter(({ quality }: { quality: number }) => quality !== 0)
    expect(openGoods.map(({ available }: { available: string }) => available)).toEqual(
      openGoods.map(() => '0'),
    )
    for (const id of differences)
      data(
        await app.client(`POST warehouse/online/difference/${id}/accept`, { token: member.token, body: {} }),
      )
    const lots: { quality: number; onHand: string; available: string }[] = await lotsOf(model)
    expect(lots.map((lot) => Number(lot.onHand))).toEqual(onHand)
    expect(lots.map((lot) => lot.available)).toEqual(lots.map((lot) => lot.onHand))
    const ofQuality = (quality: number) =>
      lots.filter((lot) => lot.quality === quality).reduce((sum, lot) => sum + Number(lot.onHand), 0)
    expect([ofQuality(1), ofQuality(2)]).toEqual(
      [2, 3].map((kind) => Number((bad as Record<number, string>)[kind] ?? 0)),
    )
    expect(await reconcileStock(app.platform.staff)).toEqual([])
  })

  it('keeps what a person graded since', async () => {
    const [difference] = await givenOld('OLD-KEPT', { 2: '30' })
    const [lot] = await lotsOf('OLD-KEPT')
    data(
      await officeDo(app, 'stock/grade', {
        lots: [{ lotId: lot.id }],
        quality: 0,
        reason: 'only the carton',
      }),
    )
    await migrated()
    data(
      await app.client(`POST warehouse/online/difference/${difference}/accept`, {
        token: member.token,
        body: {},
      }),
    )
    expect(await lotsOf('OLD-KEPT')).toMatchObject([{ id: lot.id, quality: 0, available: '1000' }])
  })
})

describe('the provider', () => {
  it('grades whole lots and parts with a reason, and the customer is told', async () => {
    const { lots } = await givenStored(app, member, { lines: [{ model: 'GRADED' }] })
    const lotId = lots[0]?.id ?? ''
    const grade = (values: object) =>
      officeDo(app, 'stock/grade', { lots: [{ lotId, qty: '50' }], quality: 1, reason: 'fell', ...values })
    expect(pathsOf(await grade({ reason: '' }))).toEqual(['reason'])
    expect(pathsOf(await grade({ lots: [{ lotId, qty: '1001' }] }))).toEqual(['lots.0.qty'])
    data(await grade({}))
    const { rows } = await ask('stock/list', { model: 'GRADED', orderByColumn: 'onHand', isAsc: 'asc' })
    expect(rows).toMatchObject([
      { quality: 1, onHand: '50' },
      { id: lotId, quality: 0, onHand: '950' },
    ])
    data(await grade({ lots: [{ lotId: rows[0].id }], quality: 0, reason: 'only the carton' }))
    expect(await lotOf(app, member, rows[0].id)).toMatchObject({
      quality: 0,
      movements: [{ kind: 'grade', reason: 'only the carton' }, { kind: 'split' }],
    })
    const { body } = await app.client('GET system/online/sysMsg', { token: member.token })
    expect(JSON.stringify(body.rows)).toContain('only the carton')
    expect(await reconcileStock(app.platform.staff)).toEqual([])
  })
})
