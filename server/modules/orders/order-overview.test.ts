import { addDays, lastMonths, lastOfMonth } from '@quayside/contract/kernel/days.ts'
import { orderState } from '@quayside/contract/orders/order.codes.ts'
import {
  type OrderOverview,
  type OverviewFigure,
  overviewFilters,
} from '@quayside/contract/orders/order-overview.ts'
import { sql as raw } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { GivenMember } from '../../platform/testing/given.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import { setPriceAudit } from './mark-order.ts'
import { givenOrder, lineForm, save } from './orders.testing.ts'
import { asProvider, givenSubmitted, markPaid, provide, provider } from './provider-steps.testing.ts'

const app = await sharedApp()

const overview = async ({ token }: GivenMember, language = 'zh-CN'): Promise<OrderOverview> => {
  const headers = { 'accept-language': language }
  const answer = await app.client('GET business/online/order/overview', { token, headers })
  expect(answer.body.code).toBe(200)
  return answer.body.data
}
const totalOf = async ({ token }: GivenMember, path: string, query: object): Promise<number> =>
  (await app.client(`GET business/online/${path}/list`, { token, query: query as never })).body.total

/** Every figure is the total of the list it leads to. */
async function expectListsToAgree(member: GivenMember): Promise<OrderOverview> {
  const seen = await overview(member)
  const names = Object.keys(overviewFilters) as OverviewFigure[]
  for (const { modelType, ...figures } of seen.kinds.filter(({ all }) => all > 0)) {
    const totals = await Promise.all(
      names.map((name) => totalOf(member, 'order', { modelType, ...overviewFilters[name] })),
    )
    expect(figures).toEqual(Object.fromEntries(names.map((name, place) => [name, totals[place]])))
  }
  return seen
}

