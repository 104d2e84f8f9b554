import { addDays, firstOfMonth } from '@quayside/contract/kernel/days.ts'
import { addressOfNotice } from '@quayside/contract/notice-page.ts'
import type { Notice } from '@quayside/contract/notices/notice.ts'
import { subjectOf } from '@quayside/contract/notices/notice-subjects.ts'
import { orderKind } from '@quayside/contract/orders/order.codes.ts'
import { expect, it } from 'vitest'
import { jobs } from '../jobs.ts'
import { announceAgreementsOn } from '../modules/account/announce-agreement.ts'
import { givenAsked, givenSubmitted as givenFiling } from '../modules/filings/approval.testing.ts'
import { remindOn } from '../modules/filings/remind-of-documents.ts'
import { remindOf } from '../modules/finance/send-reminders.ts'
import { expireOn } from '../modules/forwarding/expire-quotations.ts'
import { givenQuoted } from '../modules/forwarding/forwarding.testing.ts'
import { makeDueOrders } from '../modules/orders/make-due-orders.ts'
import { givenOrder } from '../modules/orders/orders.testing.ts'
import { givenSubmitted, provide } from '../modules/orders/provider-steps.testing.ts'
import { finding, givenRequest } from '../modules/products/products.testing.ts'
import { warnOfExpiry } from '../modules/systems/warn-of-expiry.ts'
import { warnOfMakers } from '../modules/systems/warn-of-makers.ts'
import { remindOfTasks } from '../modules/teamwork/remind-of-tasks.ts'
import { givenOldLot } from '../modules/warehouse/old-lots.testing.ts'
import {
  givenInbound,
  givenStored,
  givenWarehouse,
  inboundStep,
  officeDo,
  readInbound,
} from '../modules/warehouse/warehouse.testing.ts'
import { noticeEvents } from '../platform/notices/notice-events.ts'
import { sendEach, sendNotice } from '../platform/notices/send-notice.ts'
import type { GivenMember } from '../platform/testing/given.ts'
import { testApp } from '../platform/testing/test-app.ts'

const app = await testApp()
const desk = await app.given.staff()
const office = (key: string, body: object) => app.office(key, { token: desk.token, body })

const two = async <T>(make: (place: number) => Promise<T>): Promise<T[]> => [await make(0), await make(1)]
const ids = (records: readonly { id: string }[]): string[] => records.map(({ id }) => id)

type Bulk = {
  readonly event: string
  /** A message that is about one record of which there are several things to say leads to it. */
  readonly isOfOneRecord?: true
  readonly run: (member: GivenMember) => Promise<{ body: { code: number | string } }>
}

const inboundOfTwo = async (member: GivenMember) => {
  const { id } = await givenInbound(app, member, { lines: [{ model: 'A' }, { model: 'B' }] })
  await inboundStep(app, member, id, 'submit')
  await officeDo(app, `inbound/${id}/auditPass`)
  return readInbound(app, member, id)
}

