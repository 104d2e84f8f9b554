import { addDays } from '@quayside/contract/kernel/days.ts'
import readSheet from 'read-excel-file/universal'
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
const inDays = (days: number): string => addDays(app.clock.today(), days)

const refusalOf = (answer: { body: { data?: { fields?: readonly object[] } } }) =>
  answer.body.data?.fields?.[0]

const ask = async (key: string, query: Record<string, string | number>) =>
  (await app.client(`GET warehouse/online/${key}`, { token: member.token, query })).body
const post = (key: string, body: object) =>
  app.client(`POST warehouse/online/${key}`, { token: member.token, body })

/** A lot of each day of expiry, all of one model in one warehouse, in the order given. */
async function givenLots(model: string, expiries: readonly (number | null)[]) {
  const { warehouseId, lots } = await givenStored(app, member, {
    lines: expiries.map((_, place) => ({ model, lotNumber: `${model}-${place}`, qty: '100' })),
  })
  const dated = expiries.flatMap((days, place) =>
    days === null ? [] : [{ lotId: lots[place]?.id, expiresOn: inDays(days) }],
  )
  data(await officeDo(app, 'stock/date', { lots: dated, reason: 'as printed' }))
  return { warehouseId, ids: lots.map(({ id }: { id: string }) => id), lots }
}
const reservedOf = async (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => Number((await lotOf(app, member, id)).reserved)))

async function audited(values: Record<string, unknown>) {
  const inbound = await givenInbound(app, member, { lines: [values] })
  data(await inboundStep(app, member, inbound.id, 'submit'))
  data(await officeDo(app, `inbound/${inbound.id}/auditPass`))
  const [line] = (await readInbound(app, member, inbound.id)).lines
  return { id: inbound.id as string, lineId: line.id as string }
}
const storedLot = async (id: string) => {
  for (const name of ['inspect', 'review', 'store']) data(await officeDo(app, `inbound/${id}/${name}`))
  const [line] = (await readInbound(app, member, id)).lines
  return lotOf(app, member, line.lots[0].id)
}

describe('an inbound order', () => {
  it('brings its production date and its expiry, or shelf life, to the lots', async () => {
    const { lots } = await givenStored(app, member, {
      lines: [
        { producedOn: inDays(-10), expiresOn: inDays(80) },
        { producedOn: inDays(-10), shelfLifeDays: '100' },
        {},
      ],
    })
    expect(await Promise.all(lots.map(({ id }: { id: string }) => lotOf(app, member, id)))).toMatchObject([
      { producedOn: inDays(-10), expiresOn: inDays(80), daysLeft: 80 },
      { producedOn: inDays(-10), expiresOn: inDays(90), daysLeft: 90 },
      { producedOn: null, expiresOn: null, daysLeft: null },
    ])
  })

  it('is not submitted with goods that expire before they are made, or are expired', async () => {
    const lines = [
      { producedOn: inDays(-1), expiresOn: inDays(-2) },
      { expiresOn: inDays(-1) },
      { producedOn: inDays(1) },
      { expiresOn: inDays(0) },
    ]
    const { id } = await givenInbound(app, member, { lines })
    const refused = await inboundStep(app, member, id, 'submit')
    expect(pathsOf(refused)).toEqual([
      'lines.0.expiresOn',
      'lines.0.expiresOn',
      'lines.1.expiresOn',
      'lines.2.producedOn',
    ])
  })

  it('keeps a day that is no date as it was typed, and says so', async () => {
    const { id } = await givenInbound(app, member, { lines: [{ rawCells: { expiresOn: 'next year' } }] })
    expect((await readInbound(app, member, id)).lines[0]).toMatchObject({
      expiresOn: '',
      rawCells: { expiresOn: 'next year' },
    })
    expect(refusalOf(await inboundStep(app, member, id, 'submit'))).toMatchObject({
      path: 'lines.0.expiresOn',
      code: 'orderLine.unreadable',
    })
  })

  it('is received with the days that are printed on the goods, expired ones with a note', async () => {
    const { id, lineId } = await audited({ expiresOn: inDays(200) })
    const line = { lineId, qty: '1000', producedOn: inDays(-400) }
    const receive = (values: object, note?: string) =>
      officeDo(app, `inbound/${id}/receive`, { lines: [{ ...line, ...values }], ...(note && { note }) })
    expect(pathsOf(await receive({ expiresOn: inDays(-401) }))).toEqual(['lines.0.expiresOn'])
    expect(refusalOf(await receive({ expiresOn: inDays(-3) }))).toMatchObject({
      path: 'note',
      code: 'warehouseIn.expiredNote',
    })
    data(await receive({ expiresOn: inDays(-3) }, 'To be destroyed for the customer'))
    expect(await storedLot(id)).toMatchObject({
      producedOn: inDays(-400),
      expiresOn: inDays(-3),
      daysLeft: -3,
    })
  })

  it('is counted at the door with the days of the goods, which the receipt takes over', async () => {
    const { id, lineId } = await audited({ shelfLifeDays: '100' })
    const count = (values: object) =>
      officeDo(app, `inbound/${id}/count`, { lineId, qty: '1000', differences: [], ...values })
    expect(pathsOf(await count({ producedOn: inDays(2) }))).toEqual(['producedOn'])
    data(await count({ producedOn: inDays(-20) }))
    data(await officeDo(app, `inbound/${id}/receive`, { lines: [{ lineId, qty: '1000', differences: [] }] }))
    expect(await storedLot(id)).toMatchObject({ producedOn: inDays(-20), expiresOn: inDays(80) })
  })

  it('is put away in parts with days of their own', async () => {
    const { id, lineId } = await audited({ expiresOn: inDays(200) })
    for (const name of ['receive', 'inspect', 'review']) data(await officeDo(app, `inbound/${id}/${name}`))
    const lots = [{ qty: '400', expiresOn: inDays(50) }, { qty: '600' }]
    data(await officeDo(app, `inbound/${id}/store`, { lines: [{ lineId, lots }] }))
    const [line] = (await readInbound(app, member, id)).lines
    expect(line.lots).toMatchObject([{ expiresOn: inDays(50) }, { expiresOn: inDays(200) }])
  })
})

