import { addDays } from '@quayside/contract/kernel/days.ts'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { orderForm } from '../orders/orders.testing.ts'

const app = await sharedApp()
const owner = await app.owner()
const board = 'GET report/online/flowBoard'

type Given = {
  readonly modelType?: number
  readonly state?: number
  readonly auditedAgo?: number
  readonly transition?: string
}

/** An order as the board finds it, without the steps that lead there. */
async function givenOrder(companyId: string, given: Given = {}): Promise<string> {
  const { rows } = await owner.query(
    `insert into trade_order (company_id, order_no, model_type, state, currency, order_amount)
     values ($1, 'IM' || nextval('consultation_number'), $2, $3, 'USD', 100) returning id`,
    [companyId, given.modelType ?? 0, given.state ?? 3],
  )
  await owner.query(
    `insert into event (company_id, entity, entity_id, transition, from_state, to_state, actor, at)
     values ($1, 'order', $2, $4, 'submitted', 'audited', 'provider', now() - make_interval(days => $3))`,
    [companyId, rows[0].id, given.auditedAgo ?? 0, given.transition ?? 'auditPass'],
  )
  return rows[0].id
}

const read = async (token: string, query: Record<string, string> = {}) =>
  (await app.client(board, { token, query })).body.data

describe('the board', () => {
  it('says what holds an order up, after how many days, and who is waited for', async () => {
    const { companyId, token } = await app.given.member()
    const late = await givenOrder(companyId, { auditedAgo: 5 })
    const fresh = await givenOrder(companyId)
    await givenOrder(companyId, { state: 0 })
    await givenOrder(companyId, { state: -1 })
    const { rows, total, summary } = await read(token)
    expect(total).toBe(2)
    expect(rows.map(({ id }: { id: string }) => id)).toEqual([late, fresh])
    expect(rows[0]).toMatchObject({
      heldUpBy: 'contract',
      next: { reason: 'contractUnsignedLate', waitsFor: 'you' },
    })
    expect(rows[0].lanes[0]).toMatchObject({
      tone: 'late',
      days: 5,
      limit: 3,
      dueOn: addDays(app.clock.today(), -2),
    })
    expect(rows[1]).toMatchObject({ heldUpBy: null, next: { reason: 'contractUnsigned' } })
    expect(summary).toMatchObject({ orders: 2, held: 1, free: 1, near: 0 })
    expect(summary.lanes[0]).toEqual({
      lane: 'contract',
      held: 1,
      done: 0,
      doneInRmb: '0.00',
      reasons: [{ reason: 'contractUnsignedLate', count: 1 }],
    })
  })

  it('waits for the contract of a part of an audited order from the day of the split on', async () => {
    const { companyId, token } = await app.given.member()
    const first = await givenOrder(companyId, { auditedAgo: 9 })
    const second = await givenOrder(companyId, { auditedAgo: 4, transition: 'create' })
    await owner.query('update trade_order set split_from_id = $2 where id = $1', [second, first])
    const { rows } = await read(token)
    const part = rows.find(({ id }: { id: string }) => id === second)
    expect(part).toMatchObject({ heldUpBy: 'contract', next: { reason: 'contractUnsignedLate' } })
    expect(part.lanes[0]).toMatchObject({ days: 4 })
  })

  it('chooses by what holds an order up; each number of the strip is that of its list', async () => {
    const { companyId, token } = await app.given.member()
    await givenOrder(companyId, { auditedAgo: 9 })
    await givenOrder(companyId, { auditedAgo: 1 })
    const { summary } = await read(token)
    const totalOf = async (query: Record<string, string>) => (await read(token, query)).total
    expect(await totalOf({ heldUp: 'any' })).toBe(summary.held)
    expect(await totalOf({ heldUp: 'none' })).toBe(summary.free)
    for (const { lane, held, reasons } of summary.lanes) {
      expect(await totalOf({ heldUp: lane })).toBe(held)
      for (const { reason, count } of reasons) expect(await totalOf({ heldUp: lane, reason })).toBe(count)
    }
    for (const { waitsFor, count } of summary.waits) expect(await totalOf({ waitsFor })).toBe(count)
    expect(await totalOf({ keyword: 'no such order' })).toBe(0)
  })

  it('counts the days from the supplier’s payment and from due dates', async () => {
    const { companyId, token } = await app.given.member()
    const id = await givenOrder(companyId, { modelType: 1, state: 5 })
    await owner.query(`update trade_order set exported_on = app.business_day() - 70 where id = $1`, [id])
    const { rows } = await read(token)
    expect(rows[0].lanes[2]).toMatchObject({ tone: 'late', reason: 'receiptLate' })
    expect(rows[0].heldUpBy).toBe('funds')
  })

  it('waits for the suppliers’ invoices of an export', async () => {
    const member = await app.given.member()
    const { token } = member
    const saved = await app.client('POST business/online/order/save', {
      token,
      body: await orderForm(app, member, { modelType: 1 }),
    })
    const { id } = saved.body.data
    await owner.query('update trade_order set state = 5 where id = $1', [id])
    const invoices = async (exportedAgo: number, matched: number) => {
      await owner.query(`update trade_order set exported_on = app.business_day() - $2::int where id = $1`, [
        id,
        exportedAgo,
      ])
      await owner.query('update order_line set matched_qty = qty * $2::numeric where order_id = $1', [
        id,
        matched,
      ])
      return (await read(token)).rows[0].lanes[3]
    }
    expect(await invoices(5, 0)).toMatchObject({ reason: 'inputAwaited', tone: 'underway' })
    expect(await invoices(15, 0.9)).toMatchObject({ reason: 'inputLate', tone: 'late', days: 15, limit: 10 })
    expect(await invoices(15, 1)).toMatchObject({ reason: 'invoiceNothing' })
  })

  it('takes the days that the provider set', async () => {
    const { companyId, token } = await app.given.member()
    await givenOrder(companyId, { auditedAgo: 1 })
    const usual = { contract: 3, goods: 7, inputInvoice: 10, salesInvoice: 10 }
    const desk = await app.given.staff()
    const asked = 'report/online/flowBoard'
    const days = async () => (await app.office(`GET ${asked}/days`, { token: desk.token })).body.data
    const save = (body: object, by = desk.token) => app.office(`POST ${asked}/save`, { token: by, body })
    expect(await days()).toEqual({ days: usual, version: 0 })
    expect((await read(token)).summary.held).toBe(0)
    const first = (await save({ days: { ...usual, contract: 0 }, version: 0 })).body.data
    expect(first).toMatchObject({ days: { contract: 0 } })
    expect(await read(token)).toMatchObject({ days: { contract: 0, goods: 7 }, summary: { held: 1 } })
    const late = await save({ days: usual, version: 0 })
    expect(late.body.code).toBe(409)
    const wrong = await save({ days: { ...usual, goods: 366, contract: -1 }, version: first.version })
    expect(wrong.body.data.fields.map(({ path }: { path: string }) => path)).toEqual([
      'days.contract',
      'days.goods',
    ])
    const finance = await app.given.staff({ roles: ['finance'] })
    expect((await save({ days: usual, version: first.version }, finance.token)).body.code).toBe('403')
    expect((await save({ days: usual, version: first.version })).body.code).toBe(200)
    expect((await save({ days: usual, version: first.version })).body.code).toBe(409)
    expect((await read(token)).summary.held).toBe(0)
  })

  it('shows the kinds whose orders one may see, and nothing of another company', async () => {
    const { companyId } = await app.given.member()
    await givenOrder(companyId)
    await givenOrder(companyId, { modelType: 3 })
    const imports = await app.given.member({
      companyId,
      permissions: ['order-import-list', 'report-board-view'],
    })
    expect((await read(imports.token)).rows.map(({ modelType }: { modelType: number }) => modelType)).toEqual(
      [0],
    )
    const nobody = await app.given.member({ companyId, permissions: ['order-import-list'] })
    expect((await app.client(board, { token: nobody.token })).body.code).toBe('403')
    const other = await app.given.member()
    expect((await read(other.token)).total).toBe(0)
  })

  it.each([
    [{ heldUp: 'weather' }, 'heldUp'],
    [{ reason: 'why' }, 'reason'],
    [{ orderDateBegin: '2026-02-30' }, 'orderDateBegin'],
    [{ orderDateBegin: '2026-03-02', orderDateEnd: '2026-03-01' }, 'orderDateEnd'],
    [{ colour: 'red' }, 'colour'],
  ])('refuses %j at its field', async (query, path) => {
    const { token } = await app.given.member()
    const answer = await app.client(board, { token, query })
    expect(answer.body.data.fields).toMatchObject([{ path }])
  })
})

