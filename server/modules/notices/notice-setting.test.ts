import { describe, expect, it } from 'vitest'
import type { Mailer } from '../../platform/mail/open-mailer.ts'
import { sendMails } from '../../platform/mail/send-mails.ts'
import { deliverAt } from '../../platform/notices/deliver-at.testing.ts'
import { type Notice, sendNotice } from '../../platform/notices/send-notice.ts'
import { sendNotices } from '../../platform/notices/send-notices.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { sendDeliveries } from './send-deliveries.ts'

const app = await testApp()
const setting = 'GET system/online/sysMsg/setting'
const save = 'POST system/online/sysMsg/setting/save'
const plain = { events: [], quiet: null, digest: null }

const passed = (orderNo: string): Notice => ({
  message: { phrase: 'order.auditPass', params: { orderNo } },
  record: { entity: 'order', id: '7' },
})
const pass = (companyId: string, orderNo = 'IM1') =>
  app.platform.staff.transaction([], (tx) => sendNotice(tx, { companyId, ...passed(orderNo) }))
const passAt = (instant: string, companyId: string, orderNo = 'IM1') =>
  deliverAt(app, new Date(instant), companyId, passed(orderNo))
const unreadOf = async (token: string): Promise<number> =>
  (await app.client('GET system/online/sysMsg', { token, query: { isRead: 0 } })).body.total

async function deliveriesOf(companyId: string) {
  const owner = await app.owner()
  const { rows } = await owner.query(
    'select channel, due_at, due_at > now() as is_later from notice_delivery where company_id = $1 and sent_at is null order by channel',
    [companyId],
  )
  return rows
}

function mailbox(mails: { to: string; subject: string; text: string }[]) {
  return { send: async (mail: { to: string; subject: string; text: string }) => void mails.push(mail) }
}

describe('a member’s settings', () => {
  it('name every event with its default channels', async () => {
    const { token } = await app.given.member()
    const { body } = await app.client(setting, { token })
    expect(body.data).toMatchObject({ quiet: null, digest: null, isMailConfigured: false })
    expect(body.data.events).toContainEqual({
      event: 'order.auditPass',
      area: 'orders',
      title: expect.any(String),
      channels: ['message', 'toast', 'browser', 'push'],
      isKept: false,
    })
    expect(
      body.data.events.find(({ event }: { event: string }) => event === 'companyPassed').channels,
    ).toContain('sms')
  })

  it('are the member’s own and keep what was chosen', async () => {
    const [one, other] = [await app.given.member(), await app.given.member()]
    const chosen = {
      events: [{ event: 'order.auditPass', channels: ['message', 'email'] }],
      quiet: { begin: '22:00', end: '08:00' },
      digest: { every: 'week', at: '09:00' },
    }
    const saved = await app.client(save, { token: one.token, body: chosen })
    expect(saved.body.data).toMatchObject({ quiet: chosen.quiet, digest: chosen.digest })
    const channelsOf = async (token: string) =>
      (await app.client(setting, { token })).body.data.events.find(
        ({ event }: { event: string }) => event === 'order.auditPass',
      ).channels
    expect(await channelsOf(one.token)).toEqual(['message', 'email'])
    expect(await channelsOf(other.token)).toEqual(['message', 'toast', 'browser', 'push'])
  })

  it.each([
    [{ ...plain, quiet: { begin: '22:00', end: '22:00' } }, 'quiet.end'],
    [{ ...plain, quiet: { begin: '24:00', end: '08:00' } }, 'quiet.begin'],
    [{ ...plain, digest: { every: 'hour', at: '08:00' } }, 'digest.every'],
    [{ ...plain, events: [{ event: 'order.unheardOf', channels: [] }] }, 'events.0.event'],
    [{ ...plain, events: [{ event: 'order.auditPass', channels: ['pigeon'] }] }, 'events.0.channels.0'],
  ])('refuse %j at its field', async (body, path) => {
    const { token } = await app.given.member()
    const answer = await app.client(save, { token, body })
    expect(answer.body).toMatchObject({ code: 400, data: { fields: [{ path }] } })
  })

  it('need the permission to see messages', async () => {
    const { token } = await app.given.member({ permissions: ['home-bulletin-list'] })
    expect((await app.client(setting, { token })).body.code).toBe('403')
    expect((await app.client(save, { token, body: plain })).body.code).toBe('403')
  })
})

