import { addDays } from '@quayside/contract/kernel/days.ts'
import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { expectRefusal } from '../../platform/testing/expect-refusal.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { givenFile, givenSupplier } from '../partners/partners.testing.ts'

const app = await sharedApp()
const owner = await app.owner()
const today = app.clock.today()
const ago = (days: number): string => addDays(today, -days)
const at = (day: string): string => `${day} 12:00+08`

type Given = {
  readonly supplierId: string
  readonly orderDate?: string
  readonly modelType?: number
  readonly state?: number
  readonly due?: string
  readonly received?: readonly string[]
  readonly receivingState?: number
  readonly exportedOn?: string
  readonly isFromStock?: boolean
  readonly lines?: readonly { model: string; price: number; unit?: string }[]
  readonly currency?: string
  readonly papers?: Readonly<Record<string, string>>
}

/** An order as its steps leave it, on chosen days. */
async function givenOrder(companyId: string, given: Given): Promise<string> {
  const { rows } = await owner.query(
    `insert into trade_order (company_id, order_no, model_type, state, currency, order_date, supplier_id, receiving_time,
       receiving_state, exported_on, is_warehouse_type, submitted_at)
     values ($1, 'SC' || nextval('consultation_number'), $2, $3, $4, $5, $6, $7, $8, $9, $10, now()) returning id`,
    [
      companyId,
      given.modelType ?? 0,
      given.state ?? 3,
      given.currency ?? 'USD',
      given.orderDate ?? ago(30),
      given.supplierId,
      given.due === undefined ? null : `${given.due} 10:00`,
      given.receivingState ?? (given.received ? 2 : 0),
      given.exportedOn ?? null,
      given.isFromStock ?? false,
    ],
  )
  const { id } = rows[0]
  for (const day of given.received ?? [])
    await owner.query(
      `insert into event (company_id, entity, entity_id, transition, from_state, to_state, actor, at)
       values ($1, 'order', $2, 'receive', 'audited', 'received', 'provider', $3)`,
      [companyId, id, at(day)],
    )
  for (const [position, { model, price, unit = '007' }] of (given.lines ?? []).entries())
    await owner.query(
      `insert into order_line (company_id, order_id, key, position, model, model_key, brand, brand_key, name, origin, unit, qty,
         price, total_money, manufacturer, packing, po_number, customer_part_number, reel_number, declaration_elements, remark)
       values ($1, $2, $3, $4, $5, lower($5), 'ACME', 'acme', 'Part', 'USA', $6, 10, $7::numeric, 10 * $7::numeric, '', '', '', '', '', '', '')`,
      [companyId, id, `L${position}`, position, model, unit, price],
    )
  for (const [kind, day] of Object.entries(given.papers ?? {}))
    await attach(companyId, { entity: 'order', id, kind, day })
  return id
}

async function attach(companyId: string, on: { entity: string; id: string; kind: string; day: string }) {
  const fileId = await givenFile(app, { companyId, memberId: null })
  await owner.query(
    `insert into attachment (company_id, entity, entity_id, kind, file_id, created_at) values ($1, $2, $3, $4, $5, $6)`,
    [companyId, on.entity, on.id, on.kind, fileId, at(on.day)],
  )
}

const list = async (token: string, query: Record<string, string> = {}) =>
  (await app.client('GET report/online/supplierScore/list', { token, query })).body
const cases = async (token: string, query: Record<string, string>) =>
  (
    await app.client('GET report/online/supplierScore/case/list', {
      token,
      query: { pageSize: '100', ...query },
    })
  ).body

const given = async () => {
  const member = await app.given.member()
  const supplier = await givenSupplier(app, member)
  return { ...member, member, supplierId: supplier.id }
}