/** Every command that does the same to several records, and the message that its customer gets. */
const bulkCommands: Readonly<Record<string, Bulk>> = {
  'orders passed': {
    event: 'order.auditPass',
    run: async (member) =>
      office('POST business/online/order/bulk', {
        ids: ids(await two(() => givenSubmitted(app, member))),
        step: 'auditPass',
      }),
  },
  'requests classified': {
    event: 'classificationRequest.classify',
    run: async (member) => {
      const answers = ids(await two(() => givenRequest(app, member))).map((id) => ({ id, ...finding }))
      return office('POST base/online/productRequest/bulk', { answers })
    },
  },
  'goods received otherwise': {
    event: 'stockDifference.reported',
    isOfOneRecord: true,
    run: async (member) => {
      const { id, lines } = await inboundOfTwo(member)
      const short = lines.map((line: { id: string }) => ({
        lineId: line.id,
        qty: '1',
        differences: [{ kind: 0, qty: '1', reason: 'Box open' }],
      }))
      return officeDo(app, `inbound/${id}/receive`, { lines: short })
    },
  },
  'lots graded': {
    event: 'stock.graded',
    run: async (member) => {
      const { lots } = await givenStored(app, member, { lines: [{ model: 'A' }, { model: 'B' }] })
      const body = { lots: lots.map(({ id }: { id: string }) => ({ lotId: id })), quality: 1, reason: 'Wet' }
      return office('POST warehouse/online/stock/grade', body)
    },
  },
  'fees charged': {
    event: 'fee.charge',
    run: ({ companyId }) => {
      const fee = { companyId, kind: 'storage', unitPrice: '10' }
      return office('POST finance/online/cost/chargeMany', { fees: [fee, fee] })
    },
  },
  'storage of two warehouses charged': {
    event: 'fee.charge',
    run: async ({ companyId }) => {
      for (const warehouseId of await two(() => givenWarehouse(app))) {
        const tariff = { warehouseId, validFrom: '2025-01-01', freeDays: 0, unit: 0, rate: '2.5' }
        await officeDo(app, 'tariff/save', tariff)
        await givenOldLot(app, companyId, { warehouseId, days: 70 })
      }
      const month = firstOfMonth(app.clock.today(), -1).slice(0, 7)
      return office('POST warehouse/online/storageCharge/run', { month })
    },
  },
  'lots counted': {
    event: 'stocktaking.adjusted',
    run: async (member) => {
      const { lots, warehouseId } = await givenStored(app, member, {
        lines: [{ model: 'A' }, { model: 'B' }],
      })
      const counts = lots.map(({ id }: { id: string }) => ({ lotId: id, counted: '1', reason: 'Counted' }))
      return office('POST warehouse/online/stocktaking/save', { warehouseId, note: 'July', counts })
    },
  },
}

type Run = {
  readonly event: string
  readonly run: (member: GivenMember) => Promise<unknown>
}
const today = app.clock.today()
const twoQuotations = (member: GivenMember, validUntil: string) =>
  two(() => givenQuoted(app, member, [{ validUntil }]))

