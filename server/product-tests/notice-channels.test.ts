import { addDays, shanghaiInstant } from '@quayside/contract/kernel/days.ts'
import { type NoticeChannel, planOf } from '@quayside/contract/notices/notice-setting.ts'
import { subjectOf } from '@quayside/contract/notices/notice-subjects.ts'
import { isGroupEvent } from '@quayside/contract/notices/robot.rules.ts'
import { server as english } from '@quayside/phrases/en-US/server.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { startPushSink } from '../modules/notices/push-sink.testing.ts'
import { startRobotSink } from '../modules/notices/robot-sink.testing.ts'
import { sendDeliveries } from '../modules/notices/send-deliveries.ts'
import { sendPushes } from '../modules/notices/send-pushes.ts'
import { sendRobots } from '../modules/notices/send-robots.ts'
import { sendMails } from '../platform/mail/send-mails.ts'
import { noticeEvents, typedEvent } from '../platform/notices/notice-events.ts'
import { sendNotice } from '../platform/notices/send-notice.ts'
import { testApp } from '../platform/testing/test-app.ts'

const pushes = await startPushSink()
const chats = await startRobotSink('SEC1f0e2d')
afterAll(() => {
  pushes.close()
  chats.close()
})
const app = await testApp({ environment: { PUSH_HOSTS: pushes.host, ROBOT_HOSTS: chats.host } })
const owner = await app.owner()

type Text = { readonly title: string; readonly content: string }
const textOf = (event: string): Text =>
  event
    .split('.')
    .reduce<unknown>((tree, name) => (tree as Record<string, unknown>)[name], english.notices) as Text