describe('an outbound order by first expired, first out', () => {
  it('takes the earliest expiry first, no expired lot, and lots without a day last', async () => {
    const { warehouseId, ids } = await givenLots('FEFO', [null, 90, -1, 30, 30])
    const line = { key: '1', model: 'FEFO', qty: '310' }
    const { id } = await givenOutbound(app, member, { warehouseId, strategy: 4, lines: [line] })
    data(await outboundStep(app, member, id, 'submit'))
    expect(await reservedOf(ids)).toEqual([10, 100, 0, 100, 100])
    const preview = data(await post('outbound/preview', { warehouseId, lines: [{ ...line, qty: '50' }] }))
    expect(preview.strategies).toHaveLength(5)
    expect(preview.expiredLots).toMatchObject([{ lotId: ids[2], expiresOn: inDays(-1), available: '100' }])
  })

  it('says that only expired goods are left; they leave by name and with a reason', async () => {
    const { warehouseId, ids, lots } = await givenLots('EXPIRED', [-1, 5])
    const form = (values: object) => ({
      warehouseId,
      strategy: 4,
      lines: [{ key: '1', model: 'EXPIRED', qty: '150', ...values }],
    })
    for (const strategy of [0, 1, 2, 3, 4]) {
      const { id } = await givenOutbound(app, member, { ...form({}), strategy })
      expect(refusalOf(await outboundStep(app, member, id, 'submit'))).toMatchObject({
        path: 'lines.0.qty',
        code: 'outbound.onlyExpired',
      })
    }
    const named = await givenOutbound(app, member, form({ lotId: ids[0], qty: '40' }))
    const refused = await outboundStep(app, member, named.id, 'submit')
    expect(refusalOf(refused)).toMatchObject({ path: 'lines.0.remark', code: 'stock.expiredReason' })
    expect(refused.body.msg).toContain(lots[0]?.number)
    const withReason = await givenOutbound(
      app,
      member,
      form({ lotId: ids[0], qty: '40', remark: 'Destroyed' }),
    )
    data(await outboundStep(app, member, withReason.id, 'submit'))
    expect(await reservedOf(ids)).toEqual([40, 0])
  })

  it('an order is not bound to expired goods but by their own number and with a reason', async () => {
    const { ids, lots } = await givenLots('BINDEXP', [-1, 5])
    const values = { isWarehouseType: 1, receiving: {}, lines: [lineForm({ model: 'BINDEXP', qty: '150' })] }
    const { id } = await givenSubmitted(app, member, values, ['auditPass'])
    const { data: bindable } = await ask('stock/bindable', { orderId: id })
    expect(bindable.lines[0]).toMatchObject({ available: '100', missing: '50' })
    const bind = (lotNumber: string, reason = '') =>
      provide(app, id, 'bind', { lots: [{ lotNumber, qty: '50' }], reason })
    await expect(bind('BINDEXP-0', 'x')).rejects.toMatchObject({ findings: [{ code: 'order.lotUnknown' }] })
    await expect(bind(lots[0]?.number ?? '')).rejects.toMatchObject({
      findings: [{ path: 'reason', code: 'stock.expiredReason' }],
    })
    await bind(lots[0]?.number ?? '', 'The customer takes it')
    expect(await reservedOf(ids)).toEqual([50, 0])
  })
})