/** Every job that tells of records one by one, each in a transaction of its own. */
const batchJobs: Readonly<Record<string, readonly Run[]>> = {
  'quotation-expiry': [
    {
      event: 'forwarderQuotation.ending',
      run: async (member) => {
        await twoQuotations(member, addDays(today, 3))
        await expireOn(app.platform, addDays(today, 2))
      },
    },
    {
      event: 'forwarderQuotation.expire',
      run: async (member) => {
        await twoQuotations(member, addDays(today, 3))
        await expireOn(app.platform, addDays(today, 4))
      },
    },
  ],
  'approval-documents': [
    {
      event: 'approvalOrder.documentDue',
      run: async (member) => {
        for (const { id } of await two(() => givenFiling(app, member)))
          await givenAsked(app, member, id, { dueOn: addDays(today, 5) })
        await remindOn(app.platform, addDays(today, 4))
      },
    },
  ],
  'deadline-reminders': [
    {
      event: 'reminder.exportReceipt.after',
      run: async (member) => {
        const exported = { modelType: 1, orderDate: addDays(today, -100) }
        for (const { id } of await two(() => givenSubmitted(app, member, exported, ['auditPass', 'declare'])))
          await provide(app, id, 'clear', { exportedOn: addDays(today, -90) })
        await remindOf(app.platform, today)
      },
    },
  ],
  'task-reminders': [
    {
      event: 'teamwork.taskDue',
      run: async ({ token, memberId, ...member }) => {
        for (const { id: entityId } of await two(() => givenOrder(app, { token, memberId, ...member }))) {
          const body = { entity: 'order', entityId, title: 'Check', dueOn: today, assigneeId: memberId }
          await app.client('POST system/online/recordTask/save', { token, body })
        }
        await remindOfTasks(app.platform).run({})
      },
    },
  ],
  'system-key-expiry': [
    {
      event: 'systemKey.expiring',
      run: async ({ token, companyId }) => {
        const body = { name: 'Kingdee', days: 90, scopes: ['order-import-list'] }
        for (const _place of [0, 1]) await app.client('POST base/online/systemKey/save', { token, body })
        await app.platform.staff.transaction([], (tx) =>
          tx
            .updateTable('system_key')
            .set({ expires_at: new Date(app.clock.now().getTime() + 86_400_000).toISOString() })
            .where('company_id', '=', companyId)
            .execute(),
        )
        await warnOfExpiry(app.platform)
      },
    },
    {
      event: 'systemKey.outlived',
      run: async ({ token, companyId }) => {
        const maker = await app.given.member({
          companyId,
          permissions: ['hub-system-manage', 'order-import-list'],
        })
        const body = { name: 'Kingdee', days: 90, scopes: ['order-import-list'] }
        for (const _place of [0, 1])
          await app.client('POST base/online/systemKey/save', { token: maker.token, body })
        await app.client(`POST base/online/member/${maker.memberId}/disable`, { token, body: {} })
        await warnOfMakers(app.platform)
      },
    },
  ],
  'agreement-notices': [
    {
      event: 'agreement.announced',
      run: async () => {
        for (const place of [1, 2])
          await app.platform.staff.transaction([], (tx) =>
            tx
              .insertInto('agreement_version')
              .values({ place, number: `2031.${place}`, effective_on: addDays(today, place), texts: '{}' })
              .execute(),
          )
        await announceAgreementsOn(app.platform, today)
      },
    },
  ],
  'order-templates': [
    {
      event: 'order.repeat',
      run: async (member) => {
        for (const place of [0, 1]) {
          const { id: orderId } = await givenOrder(app, member)
          const repeat = { every: 2, day: 1, isOn: 1 }
          const body = { modelType: 0, orderId, name: `Monthly ${place}`, repeat }
          await app.client('POST business/online/orderTemplate/save', { token: member.token, body })
        }
        await app.platform.staff.transaction([], (tx) =>
          tx
            .updateTable('order_template')
            .set({ next_on: today })
            .where('company_id', '=', member.companyId)
            .execute(),
        )
        await makeDueOrders(app.platform).run({})
      },
    },
  ],
}
/** Jobs that send no message, or that sum up what a company is told in one text. */
const otherJobs: ReadonlySet<string> = new Set([
  'archive-retention',
  'system-figures',
  // These tell the provider's own staff, who have no notices of a company.
  'staff-task-reminders',
  'account-retention',
  'session-retention',
  'upload-retention',
  'link-retention',
  'notice-deliveries',
  'push-deliveries',
  'robot-deliveries',
  'mails',
  'expiry-reminders',
  'monthly-statements',
  'report-schedules',
  'report-run',
  'report-retention',
  'landed-costs',
  'webhook-deliveries',
  'system-deliveries',
  'gateway-retention',
])

async function noticesOf({ token }: GivenMember) {
  const answer = await app.client('GET system/online/sysMsg', { token, query: { pageSize: '50' } })
  return answer.body.rows as Notice[]
}

it.each(Object.entries(bulkCommands))('%s are one message that says how many', async (_name, bulk) => {
  const member = await app.given.member()
  const answer = await bulk.run(member)
  expect(answer.body.code, JSON.stringify(answer.body)).toBe(200)
  const messages = (await noticesOf(member)).filter(({ event }) => event === bulk.event)
  expect(messages).toMatchObject([{ count: 2 }])
  expect(messages[0]?.title).toMatch(/\(2\)$/)
  expect(messages[0]?.content).toMatch(/^2 in all; see the list\. The first one: \S/)
  if (bulk.isOfOneRecord) expect(messages[0]?.entityId).toMatch(/\d/)
  else expect(messages[0]?.entityId).toBeNull()
})

