import { mostDevices } from '@quayside/contract/notices/push.rules.ts'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { deliverAt } from '../../platform/notices/deliver-at.testing.ts'
import { type Notice, sendNotice } from '../../platform/notices/send-notice.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { startPushSink } from './push-sink.testing.ts'
import { sendPushes } from './send-pushes.ts'

const sink = await startPushSink()
afterAll(() => sink.close())
const app = await testApp({
  environment: { PUSH_HOSTS: sink.host, PUBLIC_URL: 'https://portal.example.com' },
})
const owner = await app.owner()
const run = () => sendPushes(app.platform).run({})
const plain = { events: [], quiet: null, digest: null }
const saveSetting = (token: string, body: object) =>
  app.client('POST system/online/sysMsg/setting/save', { token, body: { ...plain, ...body } })

beforeEach(() => {
  sink.state.status = 201
  sink.takePushed()
})

const subscribe = (token: string, body: object, locale = 'en-US') =>
  app.client('POST system/online/push/subscribe', { token, body, locale: locale as 'en-US' })
const given = async (locale = 'en-US') => {
  const member = await app.given.member()
  const browser = sink.subscription()
  const { body } = await subscribe(member.token, browser, locale)
  return { ...member, browser, id: body.data.id as string }
}
const devicesOf = async (token: string) =>
  (await app.client('GET system/online/push/devices', { token })).body.data.devices
const passed = (place: number): Notice => ({
  message: { phrase: 'order.auditPass', params: { orderNo: `IM261118-000${place}` } },
  record: { entity: 'order', id: `${place}` },
})
const tell = (companyId: string, count = 1) =>
  app.platform.staff.transaction([], async (tx) => {
    for (let place = 1; place <= count; place++) await sendNotice(tx, { companyId, ...passed(place) })
  })
const charged: Notice = {
  message: {
    phrase: 'fee.charge',
    params: { number: 'FE1', amount: '1234.56', currency: 'CNY', orderNo: 'IM1', name: 'Agency fee' },
  },
  record: { entity: 'fee', id: '7' },
}
const charge = (companyId: string) =>
  app.platform.staff.transaction([], (tx) => sendNotice(tx, { companyId, ...charged }))
/** A minute past ten in the evening in Shanghai, on a day that has not come. */
const evening = new Date('2099-11-18T14:01:00Z')
const waitingOf = async (companyId: string) =>
  (
    await owner.query(
      'select attempts, due_at, due_at > now() as is_later, count from push_delivery where company_id = $1 order by id',
      [companyId],
    )
  ).rows