describe('its workbook', () => {
  it('has the chosen orders in words, and needs its own permission', async () => {
    const { companyId, token } = await app.given.member()
    await givenOrder(companyId, { auditedAgo: 5 })
    await givenOrder(companyId)
    const answer = await fetch(`${app.address}/api/report/online/flowBoard/export?heldUp=contract`, {
      headers: { authorization: `bearer ${token}`, 'accept-language': 'en-US' },
    })
    const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()))
    expect(sheets[0]?.rows.slice(1).map((row) => row[6])).toEqual(['Unsigned 5 days, limit 3'])
    const reader = await app.given.member({
      companyId,
      permissions: ['order-import-list', 'report-board-view'],
    })
    expect((await app.client(`${board}/export`, { token: reader.token })).body.code).toBe('403')
    const other = await app.given.member()
    expect((await app.client(`${board}/export`, { token: other.token })).body.msg).toBe(
      'No data, please check the query conditions',
    )
  })
})

describe('the map of lanes', () => {
  type Stay = { key: string; name: string; orders: number; late: number; lateDays: number }
  const placesOf = (map: { places: Stay[] }) => map.places.filter(({ orders }) => orders > 0)
  const sumOf = (stays: readonly Stay[]) => stays.reduce((sum, { orders }) => sum + orders, 0)

  it('says where each order is, why it is late there, and adds up to its total', async () => {
    const { companyId, token } = await app.given.member()
    const { rows: suppliers } = await owner.query(
      `insert into supplier (company_id, name, is_overseas, search) values ($1, 'Sakura', true, 'sakura') returning id`,
      [companyId],
    )
    const supplierId = suppliers[0].id
    await owner.query(
      `insert into supplier_address (company_id, supplier_id, type, region_code, detail, contact, phone, is_default, search)
       values ($1, $2, 2, 'JP', 'Osaka', 'Sato', '1', true, 'osaka')`,
      [companyId, supplierId],
    )
    const awaited = await givenOrder(companyId, { auditedAgo: 5 })
    await owner.query('update trade_order set supplier_id = $2 where id = $1', [awaited, supplierId])
    const declared = await givenOrder(companyId, { state: 4 })
    await owner.query(
      `insert into declaration (company_id, order_id, is_import, currency, customs_office) values ($1, $2, true, 'USD', '5301')`,
      [companyId, declared],
    )
    await givenOrder(companyId, { modelType: 3 })
    await givenOrder(companyId, { state: 7 })
    const { map, summary } = await read(token)
    expect(map).toMatchObject({ orders: 3, delivered: 1 })
    expect(sumOf(map.places)).toBe(map.orders)
    expect(map.orders + map.delivered).toBe(summary.orders)
    expect(placesOf(map).map(({ key }) => key)).toEqual(['country:CN', 'country:JP', 'customs:5301'])
    const [, japan, customs] = placesOf(map)
    expect(japan).toMatchObject({
      isAbroad: true,
      orders: 1,
      late: 1,
      lateDays: 2,
      holds: [{ reason: 'contractUnsignedLate', orders: 1, days: 2 }],
      goods: [{ reason: 'goodsAwaited', orders: 1 }],
    })
    expect(customs).toMatchObject({ isAbroad: false, late: 0, lateDays: 0, holds: [] })
    // The contract is late, the goods are not: the lane itself stays quiet.
    for (const leg of map.legs) expect(leg.late).toBe(0)
  })

  it('names places in the reader’s language', async () => {
    const { companyId, token } = await app.given.member()
    const id = await givenOrder(companyId, { state: 4 })
    await owner.query(
      `insert into declaration (company_id, order_id, is_import, currency, customs_office) values ($1, $2, true, 'USD', '5301')`,
      [companyId, id],
    )
    const named = async (language: string) =>
      placesOf((await app.client(board, { token, headers: { 'accept-language': language } })).body.data.map)
    expect(await named('zh-CN')).toMatchObject([{ name: '皇岗海关' }])
    expect(await named('en-US')).toMatchObject([{ name: 'Huanggang Customs' }])
  })

  it('chooses the orders of one place or of several, for the list and for the workbook', async () => {
    const { companyId, token } = await app.given.member()
    await givenOrder(companyId)
    await givenOrder(companyId, { modelType: 3 })
    await owner.query(`update trade_order set currency = 'RMB' where company_id = $1`, [companyId])
    const { map } = await read(token)
    for (const { key, orders } of placesOf(map)) {
      const chosen = await read(token, { place: key })
      expect(chosen.total).toBe(orders)
      expect(chosen.map).toEqual(map)
      expect(chosen.totalInRmb).toBe('100.00')
    }
    const keys = placesOf(map).map(({ key }) => key)
    expect((await read(token, { place: keys.join(',') })).total).toBe(map.orders)
    expect((await read(token, { place: 'customs:0100' })).total).toBe(0)
    const wrong = await app.client(board, { token, query: { place: 'moon:1' } })
    expect(wrong.body.data.fields).toMatchObject([{ path: 'place' }])
  })

  it('has no place of another company, nor of kinds one may not see, and is empty without orders', async () => {
    const { companyId } = await app.given.member()
    await givenOrder(companyId)
    const domestic = await app.given.member({
      companyId,
      permissions: ['order-domestic-list', 'report-board-view'],
    })
    const other = await app.given.member()
    for (const { token } of [domestic, other])
      expect((await read(token)).map).toEqual({ orders: 0, delivered: 0, places: [], legs: [] })
  })
})