describe('the days of a lot', () => {
  it('stay with what is split, moved, graded and counted', async () => {
    const { warehouseId, ids } = await givenLots('KEPT', [40])
    const [lotId = ''] = ids
    data(await officeDo(app, 'stock/move', { lots: [{ lotId, qty: '10' }], reason: 'sample' }))
    data(await officeDo(app, 'stock/grade', { lots: [{ lotId, qty: '20' }], quality: 1, reason: 'fell' }))
    const counts = [{ lotId, counted: '60', reason: 'broken' }]
    data(await officeDo(app, 'stocktaking/save', { warehouseId, note: 'Month end', counts }))
    const { rows } = await ask('stock/list', { model: 'KEPT', orderByColumn: 'onHand', isAsc: 'asc' })
    expect(rows).toMatchObject([
      { onHand: '10', expiresOn: inDays(40) },
      { onHand: '20', expiresOn: inDays(40), quality: 1 },
      { onHand: '60', expiresOn: inDays(40) },
    ])
    expect(await reconcileStock(app.platform.staff)).toEqual([])
  })

  it('are corrected by the provider with a reason, which the movements keep', async () => {
    const { ids } = await givenLots('DATED', [40])
    const [lotId = ''] = ids
    const date = (values: object, reason = 'misread') =>
      officeDo(app, 'stock/date', { lots: [{ lotId, ...values }], reason })
    expect(pathsOf(await date({}))).toEqual(['lots.0.expiresOn'])
    expect(pathsOf(await date({ expiresOn: null }, ''))).toEqual(['reason'])
    expect(pathsOf(await date({ producedOn: inDays(1) }))).toEqual(['lots.0.producedOn'])
    expect(pathsOf(await date({ producedOn: inDays(-5), expiresOn: inDays(-6) }))).toEqual([
      'lots.0.expiresOn',
    ])
    data(await date({ producedOn: inDays(-5) }))
    const lot = await lotOf(app, member, lotId)
    expect(lot).toMatchObject({ producedOn: inDays(-5), expiresOn: inDays(40) })
    expect(lot.movements[0]).toMatchObject({ kind: 'date' })
    expect(lot.movements[0].reason).toContain('misread')
  })

  it('filter, sort and sum the list, and stand in its file', async () => {
    await givenLots('LISTED', [null, 90, -1, 30, 91])
    const models = { model: 'LISTED' }
    const listed = async (query: Record<string, string | number>) =>
      (await ask('stock/list', { ...models, ...query })).rows.map(
        ({ daysLeft }: { daysLeft: number | null }) => daysLeft,
      )
    expect(await listed({ expiresWithin: '30' })).toEqual([30])
    expect((await listed({ expiresWithin: '90' })).toSorted((a: number, b: number) => a - b)).toEqual([
      30, 90,
    ])
    expect(await listed({ isExpired: 1 })).toEqual([-1])
    expect(await listed({ expiresOnBegin: inDays(31), expiresOnEnd: inDays(90) })).toEqual([90])
    expect((await listed({ orderByColumn: 'expiresOn', isAsc: 'asc' })).slice(0, 3)).toEqual([-1, 30, 90])
    expect((await ask('stock/summary', { kind: 0, ...models })).data).toMatchObject({
      count: 5,
      expired: 1,
      nearExpiry: 2,
    })
    const columns = 'lotNumber,producedOn,expiresOn,daysLeft'
    const answer = await fetch(
      `${app.address}/api/warehouse/online/stock/export?model=LISTED&orderByColumn=expiresOn&isAsc=asc&columns=${columns}`,
      { headers: { authorization: `Bearer ${member.token}` } },
    )
    const [sheet] = await readSheet(await answer.blob())
    expect(sheet?.data[1]).toEqual(['LISTED-2', null, new Date(inDays(-1)), -1])
  })
})
