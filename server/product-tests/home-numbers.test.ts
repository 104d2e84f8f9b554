import { homeLogistics } from '@quayside/contract/home/home-logistics.ts'
import {
  candidatesOfToday,
  columnsOfToday,
  type TodayName,
  todayTodos,
} from '@quayside/contract/home/home-today.ts'
import { type HomeTodo, homeTodos, type ListFigure } from '@quayside/contract/home/home-todos.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { overviewFilters } from '@quayside/contract/orders/order-overview.ts'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { routes } from '../app.ts'
import { listOfToday } from '../modules/home/read-today.ts'
import { Batch } from '../platform/database/batch.ts'
import { testApp } from '../platform/testing/test-app.ts'
import { type Planted, plant } from './isolation.planted.ts'

const app = await testApp()
const owner = await app.owner()
let a: Planted
beforeAll(async () => {
  a = await plant(app)
})

const home = async (token: string) => (await app.client('GET system/online/home', { token })).body.data
const totalOf = async (list: string, query: object, token = a.token): Promise<number> =>
  (await app.client(list, { token, query: query as Record<string, string> })).body.total

const quoted = (table: string): string =>
  `update ${table} set quote_state = 1, currency = 'RMB', fee_quantity = 1, unit_price = 100 where company_id = $1`

/** What the planted records have to be for a figure that no state decides. */
/** What is listed for the member who has it alone. */
const ownPreparations: Readonly<Record<string, string>> = {
  tasksOverdue:
    'update record_task set assignee_id = $2, due_on = app.business_day() - 1 where company_id = $1',
  tasksDue: 'update record_task set assignee_id = $2, due_on = app.business_day() + 1 where company_id = $1',
}
const preparations: Readonly<Record<string, string>> = {
  debtsOverdue: 'update receivable_item set due_on = app.business_day() - 5 where company_id = $1',
  debtsDue: 'update receivable_item set due_on = app.business_day() + 5 where company_id = $1',
  taxBillsOverdue: 'update tax_bill set state = 0, due_on = app.business_day() - 2 where company_id = $1',
  taxBillsOpen: 'update tax_bill set due_on = app.business_day() + 5 where company_id = $1',
  inputInvoicesRefused: `update input_invoice set state = 1, anomaly = 'other' where company_id = $1`,
  salesInvoicesToSign: `update sales_invoice set state = 1, invoice_code = '4403202611', invoice_no = '26111601',
    issued_on = app.business_day() where company_id = $1`,
  transfersLate:
    'update announced_transfer set state = 0, transfer_on = app.business_day() - 2 where company_id = $1',
  inboundDifferences: 'update stock_difference set state = 0 where company_id = $1',
  stockExpired: 'update stock_lot set expires_on = app.business_day() - 1 where company_id = $1',
  stockExpiring: 'update stock_lot set expires_on = app.business_day() + 30 where company_id = $1',
  labelQuotes: quoted('label_order'),
  approvalQuotes: quoted('approval_order'),
  freightLate: `insert into freight_milestone (company_id, order_id, kind, planned_at)
    select company_id, id, 'booked', now() - interval '1 day' from freight_order where company_id = $1 on conflict do nothing`,
  approvalDocumentsLate: 'update approval_document set due_on = app.business_day() - 2 where company_id = $1',
  approvalDocuments: 'update approval_document set due_on = app.business_day() + 5 where company_id = $1',
  approvalsLate: 'update approval_order set expected_on = app.business_day() - 2 where company_id = $1',
  paymentsToFund:
    'update payment_application set state = 1, received_in_full_on = null where company_id = $1',
  paymentsToRelease: `update payment_application set applied_by =
    (select max(id) from member where company_id = $1) where company_id = $1`,
  ownPaymentsToRelease: `update payment_application set applied_by =
    (select min(id) from member where company_id = $1) where company_id = $1`,
}

/** The table of a list whose figure a state decides. */
const tables: Readonly<Record<string, string>> = {
  'GET base/online/productRequest/list': 'classification_request',
  'GET customs/online/taxBill/list': 'tax_bill',
  'GET finance/online/paymentQuery/list': 'payment_application',
  'GET freight/online/enquiry/list': 'freight_enquiry',
  'GET freight/online/order/list': 'freight_order',
  'GET service/online/order/list': 'service_order',
  'GET filing/online/label/list': 'label_order',
  'GET system/online/consultation/list': 'consultation',
  'GET tax/online/inputInvoice/list': 'input_invoice',
  'GET tax/online/salesInvoice/list': 'sales_invoice',
  'GET warehouse/online/inbound/list': 'inbound_order',
  'GET warehouse/online/outbound/list': 'outbound_order',
}

async function prepare(name: string, { list, query }: ListFigure): Promise<void> {
  if (ownPreparations[name]) await owner.query(ownPreparations[name], [a.companyId, a.memberId])
  if (preparations[name]) await owner.query(preparations[name], [a.companyId])
  if (query['state'] === undefined) return
  const table = tables[list]
  if (!table) throw new Error(`say which table ${list} lists`)
  await owner.query(`update ${table} set state = $2 where company_id = $1`, [a.companyId, query['state']])
}