describe('a browser', () => {
  it('gets a message that only it can read, signed by the server’s key, which opens the record', async () => {
    const { companyId, token } = await given()
    await tell(companyId)
    await run()
    const [message, ...others] = sink.takePushed()
    expect(others).toEqual([])
    expect(message?.text).toMatchObject({
      title: 'Order approved',
      body: expect.stringContaining('IM261118-0001'),
      address: '/orderInfo?id=1',
      lang: 'en-US',
    })
    const { publicKey } = (await app.client('GET system/online/push/devices', { token })).body.data
    expect(message?.publicKey).toBe(publicKey)
    expect(message?.token).toMatchObject({ aud: sink.origin, sub: 'https://portal.example.com' })
    expect(message?.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' })
    expect(await devicesOf(token)).toMatchObject([
      { service: sink.host, fault: null, lastSentAt: expect.any(String) },
    ])
    await run()
    expect(sink.takePushed()).toEqual([])
  })

  it('is told in the language of its reader', async () => {
    const { companyId } = await given('zh-TW')
    await tell(companyId)
    await run()
    const [message] = sink.takePushed()
    expect(message?.text).toMatchObject({ lang: 'zh-TW', title: expect.stringMatching(/訂單/) })
  })

  it('is told of no amount unless its member allows it', async () => {
    const { companyId, token } = await given()
    await charge(companyId)
    await run()
    expect(JSON.stringify(sink.takePushed()[0]?.text)).not.toContain('1234.56')
    await saveSetting(token, { pushesAmounts: true })
    await charge(companyId)
    await run()
    expect(sink.takePushed()[0]?.text.body).toMatch(/1,?234\.56/)
  })

  it('is listed without its address and keys, and only to its member', async () => {
    const { token, companyId, browser, id } = await given()
    const colleague = await app.given.member({ companyId })
    const { text } = await app.client('GET system/online/push/devices', { token })
    expect(text).not.toContain(browser.endpoint)
    expect(text).not.toContain(browser.keys.auth)
    expect(await devicesOf(colleague.token)).toEqual([])
    for (const key of [`DELETE system/online/push/${id}`, `POST system/online/push/${id}/test`] as const)
      expect((await app.client(key, { token: colleague.token, body: {} })).body.code).toBe(404)
    const { rows } = await owner.query('select * from push_subscription where id = $1', [id])
    expect(JSON.stringify(rows)).not.toContain(browser.endpoint)
  })

  it('is one however often it confirms itself, and passes to the member who confirms it', async () => {
    const { token, browser, id } = await given()
    const again = await Promise.all([subscribe(token, browser), subscribe(token, browser)])
    expect(again.map(({ body }) => body.data.id)).toEqual([id, id])
    const other = await app.given.member()
    await subscribe(other.token, browser)
    expect(await devicesOf(token)).toEqual([])
    expect(await devicesOf(other.token)).toHaveLength(1)
  })

  it('is removed by its member, with what waits for it', async () => {
    const { companyId, token, id } = await given()
    await tell(companyId)
    const { body } = await app.client(`DELETE system/online/push/${id}`, { token })
    expect(body.data).toEqual({ count: 1 })
    expect(await waitingOf(companyId)).toEqual([])
    expect((await app.client(`DELETE system/online/push/${id}`, { token })).body.code).toBe(404)
  })

  it('is tried with a test message, once in ten seconds', async () => {
    const { token, id } = await given()
    const test = () => app.client(`POST system/online/push/${id}/test`, { token, body: {} })
    expect((await test()).body.data).toEqual({ fault: null })
    expect(sink.takePushed()[0]?.text).toMatchObject({ title: 'Test message', address: '/noticeSetting' })
    expect((await test()).body.code).toBe(429)
  })

  it.each([
    ['endpoint', { endpoint: 'https://169.254.169.254/latest' }],
    ['endpoint', { endpoint: 'https://hooks.example.com/abc' }],
    ['endpoint', { endpoint: 'not an address' }],
    ['keys.p256dh', { keys: { p256dh: 'short', auth: 'A'.repeat(22) } }],
    // It has the right form, but is no point of the curve.
    ['keys.p256dh', { keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }],
    ['keys.auth', { keys: { ...sink.subscription().keys, auth: 'short' } }],
  ])('is refused at %s for %j', async (path, wrong) => {
    const { token } = await app.given.member()
    const { body } = await subscribe(token, { ...sink.subscription(), ...wrong })
    expect(body).toMatchObject({ code: 400, data: { fields: [{ path }] } })
  })

  it('is one of ten at most', async () => {
    const { token } = await app.given.member()
    for (let count = 0; count < mostDevices; count++) await subscribe(token, sink.subscription())
    const { body } = await subscribe(token, sink.subscription())
    expect(body).toMatchObject({ code: 409, msg: expect.stringContaining(`${mostDevices}`) })
  })
})

describe('a subscription ends', () => {
  it('with the log-out of the session that confirmed it', async () => {
    const { token, companyId } = await given()
    await app.client('DELETE auth/token/logout', { token })
    await tell(companyId)
    expect(await waitingOf(companyId)).toEqual([])
  })

  it.each(['disable', 'remove'])('when an administrator does this with the member: %s', async (act) => {
    const { companyId, memberId } = await given()
    const chief = await app.given.member({ companyId })
    await owner.query('update member set is_administrator = true where id = $1', [chief.memberId])
    const { token } = chief
    const { body } =
      act === 'disable'
        ? await app.client(`POST base/online/member/${memberId}/disable`, { token, body: {} })
        : await app.client('DELETE base/online/member/batchRemove', { token, body: { ids: [memberId] } })
    expect(body.code).toBe(200)
    const { rows } = await owner.query('select from push_subscription where member_id = $1', [memberId])
    expect(rows).toEqual([])
  })

  it('when its service no longer knows it', async () => {
    const { companyId, token, browser } = await given()
    sink.forget(browser)
    await tell(companyId)
    await run()
    expect(await devicesOf(token)).toEqual([])
    expect(await waitingOf(companyId)).toEqual([])
  })
})

describe('a message', () => {
  it('of one browser whose keys cannot be opened holds up no other', async () => {
    const { companyId, id } = await given()
    const colleague = await app.given.member({ companyId })
    await subscribe(colleague.token, sink.subscription())
    await owner.query("update push_subscription set sealed = 'v1.lost.key' where id = $1", [id])
    await tell(companyId)
    await run()
    expect(sink.takePushed()).toHaveLength(1)
    expect(await waitingOf(companyId)).toEqual([])
  })

  it('is tried again later where the service fails, and arrives once', async () => {
    const { companyId, token } = await given()
    sink.state.status = 503
    await tell(companyId)
    await run()
    expect(await waitingOf(companyId)).toMatchObject([{ attempts: 1, is_later: true, count: 1 }])
    expect(await devicesOf(token)).toMatchObject([{ fault: 'unreachable' }])
    sink.state.status = 201
    await owner.query('update push_delivery set due_at = now() where company_id = $1', [companyId])
    await Promise.all([run(), run()])
    expect(sink.takePushed()).toHaveLength(1)
    expect(await devicesOf(token)).toMatchObject([{ fault: null }])
  })

  it('is given up where the service refuses it', async () => {
    const { companyId, token } = await given()
    sink.state.status = 403
    await tell(companyId)
    await run()
    expect(await waitingOf(companyId)).toEqual([])
    expect(await devicesOf(token)).toMatchObject([{ fault: 'refused' }])
  })

  it('waits for the end of quiet hours, and those that waited are one', async () => {
    const { companyId, token } = await given()
    await saveSetting(token, { quiet: { begin: '22:00', end: '07:30' } })
    for (let place = 1; place <= 4; place++) await deliverAt(app, evening, companyId, passed(place))
    await deliverAt(app, evening, companyId, charged)
    await run()
    expect(sink.takePushed()).toEqual([])
    for (const { due_at: due } of await waitingOf(companyId))
      expect(due).toEqual(new Date('2099-11-18T23:30:00Z'))
    await owner.query('update push_delivery set due_at = now() where company_id = $1', [companyId])
    await run()
    expect(sink.takePushed().map(({ text }) => text)).toMatchObject([
      { title: '5 new messages', address: '/systematicNotification' },
    ])
  })

  it('waits for the digest only where its member chose so', async () => {
    const { companyId, token } = await given()
    const digest = { every: 'day', at: '08:00' }
    const morning = { due_at: new Date('2099-11-19T00:00:00Z') }
    await saveSetting(token, { digest: { ...digest, isPushed: true } })
    await deliverAt(app, evening, companyId, passed(1))
    expect(await waitingOf(companyId)).toMatchObject([morning])
    await saveSetting(token, { digest })
    await deliverAt(app, evening, companyId, passed(1))
    expect(await waitingOf(companyId)).toMatchObject([morning, { due_at: evening }])
  })

  it('is not sent where its member turned the channel off', async () => {
    const { companyId, token } = await given()
    await saveSetting(token, { events: [{ event: 'order.auditPass', channels: ['message'] }] })
    await tell(companyId)
    expect(await waitingOf(companyId)).toEqual([])
  })
})
