import { afterAll, describe, expect, it } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { isGivenUp, mailPauses } from './mail-retries.ts'
import { openMailer } from './open-mailer.ts'
import { queueMails } from './queue-mail.ts'
import { sendMails } from './send-mails.ts'
import { startSmtpServer } from './smtp-server.testing.ts'

const app = await testApp()
const owner = await app.owner()
const { companyId } = await app.given.member()
const refused = new Set<string>()
const smtp = await startSmtpServer((to) => (refused.has(to) ? '451 try again' : undefined))
afterAll(() => smtp.stop())

const queue = (...addresses: string[]) =>
  app.platform.staff.transaction([], (tx) =>
    queueMails(
      tx,
      addresses.map((to) => ({
        companyId,
        kind: 'notice',
        locale: 'en-US',
        to,
        subject: `To ${to}`,
        paragraphs: ['<One> paragraph', 'Another one'],
      })),
    ),
  )
const send = (url = smtp.url) =>
  sendMails(app.platform, async () => [], openMailer({ SMTP_URL: url })).run({})
const rowOf = async (address: string) =>
  (
    await owner.query(
      `select attempts, last_error, sent_at is not null as is_sent, given_up_at is not null as is_given_up,
        round(extract(epoch from due_at - now()) / 60)::int as minutes from mail where address = $1`,
      [address],
    )
  ).rows[0]
const makeDue = () => owner.query('update mail set due_at = now()')
const arrived = (to: string) => smtp.received.filter((mail) => mail.to === to)

describe('an e-mail', () => {
  it('is sent once, as text and as HTML', async () => {
    await queue('one@example.com')
    await Promise.all([send(), send()])
    await send()
    expect(arrived('one@example.com')).toHaveLength(1)
    const parsed = arrived('one@example.com')[0]?.parsed
    expect(parsed?.text).toMatch(/^<One> paragraph\n\nAnother one\n\nQuayside sent this email/)
    expect(parsed?.html).toContain('&lt;One&gt; paragraph')
  })

  it('that its address refuses is tried again after pauses that grow, and holds up no other', async () => {
    refused.add('refusing@example.com')
    await queue('refusing@example.com', 'next@example.com')
    const minutes: number[] = []
    for (const _pause of mailPauses) {
      await send()
      const row = await rowOf('refusing@example.com')
      expect(row).toMatchObject({
        is_sent: false,
        is_given_up: false,
        last_error: expect.stringContaining('451'),
      })
      minutes.push(row?.['minutes'])
      await makeDue()
    }
    expect(arrived('next@example.com')).toHaveLength(1)
    expect(minutes).toEqual(mailPauses)
    expect(mailPauses).toEqual(mailPauses.toSorted((a, b) => a - b))
    const days = mailPauses.reduce((sum, each) => sum + each, 0) / 1_440
    expect(Math.round(days)).toBe(10)
    await send()
    expect(await rowOf('refusing@example.com')).toMatchObject({
      is_given_up: true,
      attempts: mailPauses.length + 1,
    })
    expect(isGivenUp(mailPauses.length)).toBe(false)
  })

  it('that was given up is listed in the back office and sent again from there', async () => {
    const { token } = await app.given.staff({ roles: ['administrator'] })
    const listed = await app.office('GET office/online/givenUpMail/list', { token })
    expect(listed.body).toMatchObject({
      total: 1,
      rows: [
        {
          address: 'refusing@example.com',
          subject: 'To refusing@example.com',
          attempts: mailPauses.length + 1,
          lastError: expect.stringContaining('try again'),
        },
      ],
    })
    const ids = [listed.body.rows[0].id]
    const again = () => app.office('POST office/online/givenUpMail/retry', { token, body: { ids } })
    expect((await again()).body.data).toEqual({ count: 1 })
    expect((await again()).body.code).toBe(409)
    refused.clear()
    await send()
    expect(arrived('refusing@example.com')).toHaveLength(1)
    expect((await app.office('GET office/online/givenUpMail/list', { token })).body.total).toBe(0)
  })

  it('counts no attempt of those behind it while the mail server is away', async () => {
    await queue('first@example.com', 'second@example.com')
    await send('smtp://127.0.0.1:9')
    expect([await rowOf('first@example.com'), await rowOf('second@example.com')]).toMatchObject([
      { attempts: 1 },
      { attempts: 0 },
    ])
    await makeDue()
    await send()
    expect([...arrived('first@example.com'), ...arrived('second@example.com')]).toHaveLength(2)
  })
})