const listed = Object.entries<HomeTodo>(homeTodos).flatMap(([name, todo]) =>
  'list' in todo ? [[name, todo] as const] : [],
)

describe('each number on home is the total of the list that it leads to', () => {
  it.each(listed)('%s', async (name, todo) => {
    await prepare(name, todo)
    const total = await totalOf(todo.list, todo.query)
    expect(total).toBeGreaterThan(0)
    const { todos } = await home(a.token)
    expect(todos.filter((each: { name: string }) => each.name === name)).toEqual([
      { name, count: total, modelType: null },
    ])
  })

  it.each([
    ['debtsOverdue', 'debtsDue'],
    ['taxBillsOverdue', 'taxBillsOpen'],
    ['stockExpired', 'stockExpiring'],
    ['approvalDocumentsLate', 'approvalDocuments'],
    ['tasksOverdue', 'tasksDue'],
  ] as const)('%s are not counted again as %s', async (late, waiting) => {
    await prepare(waiting, homeTodos[waiting])
    await prepare(late, homeTodos[late])
    const { todos } = await home(a.token)
    const names: string[] = todos.map(({ name }: { name: string }) => name)
    expect(names.filter((name) => name === late || name === waiting)).toEqual([late])
  })

  const goods = Object.entries(homeLogistics).flatMap(([group, figures]) =>
    Object.entries<ListFigure>(figures).map(([name, figure]) => [group, name, figure] as const),
  )
  it.each(goods)('%s %s', async (group, name, figure) => {
    await prepare(name, figure)
    const total = await totalOf(figure.list, figure.query)
    expect(total).toBeGreaterThan(0)
    expect((await home(a.token)).logistics).toContainEqual({ group, name, count: total })
  })

  it('of orders, by kind', async () => {
    const { orders, todos } = await home(a.token)
    for (const { modelType, ...figures } of orders.kinds)
      for (const [name, query] of Object.entries(overviewFilters))
        expect([name, figures[name]]).toEqual([
          name,
          await totalOf('GET business/online/order/list', { ...query, modelType }),
        ])
    for (const [name, todo] of Object.entries<HomeTodo>(homeTodos))
      if ('figure' in todo)
        for (const { modelType, count } of todos.filter((each: { name: string }) => each.name === name))
          expect(count).toBe(
            await totalOf('GET business/online/order/list', { ...overviewFilters[todo.figure], modelType }),
          )
  })

  it('of exports whose proceeds are due', async () => {
    await owner.query(
      `update trade_order set model_type = 1, state = 5, payment_state = 0, order_amount = 10,
         exported_on = app.business_day() - 50 where company_id = $1 and id = $2`,
      [a.companyId, a.orderId],
    )
    const near = await home(a.token)
    expect(near.orders.due).toEqual({ late: 0, near: 1 })
    const list = (query: object) =>
      totalOf('GET business/online/order/list', { modelType: orderKind.codes.export, ...query })
    expect([await list({ isNear: 1 }), await list({ isLate: 1 })]).toEqual([1, 0])
    await owner.query('update trade_order set exported_on = app.business_day() - 80 where id = $1', [
      a.orderId,
    ])
    expect((await home(a.token)).orders.due).toEqual({ late: 1, near: 0 })
    expect([await list({ isNear: 1 }), await list({ isLate: 1 })]).toEqual([0, 1])
  })
})

describe('home', () => {
  it('has nothing of another company', async () => {
    const { token } = await app.given.member()
    const view = await home(token)
    expect(view.todos).toEqual([])
    expect(view.logistics.every(({ count }: { count: number }) => count === 0)).toBe(true)
    expect(view.debts.counts.all).toBe(0)
    expect(view.orders.kinds.every(({ all }: { all: number }) => all === 0)).toBe(true)
    expect(view.unread).toEqual({ rows: [], total: 0 })
  })

  it('leaves out what a member may not see or do', async () => {
    const member = (permissions: string[]) =>
      app.given.member({ companyId: a.companyId, isAdministrator: false, permissions })
    const nobody = await member([])
    expect(await home(nobody.token)).toMatchObject({
      orders: null,
      todos: [],
      logistics: [],
      debts: null,
      deadlines: null,
      week: null,
      today: [],
      rates: null,
      unread: null,
      bulletins: null,
    })
    await owner.query('update inbound_order set state = 2 where company_id = $1', [a.companyId])
    const names = async (permissions: string[]) =>
      (await home((await member(permissions)).token)).todos.map(({ name }: { name: string }) => name)
    expect(await names(['logistics-inbound-list'])).not.toContain('inboundRefused')
    expect(await names(['logistics-inbound-save'])).toEqual([])
    expect(await names(['logistics-inbound-list', 'logistics-inbound-save'])).toContain('inboundRefused')
  })

  it('keeps for each member which blocks are shown, and in which order', async () => {
    const mine = await app.given.member()
    const colleague = await app.given.member({ companyId: mine.companyId })
    const saved = await app.client('POST system/online/home/layout/save', {
      token: mine.token,
      body: { main: ['trend'], side: ['rates', 'todo'], hidden: ['unpaid'] },
    })
    expect(saved.body.data).toMatchObject({
      side: expect.arrayContaining(['rates', 'todo']),
      hidden: ['unpaid'],
    })
    const { layout } = await home(mine.token)
    expect(layout).toEqual(saved.body.data)
    expect(layout.main[0]).toBe('trend')
    expect((await home(colleague.token)).layout.hidden).toEqual([])
    const wrong = await app.client('POST system/online/home/layout/save', {
      token: mine.token,
      body: { main: ['weather'], side: [], hidden: [] },
    })
    expect(wrong.body.data.fields).toMatchObject([{ path: 'main.0' }])
  })
})

