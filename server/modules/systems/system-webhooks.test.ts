import { createHmac } from 'node:crypto'
import {
  systemDeliveryAttempts,
  systemWebhookPatience,
  systemWebhooksAtMost,
} from '@quayside/contract/systems/system-webhook.ts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { testClock } from '../../platform/clock.ts'
import { happened } from '../../platform/records/happened.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { givenOrder, submit } from '../orders/orders.testing.ts'
import { deliverSystemEvents } from './deliver-events.ts'
import { startEventSink } from './event-sink.testing.ts'

const clock = testClock('2026-11-18T02:00:00Z')
const sink = await startEventSink()
afterAll(() => sink.close())
const app = await testApp({ clock, environment: { WEBHOOKS_ALLOW_PRIVATE: 'on' } })
const owner = await app.owner()
const run = () => deliverSystemEvents(app.platform).run({})

const form = { name: 'Kingdee', url: sink.url, kinds: ['order', 'fee'] }
const save = (token: string, body: object) =>
  app.client('POST base/online/systemWebhook/save', { token, body })
async function given(change: object = {}) {
  const member = await app.given.member()
  const { body } = await save(member.token, { ...form, ...change })
  expect(body.code, JSON.stringify(body)).toBe(200)
  return { ...member, id: body.data.id as string, secret: body.data.secret as string }
}
type Given = Awaited<ReturnType<typeof given>>
const tell = (
  companyId: string,
  entity: 'order' | 'fee' | 'supplier',
  id: string,
  transition: string,
  to = 'x',
) =>
  app.platform.staff.transaction([], (tx) =>
    happened(
      tx,
      { actor: 'provider', id: null, name: 'Staff' },
      { companyId, entity, ids: [id] },
      { transition, to, note: 'a note' },
    ),
  )
const rowOf = async ({ token, id }: Given) => {
  const { body } = await app.client('GET base/online/systemWebhook/list', { token })
  return body.rows.find((row: { id: string }) => row.id === id)
}
const logOf = async ({ token, id }: Given) =>
  (await app.client('GET base/online/systemDelivery/list', { token, query: { webhookId: id } })).body.rows

beforeEach(() => {
  sink.state.status = 200
  sink.take()
})