it.each(Object.values(batchJobs).flat())(
  '$event of one run of a job is one message',
  async ({ event, run }) => {
    const member = await app.given.member()
    await run(member)
    const told = (await noticesOf(member)).filter((each) => each.event === event)
    expect(told).toMatchObject([{ count: 2, entityId: null }])
  },
)

it('every job is known to send its messages in batches, in one text, or none', () => {
  const names = jobs(app.platform).map(({ name }) => name)
  const unknown = names.filter(
    (name) => !(name in batchJobs) && !otherJobs.has(name) && !name.startsWith('rates-'),
  )
  expect(unknown).toEqual([])
})

it('what two requests do are two messages', async () => {
  const member = await app.given.member()
  for (const { id } of await two(() => givenSubmitted(app, member)))
    await office(`POST business/online/order/${id}/auditPass`, {})
  const told = (await noticesOf(member)).filter(({ event }) => event === 'order.auditPass')
  expect(told.map(({ count }) => count)).toEqual([1, 1])
})

it('orders of two kinds are told in two messages, and each leads to the list of its orders', async () => {
  const member = await app.given.member()
  const exported = { modelType: orderKind.codes.export }
  const orders = [
    ...(await two(() => givenSubmitted(app, member))),
    ...(await two(() => givenSubmitted(app, member, exported))),
  ]
  await office('POST business/online/order/bulk', { ids: ids(orders), step: 'auditPass' })
  const told = (await noticesOf(member)).filter(({ event }) => event === 'order.auditPass')
  expect(told.map(({ count }) => count)).toEqual([2, 2])
  expect(told.map((notice) => addressOfNotice(notice) ?? '').toSorted()).toEqual([
    '/ExportOrderList?state=3',
    '/ImportOrderList?state=3',
  ])
})

it('a message that was read is unread again when the same request adds to it', async () => {
  const member = await app.given.member()
  const send = () =>
    app.platform.staff.transaction(
      [{ sql: `select set_config('app.request', 'r1', true)`, parameters: [] }],
      (tx) =>
        sendNotice(tx, {
          companyId: member.companyId,
          message: { phrase: 'order.auditPass', params: { orderNo: 'A-1' } },
          record: { entity: 'order', id: '1' },
        }),
    )
  await send()
  await app.client('PUT system/online/sysMsg/setIsRead', { token: member.token, body: { all: true } })
  await send()
  expect(await noticesOf(member)).toMatchObject([{ count: 2, isRead: 0 }])
})

const severalKinds = noticeEvents.flatMap((event) => {
  const { leadsTo } = subjectOf(event)
  const targets = leadsTo.flatMap((target) => target ?? [])
  return targets.length > 1 ? [{ event, targets }] : []
})

it.each(severalKinds)(
  '$event about several kinds of record is one text and one e-mail of them',
  async ({ event, targets }) => {
    const member = await app.given.member()
    const events = [{ event, channels: ['message', 'push', 'sms', 'email'] }]
    const body = { events, quiet: null, digest: null, pushesAmounts: true }
    await app.client('POST system/online/sysMsg/setting/save', { token: member.token, body })
    const request = [{ sql: `select set_config('app.request', $1, true)`, parameters: [`several ${event}`] }]
    await app.platform.staff.transaction(request, (tx) =>
      sendEach(
        tx,
        { companyId: member.companyId, memberIds: [member.memberId] },
        targets.map((entity) => ({
          message: { phrase: event, params: {} },
          record: { entity, id: '1' },
        })),
      ),
    )
    const owner = await app.owner()
    const { rows: notices } = await owner.query('select count from notice where member_id = $1', [
      member.memberId,
    ])
    expect(notices).toEqual(targets.map(() => ({ count: 1 })))
    const { rows } = await owner.query('select channel, count from notice_delivery where member_id = $1', [
      member.memberId,
    ])
    expect(rows).toContainEqual({ channel: 'email', count: targets.length })
    expect(new Set(rows.map(({ channel }: { channel: string }) => channel)).size).toBe(rows.length)
  },
)
