import { isGroupEvent } from '@quayside/contract/notices/robot.rules.ts'
import { systemEventKindNames } from '@quayside/contract/systems/system-event.ts'
import { sql as raw } from 'kysely'
import { expect, it } from 'vitest'
import { givenLink, visit } from '../modules/links/links.testing.ts'
import { givenSubmitted } from '../modules/orders/provider-steps.testing.ts'
import { givenSupplier } from '../modules/partners/partners.testing.ts'
import { handOutEvents } from '../modules/systems/hand-out-events.ts'
import { noticeEvents } from '../platform/notices/notice-events.ts'
import { dataOf } from '../platform/testing/answers.ts'
import { testApp } from '../platform/testing/test-app.ts'

/** What leaves a company by itself: each of two companies has everything that is told of what happens. */
const app = await testApp()

async function givenListening(name: string) {
  const member = await app.given.member()
  const { token, companyId } = member
  const post = async (path: string, body: object) =>
    dataOf(await app.client(`POST base/online/${path}`, { token, body }))
  await post('robot/save', {
    name,
    kind: 0,
    locale: 'zh-CN',
    webhook: 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=1',
    events: noticeEvents.filter(isGroupEvent),
  })
  await post('systemWebhook/save', { name, url: 'https://1.1.1.1/', kinds: systemEventKindNames })
  const { key } = await post('systemKey/save', {
    name,
    days: 90,
    scopes: ['order-import-list', 'business-supplier-list', 'report-supplierScore-view', 'hub-event-receive'],
  })
  const supplier = await givenSupplier(app, member, { name: `${name} Supplier` })
  const order = await givenSubmitted(app, member, { supplierId: supplier.id, remarks: name }, [])
  return { ...member, companyId, key: key as string, supplier, order }
}
const other = await givenListening('Beta')
const count = async (table: string, companyId: string): Promise<number> => {
  const { rows } = await app.platform.staff.transaction([], (tx) =>
    raw<{ count: number }>`select count(*)::int as count from ${raw.table(table)}
      where company_id = ${companyId}`.execute(tx),
  )
  return rows[0]?.count ?? 0
}
const channels = ['robot_delivery', 'system_delivery', 'notice'] as const
const heardBy = async (companyId: string): Promise<number[]> => {
  await handOutEvents(app.platform)
  return Promise.all(channels.map((table) => count(table, companyId)))
}

const before = await heardBy(other.companyId)
const own = await givenListening('Alpha')
const noted = { entity: 'order', entityId: own.order.id }
const { id: whatIfId } = dataOf(
  await app.client('POST report/online/whatIf/save', {
    token: own.token,
    body: { orderId: own.order.id, name: 'Alpha by sea', isShared: 1, variants: [{ rate: '8' }] },
  }),
)
await app.client('POST system/online/recordNote/save', {
  token: own.token,
  body: { ...noted, message: 'Alpha only' },
})
await app.office(`POST business/online/order/${own.order.id}/auditPass`, {
  token: (await app.given.staff()).token,
  body: {},
})

it('what happens in a company reaches its own robot, address and members, and those of no other', async () => {
  const heard = await heardBy(own.companyId)
  expect(
    heard.every((times) => times > 0),
    String(heard),
  ).toBe(true)
  expect(await heardBy(other.companyId)).toEqual(before)
})

it('a system reads the events, orders and suppliers of its own company alone', async () => {
  for (const key of [
    'GET base/online/systemEvent/list',
    'GET business/online/order/list?modelType=0',
    'GET base/online/supplier/list',
    'GET report/online/supplierScore/list',
  ]) {
    const answer = await app.client(key, { token: other.key })
    expect(answer.body.code, key).toBe(200)
    expect(answer.text).not.toContain('Alpha')
    expect(answer.text).not.toContain(own.order.orderNo)
  }
  const answer = await app.client(`GET business/online/order/${own.order.id}`, { token: other.key })
  expect(answer.body.code).toBe(404)
})

it('invitations by other companies, notes and tasks are not posted to a group', async () => {
  // As a robot of an earlier version has them.
  await app.platform.staff.transaction([], (tx) =>
    raw`update group_robot set events = ${[...noticeEvents]}::text[] where company_id = ${other.companyId}`.execute(
      tx,
    ),
  )
  const { rows: people } = await app.platform.staff.transaction([], (tx) =>
    raw<{ mobile: string }>`select mobile from member where id = ${other.memberId}`.execute(tx),
  )
  const [posted] = await heardBy(other.companyId)
  const invited = await app.client('POST base/online/member/save', {
    token: own.token,
    body: { name: 'Bookkeeper', mobile: people[0]?.mobile, permissionSet: 'finance' },
  })
  expect(invited.body.code).toBe(200)
  const colleague = await app.given.member({ companyId: other.companyId })
  for (const [path, more] of [
    ['recordNote', { message: 'Look', mentionIds: [colleague.memberId] }],
    ['recordTask', { title: 'Look', dueOn: app.clock.today(), assigneeId: colleague.memberId }],
  ] as const)
    dataOf(
      await app.client(`POST system/online/${path}/save`, {
        token: other.token,
        body: { entity: 'order', entityId: other.order.id, ...more },
      }),
    )
  const [postedNow, , told] = await heardBy(other.companyId)
  expect(told).toBeGreaterThan(before[2] ?? 0)
  expect(postedNow).toBe(posted)
})

it('a link opens its own record alone, also with the number of another company’s in its address', async () => {
  const { path } = await givenLink(app, other, 'order', other.order.id)
  const page = await visit(app, `${path}?recordId=${own.order.id}&id=${own.order.id}`)
  expect(page.status).toBe(200)
  expect(page.text).toContain(other.order.orderNo)
  expect(page.text).not.toContain(own.order.orderNo)
})

it('scorecards, saved comparisons, notes and tasks are asked for in vain by another company', async () => {
  const asked = await Promise.all([
    app.client('GET report/online/supplierScore/list', {
      token: other.token,
      query: { supplierId: own.supplier.id },
    }),
    app.client('GET report/online/whatIf/list', { token: other.token, query: { orderId: own.order.id } }),
    app.client(`GET report/online/whatIf/${whatIfId}/print`, { token: other.token }),
    app.client('GET system/online/teamwork/record', { token: other.token, query: noted }),
  ])
  for (const { text } of asked) expect(text).not.toContain('Alpha')
  expect(asked.map(({ body }) => body.total ?? body.code)).toEqual([0, 404, 404, 404])
})

it('a note mentions no member of another company, and a task is given to none', async () => {
  const told = (await heardBy(other.companyId))[2]
  const mentioned = await app.client('POST system/online/recordNote/save', {
    token: own.token,
    body: { ...noted, message: 'Look', mentionIds: [other.memberId] },
  })
  const given = await app.client('POST system/online/recordTask/save', {
    token: own.token,
    body: { ...noted, title: 'Look', dueOn: app.clock.today(), assigneeId: other.memberId },
  })
  for (const { text } of [mentioned, given]) expect(text).toContain('teamwork.notAColleague')
  expect((await heardBy(other.companyId))[2]).toBe(told)
})