describe('GET business/online/order/overview', () => {
  it('counts each kind as its list does, in every state', async () => {
    const member = await app.given.member()
    await givenOrder(app, member)
    const back = await givenSubmitted(app, member)
    await provide(app, back.id, 'return', { reason: 'x' })
    const failed = await givenSubmitted(app, member)
    await provide(app, failed.id, 'auditFail', { reason: 'x' })
    const dear = await givenSubmitted(app, member)
    await asProvider(app, (tx) => setPriceAudit(tx, provider, { id: dear.id, priceAudit: 4, reason: 'x' }))
    for (const steps of [['auditPass'], ['auditPass', 'declare'], ['auditPass', 'declare', 'clear']])
      await givenSubmitted(app, member, {}, steps)
    await givenSubmitted(app, member, {}, ['auditPass', 'declare', 'clear', 'arrive'])
    await givenSubmitted(app, member, { modelType: 3 }, ['auditPass'])
    const { kinds } = await expectListsToAgree(member)
    expect(kinds.map(({ modelType }) => modelType)).toEqual([0, 1, 2, 3])
    expect(kinds[0]).toEqual({
      modelType: 0,
      all: 8,
      toSubmit: 1,
      toRelease: 0,
      ownToRelease: 0,
      returned: 1,
      auditFailed: 1,
      priceAuditFailed: 1,
      submitted: 1,
      receiving: 1,
      clearing: 1,
      inTransit: 1,
      arrived: 1,
      underway: 4,
      pendingPayment: 4,
      completed: 0,
    })
    expect(kinds[3]).toMatchObject({ all: 1, receiving: 1, pendingPayment: 1 })
    await app.client('DELETE business/online/order/batchRemove', {
      token: member.token,
      body: { ids: [failed.id] },
    })
    expect((await expectListsToAgree(member)).kinds[0]).toMatchObject({ all: 7, auditFailed: 0 })
  })

  it('sums what is unpaid by kind and currency', async () => {
    const member = await app.given.member()
    const of = (price: string, currency = 'USD') => ({
      currency,
      lines: [lineForm({ qty: '1', price })],
    })
    await givenSubmitted(app, member, of('100'), ['auditPass'])
    const partly = await givenSubmitted(app, member, of('50.5'), ['auditPass'])
    const paid = await givenSubmitted(app, member, of('70', 'HKD'), ['auditPass'])
    await givenSubmitted(app, member, of('30', 'HKD'), ['auditPass'])
    await givenSubmitted(app, member, of('9999'))
    await markPaid(app, partly.id, 1, '20.25')
    await markPaid(app, paid.id, 2, '70')
    expect((await overview(member)).unpaid).toEqual([
      { modelType: 0, currency: 'HKD', amount: '30.00' },
      { modelType: 0, currency: 'USD', amount: '130.25' },
    ])
  })

  it('tells the last twelve months by the dates of the orders that are placed', async () => {
    const member = await app.given.member()
    const today = (await overview(member)).months.at(-1) ?? ''
    const [first = ''] = lastMonths(today, 12)
    const before = lastOfMonth(first, -1)
    const line = [lineForm({ qty: '2', price: '5' })]
    for (const orderDate of [before, `${first}-01`, `${first}-02`, `${today}-01`])
      await givenSubmitted(app, member, { orderDate, lines: line })
    await givenSubmitted(app, member, {
      orderDate: `${first}-03`,
      modelType: 2,
      currency: 'EUR',
      lines: line,
    })
    const cancelled = await givenSubmitted(app, member, { orderDate: `${today}-01`, lines: line })
    await provide(app, cancelled.id, 'cancel', { reason: 'x' })
    const moved = await givenOrder(app, member, { orderDate: `${today}-01`, lines: line })
    await save(app, member, { modelType: 0, id: moved.id, version: moved.version, orderDate: before })
    const { months, trend, kinds } = await overview(member)
    expect([months.length, months[0], kinds[0]?.all]).toEqual([12, first, 6])
    expect(trend).toEqual([
      { month: first, modelType: 0, currency: 'USD', orders: 2, amount: '20.00' },
      { month: first, modelType: 2, currency: 'EUR', orders: 1, amount: '10.00' },
      { month: today, modelType: 0, currency: 'USD', orders: 1, amount: '10.00' },
    ])
  })

  it('names the exports whose foreign exchange is due next, until they are paid', async () => {
    const member = await app.given.member()
    const days = (ago: number) => addDays(app.clock.today(), -ago)
    const exported = async (exportedOn: string) => {
      const { id, orderNo } = await givenSubmitted(app, member, { modelType: 1, orderDate: exportedOn }, [
        'auditPass',
        'declare',
      ])
      await provide(app, id, 'clear', { exportedOn })
      return { id, orderNo }
    }
    const far = await exported(days(3))
    const late = await exported(days(75))
    const near = await exported(days(55))
    const seen = (await overview(member)).deadlines
    expect(seen.map(({ id, urgency }) => [id, urgency])).toEqual([
      [late.id, 'late'],
      [near.id, 'near'],
      [far.id, 'far'],
    ])
    expect(await overview(member)).toMatchObject({
      overdue: [{ modelType: 1, currency: 'USD', amount: '123.46' }],
      due: { late: 1, near: 1 },
    })
    expect(seen[0]).toMatchObject({ orderNo: late.orderNo, currency: 'USD', unpaidAmount: '123.46' })
    // Each reader sees the buyer's name in the language read.
    expect(seen[0]?.partnerName).toMatch(/^买家/)
    expect((await overview(member, 'en-US')).deadlines[0]?.partnerName).toMatch(/^Buyer/)
    await markPaid(app, late.id, 2, '123.46')
    expect((await overview(member)).deadlines.map(({ id }) => id)).toEqual([near.id, far.id])
    expect(await overview(member)).toMatchObject({ overdue: [], due: { late: 0, near: 1 } })
  })

  it('counts a contract as signed as long as the signature covers an order that can be signed', async () => {
    const member = await app.given.member()
    const order = await givenSubmitted(app, member)
    await givenSubmitted(app, member, {}, ['auditPass'])
    const expectToSign = async (count: number) => {
      const listed = await totalOf(member, 'orderContract', { isSignable: 1 })
      expect([(await overview(member)).contractsToSign, listed]).toEqual([count, count])
    }
    await expectToSign(2)
    await asProvider(app, (tx) =>
      raw`insert into order_contract (company_id, order_id, document, hash, terms_version, signer_id, signer_name, content)
        values (${member.companyId}, ${order.id}, '{}', ${'0'.repeat(64)}, '1', ${member.memberId}, 'Li Lei',
          app.order_content(${member.companyId}, ${order.id}))`.execute(tx),
    )
    await expectToSign(1)
    await asProvider(app, (tx) =>
      raw`update trade_order set order_amount = 1, currency = 'EUR' where id = ${order.id}`.execute(tx),
    )
    await expectToSign(2)
    await asProvider(app, (tx) =>
      raw`update trade_order set order_amount = 123.46, currency = 'USD' where id = ${order.id}`.execute(tx),
    )
    await expectToSign(1)
    await provide(app, order.id, 'return', { reason: 'x' })
    await expectToSign(1)
    await app.client('DELETE business/online/order/batchRemove', {
      token: member.token,
      body: { ids: [order.id] },
    })
    await expectToSign(1)
  })

  it('stays right through more changes than the sums are gathered after', async () => {
    const member = await app.given.member()
    for (let n = 0; n < 55; n++) {
      await save(app, member, { modelType: 2, currency: 'EUR' })
      // Not by its step, for which an order needs lines and papers.
      await app.platform.staff.transaction([], (tx) =>
        raw`update trade_order set state = ${orderState.codes.submitted}
          where company_id = ${member.companyId} and state = ${orderState.codes.draft}`.execute(tx),
      )
    }
    const { kinds, trend } = await overview(member)
    expect([kinds[2]?.all, trend.map(({ orders }) => orders)]).toEqual([55, [55]])
  })

  it('shows no kinds or contracts the caller may not see, and nothing of another company', async () => {
    const owner = await app.given.member()
    await givenOrder(app, owner)
    await givenSubmitted(app, owner, { modelType: 3 })
    const member = (permissions: string[]) => app.given.member({ companyId: owner.companyId, permissions })
    const domestic = await overview(await member(['order-domestic-list']))
    expect(domestic.kinds.map(({ modelType, all }) => [modelType, all])).toEqual([[3, 1]])
    expect(domestic.trend.map(({ modelType }) => modelType)).toEqual([3])
    expect(domestic.contractsToSign).toBeNull()
    const { token } = await member(['home-notice-list'])
    const clerk = await app.client('GET business/online/order/overview', { token })
    expect(clerk.body.code).toBe('403')
    const stranger = await overview(await app.given.member())
    expect([stranger.kinds.map(({ all }) => all), stranger.trend]).toEqual([[0, 0, 0, 0], []])
    const nobody = await app.client('GET business/online/order/overview', {})
    expect(nobody.body.code).not.toBe(200)
  })
})