describe('the records of today', () => {
  it('are read from columns that their lists answer', () => {
    const rows = new Map(routes.map(({ key, endpoint }) => [key, endpoint.rows]))
    for (const name of Object.keys(todayTodos) as TodayName[]) {
      const { list } = listOfToday({ name, modelType: null })
      const row = rows.get(list) as { def?: { shape: object } } | undefined
      expect([name, Object.keys(row?.def?.shape ?? {})]).toEqual([
        name,
        expect.arrayContaining(columnsOfToday(name)),
      ])
    }
  })

  const ofLists = listed.filter(([name]) => name in todayTodos)
  it.each(ofLists)('name the first one: %s', async (name, todo) => {
    await prepare(name, todo)
    const { token, memberId } = await app.given.member({
      companyId: a.companyId,
      isAdministrator: false,
      permissions: [
        routes.find(({ key }) => key === todo.list)?.endpoint.access as string,
        ...(todo.needs ? [todo.needs] : []),
      ],
    })
    if (ownPreparations[name]) await owner.query(ownPreparations[name], [a.companyId, memberId])
    const total = await totalOf(todo.list, todo.query, token)
    const record = (await home(token)).today.find((each: { name: string }) => each.name === name)
    expect(record).toMatchObject({
      count: total,
      number: expect.stringMatching(/\S/),
      id: expect.stringMatching(/^\d+$/),
    })
  })
})

describe('the records of today that are orders', () => {
  const first = async (name: string, change: string): Promise<unknown> => {
    await owner.query(`update trade_order set ${change} where company_id = $1 and id = $2`, [
      a.companyId,
      a.orderId,
    ])
    const { token } = await app.given.member({
      companyId: a.companyId,
      isAdministrator: false,
      permissions: ['list', 'save', 'submit', 'release'].flatMap((action) =>
        ['import', 'export'].map((kind) => `order-${kind}-${action}`),
      ),
    })
    return (await home(token)).today.find((each: { name: string }) => each.name === name)
  }
  it('name a draft, a late export and its open sum', async () => {
    const record = { id: a.orderId, number: expect.stringMatching(/\d{6}-\d{4}$/) }
    expect(await first('toSubmit', 'model_type = 0, state = 0')).toMatchObject({ ...record, modelType: 0 })
    const late = await first(
      'exportsLate',
      'model_type = 1, state = 5, payment_state = 0, order_amount = 10, exported_on = app.business_day() - 80',
    )
    expect(late).toMatchObject({ ...record, amount: '10.00', daysLeft: expect.any(Number) })
  })
})

it('counts lists without reading a page of them, and reads one row of those that have a record of today', async () => {
  const sent = vi.spyOn(Batch.prototype, 'messages')
  const { todos } = await home(a.token)
  const statements = sent.mock.contexts.map((batch) => (batch as Batch).statements.map(({ sql }) => sql))
  sent.mockRestore()
  const pages = (texts: readonly string[]): string[] => texts.filter((text) => / limit [01]$/.test(text))
  // Without the statement that keeps a session alive, which a slow machine may bring in between.
  const [counts = [], firsts = []] = statements.filter(
    ([opening, ...others]) => opening?.includes('open_session') && others.length > 0,
  )
  expect(counts.length).toBeGreaterThan(50)
  expect(pages(counts)).toEqual([])
  // The session's statement, and a row of each.
  expect(pages(firsts)).toHaveLength(candidatesOfToday(todos).length)
  expect(firsts).toHaveLength(candidatesOfToday(todos).length + 1)
})

it('has what is due on each of the next seven days by currency', async () => {
  await owner.query('update receivable_item set due_on = app.business_day() + 3 where company_id = $1', [
    a.companyId,
  ])
  const { week } = await home(a.token)
  const { rows } = await owner.query(
    `select (app.business_day() + 3)::text as day, currency, sum(outstanding)::text as amount from receivable_item
      where company_id = $1 and outstanding > 0 group by currency`,
    [a.companyId],
  )
  expect(rows.length).toBeGreaterThan(0)
  expect(week).toEqual(expect.arrayContaining(rows))
  expect(week).toHaveLength(rows.length)
  await owner.query('update receivable_item set due_on = app.business_day() + 7 where company_id = $1', [
    a.companyId,
  ])
  expect((await home(a.token)).week).toEqual([])
})