describe('a webhook', () => {
  it('is posted what happens from now on, signed, with number and states and nothing else', async () => {
    const member = await app.given.member()
    const before = await givenOrder(app, member)
    await submit(app, member, before.id)
    const hook = (await save(member.token, form)).body.data
    const order = await givenOrder(app, member)
    await submit(app, member, order.id)
    await run()
    const [first, ...others] = sink.take()
    expect(others).toEqual([])
    expect(first?.event).toEqual({
      position: expect.stringMatching(/^\d+$/),
      kind: 'order',
      recordId: order.id,
      number: order.orderNo,
      event: 'submit',
      fromState: 'draft',
      toState: 'submitted',
      actor: 'customer',
      at: expect.any(String),
    })
    const [, seconds = '', mac = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(first?.signature ?? '') ?? []
    expect(mac).toBe(createHmac('sha256', hook.secret).update(`${seconds}.${first?.body}`).digest('hex'))
    await run()
    expect(sink.take()).toEqual([])
  })

  it('hears only of the kinds that were chosen', async () => {
    const hook = await given({ kinds: ['supplier'] })
    await tell(hook.companyId, 'order', '1', 'cancel')
    await tell(hook.companyId, 'supplier', '1', 'pass')
    await run()
    expect(sink.take().map(({ event }) => event.kind)).toEqual(['supplier'])
  })

  it('hears nothing of a fee that the provider only proposes', async () => {
    const hook = await given()
    await tell(hook.companyId, 'fee', '1', 'create', 'proposed')
    await tell(hook.companyId, 'fee', '2', 'discard', 'discarded')
    await tell(hook.companyId, 'fee', '1', 'charge', 'charged')
    await run()
    expect(sink.take().map(({ event }) => event.event)).toEqual(['charge'])
  })

  it('shows its secret once, and the database does not have it', async () => {
    const hook = await given()
    expect(hook.secret).toMatch(/^whs_/)
    expect(JSON.stringify(await rowOf(hook))).not.toContain(hook.secret)
    const { rows } = await owner.query(
      `select count(*)::int as found from (select w::text as t from system_webhook w union all select a::text from idempotency a) x
        where t like $1`,
      [`%${hook.secret}%`],
    )
    expect(rows).toEqual([{ found: 0 }])
  })

  it('is tried again with growing pauses, and what happened to a record arrives in order', async () => {
    const hook = await given()
    sink.state.status = 500
    await tell(hook.companyId, 'order', '1', 'first')
    await tell(hook.companyId, 'order', '1', 'second')
    await tell(hook.companyId, 'order', '2', 'other')
    await run()
    expect(await logOf(hook)).toMatchObject([
      { event: 'other', state: 1, attempts: 1, status: 500 },
      { event: 'second', state: 1, attempts: 0, status: null },
      { event: 'first', state: 1, attempts: 1, status: 500, error: 'HTTP 500' },
    ])
    expect(await rowOf(hook)).toMatchObject({
      waiting: 3,
      lastSentAt: null,
      lastFailedAt: expect.any(String),
    })
    sink.state.status = 200
    await run()
    expect(sink.take()).toEqual([])
    clock.advance(10_000)
    await run()
    await run()
    expect(
      sink
        .take()
        .map(({ event }) => event.event)
        .toSorted(),
    ).toEqual(['first', 'other', 'second'])
    expect(await logOf(hook)).toMatchObject([
      { state: 2 },
      { state: 2 },
      { state: 2, status: 200, error: '' },
    ])
  })

  it('gives one event up after twelve attempts, and goes on with the next', async () => {
    const hook = await given()
    sink.state.status = 400
    await tell(hook.companyId, 'order', '1', 'bad')
    for (let attempt = 0; attempt < systemDeliveryAttempts; attempt += 1) {
      await run()
      clock.advance(3_600_000)
    }
    expect(await logOf(hook)).toMatchObject([{ event: 'bad', state: 3, attempts: systemDeliveryAttempts }])
    sink.state.status = 200
    await tell(hook.companyId, 'order', '1', 'good')
    await run()
    expect(sink.take().map(({ event }) => event.event)).toEqual(['good'])
  })

  it('is stopped after three days without success, its administrators are told, and it goes on where it was', async () => {
    const hook = await given()
    sink.state.status = 500
    await tell(hook.companyId, 'order', '1', 'lost')
    await run()
    clock.advance(systemWebhookPatience * 3_600_000)
    await tell(hook.companyId, 'order', '2', 'later')
    await run()
    expect(await rowOf(hook)).toMatchObject({ state: 3, isEnabled: 0 })
    const notices = await app.client('GET system/online/sysMsg', { token: hook.token })
    expect(notices.body.rows[0]).toMatchObject({ title: 'Webhook stopped', entity: 'systemWebhook' })
    await tell(hook.companyId, 'order', '3', 'meanwhile')
    await run()
    sink.state.status = 200
    const { version } = await rowOf(hook)
    expect((await save(hook.token, { ...form, id: hook.id, version, isEnabled: 1 })).body.data.secret).toBe(
      '',
    )
    clock.advance(3_600_000)
    await run()
    expect(
      sink
        .take()
        .map(({ event }) => event.event)
        .toSorted(),
    ).toEqual(['later', 'lost', 'meanwhile'])
    expect(await rowOf(hook)).toMatchObject({ state: 1, waiting: 0 })
  })

  it('is posted one event again, or all since an instant', async () => {
    const hook = await given()
    const since = new Date(clock.now().getTime() - 60_000).toISOString()
    await tell(hook.companyId, 'order', '1', 'one')
    await tell(hook.companyId, 'order', '2', 'two')
    await run()
    sink.take()
    const [newest] = await logOf(hook)
    const replayed = await app.client(`POST base/online/systemDelivery/${newest.id}/replay`, {
      token: hook.token,
      body: {},
    })
    expect(replayed.body.data).toEqual({ count: 1 })
    await run()
    expect(sink.take().map(({ event }) => event.event)).toEqual(['two'])
    const all = await app.client(`POST base/online/systemWebhook/${hook.id}/replay`, {
      token: hook.token,
      body: { since },
    })
    expect(all.body.code, all.text).toBe(200)
  })

  it('is tried with a test message that says how it ended', async () => {
    const hook = await given()
    const test = () =>
      app.client(`POST base/online/systemWebhook/${hook.id}/test`, { token: hook.token, body: {} })
    expect((await test()).body.data).toEqual({ isTaken: 1, status: 200, error: '' })
    expect(sink.take().map(({ event }) => event)).toEqual([{ kind: 'test' }])
    sink.state.status = 302
    expect((await test()).body.data).toEqual({ isTaken: 0, status: 302, error: 'HTTP 302' })
  })

  it('hears nothing more when it is removed', async () => {
    const hook = await given()
    await app.client('DELETE base/online/systemWebhook/batchRemove', {
      token: hook.token,
      body: { ids: [hook.id] },
    })
    await tell(hook.companyId, 'order', '1', 'later')
    await run()
    expect(sink.take()).toEqual([])
  })
})

describe('an address', () => {
  it.each([
    ['without a name', { name: '' }, 'name'],
    ['without kinds', { kinds: [] }, 'kinds'],
    ['of a kind that no customer hears of', { kinds: ['member'] }, 'kinds.0'],
    ['that is none', { url: 'kingdee' }, 'url'],
    ['of another protocol', { url: 'ftp://example.com/' }, 'url'],
    ['with a password in it', { url: 'https://a:b@example.com/' }, 'url'],
  ])('is refused %s', async (_what, change, path) => {
    const { token } = await app.given.member()
    expect((await save(token, { ...form, ...change })).body).toMatchObject({
      code: 400,
      data: { fields: [{ path }] },
    })
  })

  it('inside our own network is refused', async () => {
    const environment = app.platform.config.environment as Record<string, string>
    environment['WEBHOOKS_ALLOW_PRIVATE'] = ''
    const { token } = await app.given.member()
    for (const url of [
      'https://127.0.0.1/',
      'https://10.0.0.1/',
      'https://[::1]/',
      'https://169.254.169.254/latest',
    ])
      expect((await save(token, { ...form, url })).body).toMatchObject({
        code: 400,
        data: { fields: [{ path: 'url' }] },
      })
    environment['WEBHOOKS_ALLOW_PRIVATE'] = 'on'
  })

  it('receives only kinds that its maker may read, and a member who may not read them cannot change it', async () => {
    const hook = await given()
    const { token } = await app.given.member({
      companyId: hook.companyId,
      permissions: ['hub-system-manage', 'order-import-list', 'business-supplier-list'],
    })
    expect((await save(token, { ...form, kinds: ['supplier'] })).body.code).toBe(200)
    for (const body of [
      form,
      { ...form, kinds: ['order'] },
      { ...form, id: hook.id, version: 1, url: `${sink.url}?mine` },
    ])
      expect((await save(token, body)).body).toMatchObject({
        code: 400,
        data: { fields: [{ path: 'kinds', code: 'systemWebhook.kindNotYours' }] },
      })
  })

  it('is one of ten', async () => {
    const { token } = await app.given.member()
    for (let count = 0; count < systemWebhooksAtMost; count += 1) await save(token, form)
    expect((await save(token, form)).body.code).toBe(409)
  })

  it('that somebody changed meanwhile is not overwritten', async () => {
    const hook = await given()
    const { version } = await rowOf(hook)
    await save(hook.token, { ...form, id: hook.id, version, name: 'SAP' })
    expect((await save(hook.token, { ...form, id: hook.id, version })).body.code).toBe(409)
  })
})

describe('another company', () => {
  it('sees, tries, replays and removes nothing', async () => {
    const hook = await given()
    const rival = await app.given.member()
    await tell(hook.companyId, 'order', '1', 'mine')
    await run()
    const [delivery] = await logOf(hook)
    const { token } = rival
    expect((await app.client('GET base/online/systemWebhook/list', { token })).body.total).toBe(0)
    expect((await logOf({ ...hook, token })).length).toBe(0)
    for (const [key, body] of [
      [`POST base/online/systemWebhook/${hook.id}/test`, {}],
      [`POST base/online/systemWebhook/${hook.id}/replay`, { since: clock.now().toISOString() }],
      [`POST base/online/systemDelivery/${delivery.id}/replay`, {}],
      ['POST base/online/systemWebhook/save', { ...form, id: hook.id, version: 1 }],
    ] as const)
      expect([key, (await app.client(key, { token, body })).body.code]).toEqual([key, 404])
  })
})