describe('the scorecard of suppliers', () => {
  it('counts deliveries by their promised day: partial ones by the last receipt, cancelled ones and stock not at all', async () => {
    const { companyId, token, supplierId } = await given()
    const order = (values: Partial<Given>) => givenOrder(companyId, { supplierId, ...values })
    const onDay = await order({ due: ago(10), received: [ago(10)] })
    const late = await order({ due: ago(10), received: [ago(12), ago(7)] })
    const partly = await order({ due: ago(10), received: [ago(12)], receivingState: 1 })
    const ahead = await order({ due: addDays(today, 2) })
    const unplanned = await order({ received: [ago(3)] })
    await order({ due: ago(10), state: -1 })
    await order({ due: ago(10), state: 0 })
    await order({ due: ago(10), state: 2 })
    await order({ due: ago(10), isFromStock: true, receivingState: 2 })
    const [score] = (await list(token)).rows
    expect(score).toMatchObject({ id: supplierId, records: 6 })
    // One of three came by its day; one is still to come, one had no day.
    expect(score.delivery).toEqual({ cases: 3, good: 1, bad: 2, left: 2, rate: '33.3' })
    const { rows, total } = await cases(token, { supplierId, measure: 'delivery', orderByColumn: 'recordNo' })
    expect(total).toBe(5)
    expect(
      rows.map((row: Record<string, unknown>) => [
        row['recordId'],
        row['verdict'],
        row['days'],
        row['cameOn'],
      ]),
    ).toEqual([
      [onDay, 'onTime', null, ago(10)],
      [late, 'late', 3, ago(7)],
      [partly, 'overdue', 10, null],
      [ahead, 'pending', null, null],
      [unplanned, 'noDay', null, ago(3)],
    ])
    for (const outcome of ['good', 'bad', 'left'])
      expect((await cases(token, { supplierId, measure: 'delivery', outcome })).total).toBe(
        score.delivery[outcome],
      )
  })

  it('counts receipts with differences, and names what was short or damaged', async () => {
    const { companyId, token, supplierId } = await given()
    const lines = [{ model: 'C-1', price: 1 }]
    const differing = await givenOrder(companyId, { supplierId, due: ago(9), received: [ago(9)], lines })
    await givenOrder(companyId, { supplierId, received: [ago(9)], lines })
    await givenOrder(companyId, { supplierId, due: addDays(today, 5), lines })
    await owner.query(
      `insert into stock_difference (company_id, order_id, order_line_id, kind, qty, reason)
       select $1, $2, l.id, d.kind, d.qty, 'Counted' from order_line l, (values (0, 2.5), (2, 1)) as d (kind, qty) where l.order_id = $2`,
      [companyId, differing],
    )
    const [score] = (await list(token)).rows
    expect(score.receipt).toEqual({ cases: 2, good: 1, bad: 1, left: 0, rate: '50.0' })
    // A delivery with a shortage was nevertheless on its day.
    expect(score.delivery).toMatchObject({ cases: 1, good: 1 })
    const { rows } = await cases(token, { supplierId, measure: 'receipt', outcome: 'bad' })
    expect(rows).toMatchObject([
      {
        recordId: differing,
        differences: [
          { kind: 0, qty: '2.5', model: 'C-1' },
          { kind: 2, qty: '1', model: 'C-1' },
        ],
      },
    ])
  })

  it('compares a price with the same supplier’s order before, for the same goods and currency', async () => {
    const { companyId, token, supplierId, member } = await given()
    const other = await givenSupplier(app, member)
    const order = (orderDate: string, lines: Given['lines'], values: Partial<Given> = {}) =>
      givenOrder(companyId, { supplierId, orderDate, ...(lines && { lines }), ...values })
    const first = await order(ago(400), [{ model: 'R-1', price: 10 }])
    await order(ago(300), [{ model: 'R-1', price: 99 }], { state: -1 })
    await order(ago(200), [{ model: 'R-1', price: 5 }], { supplierId: other.id })
    const raised = await order(ago(60), [
      { model: 'r-1', price: 12.5 },
      { model: 'R-2', price: 3 },
    ])
    await order(ago(50), [{ model: 'R-1', price: 90 }], { currency: 'RMB' })
    await order(ago(40), [{ model: 'R-1', price: 1 }], {})
    await order(ago(30), [{ model: 'R-1', price: 12.5, unit: '035' }])
    const period = { orderDateBegin: ago(100), orderDateEnd: today }
    const [score] = (await list(token, { ...period, supplierId })).rows
    // R-1 rose from 10 to 12.5 and fell to 1; the others have nothing to compare with.
    expect(score.price).toEqual({ cases: 2, good: 1, bad: 1, left: 3, rate: '50.0' })
    const { rows } = await cases(token, { supplierId, measure: 'price', verdict: 'raised', ...period })
    expect(rows).toMatchObject([
      { recordId: raised, model: 'r-1', before: '10', price: '12.5', change: '25.00', beforeOrderId: first },
    ])
    for (const outcome of ['good', 'bad', 'left'])
      expect((await cases(token, { supplierId, measure: 'price', outcome, ...period })).total).toBe(
        score.price[outcome],
      )
  })

  it('counts papers by the planned day of the goods, and input invoices by the export', async () => {
    const { companyId, token, supplierId } = await given()
    await givenOrder(companyId, {
      supplierId,
      due: ago(10),
      received: [ago(10)],
      papers: { 'commercial-invoice': ago(10), 'packing-list': ago(8) },
    })
    await givenOrder(companyId, {
      supplierId,
      modelType: 1,
      exportedOn: ago(11),
      lines: [{ model: 'E', price: 1 }],
    })
    await givenOrder(companyId, {
      supplierId,
      modelType: 1,
      exportedOn: ago(10),
      lines: [{ model: 'E', price: 1 }],
    })
    await givenOrder(companyId, { supplierId, modelType: 3, received: [ago(1)] })
    const [score] = (await list(token)).rows
    // Invoice in time, packing list two days late, one input invoice overdue; the other is due today.
    expect(score.document).toEqual({ cases: 3, good: 1, bad: 2, left: 3, rate: '33.3' })
    const { rows } = await cases(token, {
      supplierId,
      measure: 'document',
      outcome: 'bad',
      orderByColumn: 'paper',
    })
    expect(rows.map((row: Record<string, unknown>) => [row['paper'], row['verdict'], row['days']])).toEqual([
      ['input-invoice', 'overdue', 1],
      ['packing-list', 'late', 2],
    ])
  })

  it('counts inbound orders of goods that belong to no order', async () => {
    const { companyId, token, supplierId } = await given()
    const { rows } = await owner.query(
      `insert into inbound_order (company_id, state, supplier_id, ordered_on, pickup_time, submitted_at)
       values ($1, 7, $2, $3, $4, now()), ($1, -1, $2, $3, $4, now()) returning id, number`,
      [companyId, supplierId, ago(20), `${ago(15)} 09:00`],
    )
    await owner.query(
      `insert into event (company_id, entity, entity_id, transition, from_state, to_state, actor, at)
       values ($1, 'inbound', $2, 'receive', 'audited', 'received', 'provider', $3)`,
      [companyId, rows[0].id, at(ago(14))],
    )
    const [score] = (await list(token)).rows
    expect(score).toMatchObject({ records: 1, delivery: { cases: 1, bad: 1 }, document: { bad: 1 } })
    const late = await cases(token, { supplierId, measure: 'delivery' })
    expect(late.rows).toMatchObject([
      { recordKind: 'inbound', recordNo: rows[0].number, dueOn: ago(15), cameOn: ago(14), days: 1 },
    ])
    const clerk = await app.given.member({
      companyId,
      isAdministrator: false,
      permissions: ['report-supplierScore-view', 'order-import-list'],
    })
    expect((await list(clerk.token)).rows).toEqual([])
  })

  it('has no rate of nothing, sorts those last, and refuses a period that ends before it begins', async () => {
    const { companyId, token, supplierId, member } = await given()
    const other = await givenSupplier(app, member)
    await givenOrder(companyId, { supplierId })
    await givenOrder(companyId, { supplierId: other.id, due: ago(3), received: [ago(3)] })
    for (const isAsc of ['asc', 'desc'])
      expect(
        (await list(token, { orderByColumn: 'delivery', isAsc })).rows.map(
          (row: { delivery: { rate: string | null } }) => row.delivery.rate,
        ),
      ).toEqual(['100.0', null])
    const nothing = await list(token, { supplierId, orderDateBegin: addDays(today, 1) })
    expect(nothing.rows).toMatchObject([{ records: 0, delivery: { cases: 0, rate: null } }])
    await expectRefusal(
      app.client('GET report/online/supplierScore/list', {
        token,
        query: { orderDateBegin: today, orderDateEnd: ago(1) },
      }),
      400,
      'The period ends before it begins',
    )
  })

  it('is exported with the cases beside each rate, and its rows with their words', async () => {
    const { companyId, token, supplierId } = await given()
    await givenOrder(companyId, { supplierId, due: ago(10), received: [ago(8)] })
    const sheetOf = async (path: string, query: Record<string, string>, locale = 'en-US') => {
      const search = new URLSearchParams(query)
      const answer = await fetch(`${app.address}/api/report/online/supplierScore/${path}?${search}`, {
        headers: { authorization: `bearer ${token}`, 'accept-language': locale },
      })
      return (await readXlsx(new Uint8Array(await answer.arrayBuffer()))).sheets[0]?.rows ?? []
    }
    const scores = await sheetOf('export', { columns: 'name,delivery' })
    expect(scores[1]?.slice(1)).toEqual([0, 1, 1])
    expect(scores[0]?.at(-1)).toBe('Deliveries on time: not met')
    const [chinese] = await sheetOf('export', { columns: 'name,delivery' }, 'zh-CN')
    expect(chinese?.at(-1)).toBe('准时到货：不达标条数')
    const rows = await sheetOf('case/export', { supplierId, measure: 'delivery', columns: 'verdict,days' })
    expect(rows[1]).toEqual(['Late', 2])
  })

  it('has as many orders as the order list has of the supplier and period', async () => {
    const { companyId, token, supplierId } = await given()
    for (const days of [5, 10, 200]) await givenOrder(companyId, { supplierId, orderDate: ago(days) })
    const period = { orderDateBegin: ago(30), orderDateEnd: today }
    const orders = await app.client('GET business/online/order/list', {
      token,
      query: { modelType: '0', supplierId, ...period },
    })
    expect((await list(token, period)).rows[0].records).toBe(orders.body.total)
    expect(orders.body.total).toBe(2)
  })
})