/** Each parameter is a number, which every text takes. */
const paramsOf = (event: string): Record<string, number> =>
  Object.fromEntries([...textOf(event).content.matchAll(/\{(\w+)/g)].map(([, name = '']) => [name, 7]))

const send = (companyId: string, event: string) =>
  app.platform.staff.transaction([], (tx) =>
    sendNotice(tx, {
      companyId,
      message:
        event === typedEvent
          ? { title: textOf(event).title, content: 'Closed on Friday' }
          : { phrase: event, params: paramsOf(event) },
      record: { entity: subjectOf(event).leadsTo[0] ?? 'notice', id: '7' },
    }),
  )

/** A member who chose one channel for every event, and what has reached this member by each. */
async function readerOf(companyId: string, channel: NoticeChannel) {
  const { token, memberId } = await app.given.member({ companyId })
  await owner.query('update member set email = $1 where id = $2', [
    `${channel}-${memberId}@example.com`,
    memberId,
  ])
  const browser = pushes.subscription()
  await app.client('POST system/online/push/subscribe', { token, body: browser })
  const events = noticeEvents.map((event) => ({ event, channels: [channel] }))
  const body = { events, quiet: null, digest: null, pushesAmounts: true }
  await app.client('POST system/online/sysMsg/setting/save', { token, body })
  const { rows } = await owner.query('select mobile, email from member where id = $1', [memberId])
  const { mobile, email } = rows[0]
  return { token, channel, mobile, email, path: new URL(browser.endpoint).pathname }
}

const channels = ['message', 'push', 'sms', 'email'] as const
const company = await app.given.member()
const { companyId } = company
const readers = await Promise.all(channels.map((channel) => readerOf(companyId, channel)))

/** Runs the jobs that send, and answers the titles that each reader got by each channel. */
async function reachedBy(): Promise<Record<string, string[]>> {
  const texts: { to: string; title: string }[] = []
  const sms = {
    send: async (to: string, _content: string, facts: { message?: string }) => {
      texts.push({ to, title: facts.message ?? '' })
    },
  }
  const mails: { to: string; subject: string }[] = []
  const mailer = { send: async (mail: { to: string; subject: string }) => void mails.push(mail) }
  await sendDeliveries({ ...app.platform, sms }, true).run({})
  await sendMails(app.platform, async () => [], mailer).run({})
  await sendPushes(app.platform).run({})
  const pushed = pushes.takePushed()
  const reached: Record<string, string[]> = {}
  for (const { token, channel, mobile, email, path } of readers) {
    const { body } = await app.client('GET system/online/sysMsg', { token, query: { isRead: 0 } })
    await app.client('PUT system/online/sysMsg/setIsRead', { token, body: { all: true } })
    reached[channel] = [
      ...body.rows.map(({ title }: { title: string }) => `message: ${title}`),
      ...pushed.filter((each) => each.path === path).map(({ text }) => `push: ${text.title}`),
      ...texts.filter(({ to }) => to === mobile).map(({ title }) => `sms: ${title}`),
      ...mails.filter(({ to }) => to === email).map(({ subject }) => `email: ${subject}`),
    ]
  }
  return reached
}

describe('every kind of message', () => {
  it.each(noticeEvents)(
    '%s reaches a member by the channel that was chosen, and by no other',
    async (event) => {
      const { title } = textOf(event)
      await send(companyId, event)
      const keptMessages = subjectOf(event).isKept ? [`message: ${title}`] : []
      expect(await reachedBy()).toEqual({
        message: [`message: ${title}`],
        push: [...keptMessages, `push: ${title}`],
        sms: [...keptMessages, `sms: ${title}`],
        email: [...keptMessages, `email: ${title}`],
      })
    },
  )

  it('is posted by a robot of its company, where it concerns more than one person', async () => {
    const { token, companyId: ofRobot } = await app.given.member()
    const groupEvents = noticeEvents.filter(isGroupEvent)
    const body = {
      name: 'All',
      kind: 0,
      webhook: chats.addresses.weCom,
      secret: '',
      locale: 'en-US',
      events: groupEvents,
      hasPrices: 1,
    }
    expect((await app.client('POST base/online/robot/save', { token, body })).body.code).toBe(200)
    const posted: string[] = []
    for (const event of noticeEvents) {
      await send(ofRobot, event)
      await sendRobots(app.platform).run({})
      const [card] = chats.takePosted()
      if (card) posted.push(event)
      // Twenty cards a minute are all that a chat takes.
      await owner.query('update robot_status set posts = 0 where company_id = $1', [ofRobot])
      if (card) expect(card.text, event).toContain(textOf(event).title)
    }
    expect(posted).toEqual(groupEvents)
  })
})

describe('quiet hours and digest of Shanghai', () => {
  const day = '2026-11-16'
  const at = (clock: string, days = 0): Date => shanghaiInstant(`${addDays(day, days)} ${clock}`)
  const quiet = { begin: '22:00', end: '07:30' }
  const digest = { every: 'day', at: '09:00', isPushed: true } as const
  const quietable = noticeEvents.filter((event) => !subjectOf(event).isUrgent)

  it.each([
    ['21:59', 0, '21:59', 0],
    ['22:00', 0, '07:30', 1],
    ['23:59', 0, '07:30', 1],
    ['00:00', 1, '07:30', 1],
    ['07:29', 1, '07:30', 1],
    ['07:30', 1, '07:30', 1],
  ] as const)(
    'a push message of %s (day %s) is due at %s (day %s), for every kind',
    (from, days, due, dueDays) => {
      for (const event of quietable) {
        const plan = planOf(
          event,
          { channels: { [event]: ['message', 'toast', 'push'] }, quiet, digest: null },
          at(from, days),
        )
        expect(plan.due, event).toEqual([{ channel: 'push', at: at(due, dueDays) }])
        // What pops up says nothing while it is quiet, across midnight too.
        expect(plan.shows.length > 0, event).toBe(from === due)
        expect(plan.isListed, event).toBe(true)
      }
    },
  )

  it.each([
    ['08:59', '09:00', 0],
    ['09:00', '09:00', 1],
    ['23:30', '09:00', 1],
  ] as const)('what happens at %s is in the digest of %s (day %s), for every kind', (from, due, days) => {
    for (const event of quietable) {
      const rules = { channels: { [event]: ['push', 'sms', 'email'] as const }, quiet: null, digest }
      expect(planOf(event, rules, at(from)).due, event).toEqual([
        { channel: 'push', at: at(due, days) },
        { channel: 'sms', at: at(from) },
        { channel: 'email', at: at(due, days) },
      ])
    }
  })

  it('hold nothing back of what is urgent', () => {
    for (const event of noticeEvents.filter((each) => subjectOf(each).isUrgent)) {
      const rules = { channels: { [event]: ['push', 'sms', 'email'] as const }, quiet, digest }
      const now = at('23:00')
      expect(planOf(event, rules, now).due.map((each) => each.at)).toEqual([now, now, now])
    }
  })
})
