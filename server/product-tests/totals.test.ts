import { countedOf } from '@quayside/contract/counted.ts'
import { firstOfMonth, lastOfMonth } from '@quayside/contract/kernel/days.ts'
import { type Amount, sum } from '@quayside/contract/kernel/money.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { customsCalls, declarationNo, givenDeclarable, header } from '../modules/customs/customs.testing.ts'
import { givenOrder } from '../modules/orders/orders.testing.ts'
import { givenSubmitted, provide } from '../modules/orders/provider-steps.testing.ts'
import { givenApplication, officeStep } from '../modules/payments/payments.testing.ts'
import { testApp } from '../platform/testing/test-app.ts'
import type { TestAnswer } from '../platform/testing/test-client.ts'

const app = await testApp()
const owner = await app.owner()
const member = await app.given.member()
const finance = await app.given.staff({ roles: ['finance'] })
const operations = await app.given.staff({ roles: ['operations'] })
const { companyId } = member

const ok = (answer: TestAnswer) => {
  expect(answer.text.slice(0, 600)).toContain('"code":200')
  return answer.body.data
}
const get = async (path: string, query: Record<string, string> = {}) => {
  const { body } = await app.client(`GET ${path}`, { token: member.token, query })
  expect(body.code).toBe(200)
  return body
}
type Row = { state: number; currency: string; amount: string; modelType: number; orderAmount: string }
const rowsOf = async (path: string, query: Record<string, string> = {}): Promise<Row[]> =>
  (await get(path, { pageSize: '100', ...query })).rows
const added = (rows: readonly Row[], key: 'amount' | 'orderAmount' = 'amount'): string =>
  sum(rows.map((row) => row[key] as Amount))
const asked = async (sql: string): Promise<string> => {
  const { rows } = await owner.query(
    `select coalesce(sum(amount), 0)::numeric(18, 2)::text as total from (${sql}) counted`,
  )
  return rows[0]?.total
}

/** Of each kind one record that counts and one that does not. */
beforeAll(async () => {
  const kept = await givenSubmitted(app, member, {}, ['auditPass'])
  const given = await givenSubmitted(app, member)
  await provide(app, given.id, 'cancel', { reason: 'x' })
  await givenOrder(app, member)
  for (const unitPrice of ['600.00', '765.21'])
    ok(
      await officeStep(app, finance, 'cost/chargeMany', {
        fees: [{ orderId: kept.id, kind: 'storage', unitPrice }],
      }),
    )
  const wrong = (await get('finance/online/cost/list')).rows.find((fee: Row) => fee.amount === '765.21')
  ok(await officeStep(app, finance, `cost/${wrong.id}/reverse`, { reason: 'Charged twice' }))
  const applications = [await givenApplication(app, member), await givenApplication(app, member)]
  ok(await officeStep(app, finance, `paymentApplication/${applications[0]?.id}/reject`, { reason: 'x' }))
  const { id: orderId } = await givenDeclarable(app, member)
  const { post } = customsCalls(app, member, operations)
  const [first] = ok(await post('declaration/create', { orderId, ...header }))
  ok(await post(`declaration/${first.id}/declare`, { declarationNo: declarationNo(1) }))
  const bill = (amount: string, kind: string) =>
    post('taxBill/save', {
      declarationId: first.id,
      kind,
      amount,
      issuedOn: app.clock.today(),
      differenceReason: 'Part of the tax',
    })
  ok(await bill('100.00', 'vat'))
  const { id } = ok(await bill('40.00', 'duty'))
  ok(await post(`taxBill/${id}/cancel`, { reason: 'x' }))
})

const of = `company_id = ${companyId}`
/** Every total of a list of documents: its rows as the screen adds them, and the same by SQL. */
const totals = {
  '/costBreakdown': ['fee', 'finance/online/cost/list', `select amount from fee where ${of} and state = 1`],
  '/customsPaymentRecord': [
    'taxBill',
    'customs/online/taxBill/list',
    `select amount from tax_bill where ${of} and state >= 0`,
  ],
  '/paymentQuery': [
    'paymentApplication',
    'finance/online/paymentQuery/list',
    `select amount from payment_application where ${of} and state in (0, 1, 2, 4)`,
  ],
} as const

describe('a total adds what counts and nothing else', () => {
  it.each(Object.entries(totals))('on %s', async (_screen, [kind, path, sql]) => {
    const rows = await rowsOf(path)
    expect(countedOf(kind, rows).length).toBeLessThan(rows.length)
    expect(added(countedOf(kind, rows))).toBe(await asked(sql))
  })

  it('on the lists of orders', async () => {
    const rows = await rowsOf('business/online/order/list', { modelType: '0' })
    const sql = `select order_amount as amount from trade_order where ${of} and model_type = 0 and state <> -1`
    expect(countedOf('order', rows).length).toBeLessThan(rows.length)
    expect(added(countedOf('order', rows), 'orderAmount')).toBe(await asked(sql))
  })

  it('on the home screen, in its list of the month and in the report of orders', async () => {
    const placed = `select 1 as amount from trade_order where ${of} and state not in (-1, 0, 2) and deleted_at is null`
    const { trend, months } = (await get('business/online/order/overview')).data
    const ordersOf = (rows: readonly { orders: number }[]) =>
      rows.reduce((all, { orders }) => all + orders, 0)
    const counted = Number(await asked(placed))
    expect(ordersOf(trend)).toBe(counted)
    const money = `select order_amount as amount from trade_order where ${of} and state not in (-1, 0, 2)`
    expect(sum(trend.map(({ amount }: Row) => amount))).toBe(await asked(money))
    const month = months.at(-1)
    const ofMonth = { orderDateBegin: firstOfMonth(month), orderDateEnd: lastOfMonth(month), stage: 'placed' }
    const listed = await get('business/online/order/list', { modelType: '0', ...ofMonth })
    expect(listed.total).toBe(
      ordersOf(
        trend.filter(
          (row: { month: string; modelType: number }) => row.month === month && row.modelType === 0,
        ),
      ),
    )
  })

  it('in the summary of tax bills', async () => {
    const { open } = (await get('customs/online/taxBill/summary')).data
    expect(open.amount).toBe(await asked(`select amount from tax_bill where ${of} and state = 0`))
  })
})