describe('what is sent', () => {
  it('is not listed where the message is turned off, and is for a colleague', async () => {
    const mine = await app.given.member()
    const colleague = await app.given.member({ companyId: mine.companyId })
    await app.client(save, {
      token: mine.token,
      body: { ...plain, events: [{ event: 'order.auditPass', channels: [] }] },
    })
    await pass(mine.companyId)
    expect(await unreadOf(mine.token)).toBe(0)
    expect(await unreadOf(colleague.token)).toBe(1)
  })

  it('waits for the end of quiet hours', async () => {
    const { companyId, token } = await app.given.member()
    const events = [{ event: 'order.auditPass', channels: ['message', 'sms', 'email'] }]
    const quiet = { begin: '22:00', end: '07:30' }
    await app.client(save, { token, body: { ...plain, events, quiet } })
    // A minute past ten in the evening in Shanghai.
    await passAt('2099-11-18T14:01:00Z', companyId)
    const end = new Date('2099-11-18T23:30:00Z')
    expect(await deliveriesOf(companyId)).toMatchObject([
      { channel: 'email', due_at: end },
      { channel: 'sms', due_at: end },
    ])
    expect(await unreadOf(token)).toBe(1)
  })

  it('is collected into one e-mail, in the language of the settings, once', async () => {
    const { companyId, memberId, token } = await app.given.member()
    const owner = await app.owner()
    await owner.query(
      'update person set email = $1 where id = (select person_id from member where id = $2)',
      ['reader@example.com', memberId],
    )
    const events = [{ event: 'order.auditPass', channels: ['message', 'email'] }]
    await app.client(save, { token, body: { ...plain, events, digest: { every: 'day', at: '08:00' } } })
    await passAt('2099-11-18T14:01:00Z', companyId, 'IM261116-0001')
    await passAt('2099-11-18T14:02:00Z', companyId, 'IM261116-0002')
    const mails: { to: string; subject: string; text: string }[] = []
    const sent = async (mailer: Mailer): Promise<void> => {
      await sendDeliveries(app.platform, true).run({})
      await sendMails(app.platform, async () => [], mailer).run({})
    }
    await sent(mailbox(mails))
    expect(mails).toEqual([])
    await owner.query(
      "update notice_delivery set due_at = now() - interval '1 minute' where company_id = $1",
      [companyId],
    )
    const down = { send: () => Promise.reject(new Error('down')) }
    await sent(down)
    await owner.query('update mail set due_at = now() where company_id = $1', [companyId])
    await Promise.all([sent(mailbox(mails)), sent(mailbox(mails))])
    expect(mails).toMatchObject([{ to: 'reader@example.com', subject: '2 new messages' }])
    expect(mails[0]?.text).toContain('IM261116-0001')
    expect(mails[0]?.text).toContain('IM261116-0002')
  })

  it('goes out for what the provider types as well', async () => {
    const { companyId, token } = await app.given.member()
    const events = [{ event: 'providerMessage', channels: ['sms'] }]
    await app.client(save, { token, body: { ...plain, events } })
    const { count } = await app.platform.staff.transaction([], (tx) =>
      sendNotices(tx, [{ companyId, title: 'Holiday', content: 'Closed on Friday' }]),
    )
    // Its message cannot be turned off.
    expect(count).toBe(1)
    expect(await deliveriesOf(companyId)).toMatchObject([{ channel: 'sms', is_later: false }])
  })
})
