import { addDays, firstOfMonth } from '@quayside/contract/kernel/days.ts'
import { sql as raw } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountsOf, goodPassword } from '../modules/account/account.testing.ts'
import { sendStatementsOn } from '../modules/finance/send-statements.ts'
import { statementFile } from '../modules/finance/statement-mail.ts'
import { sendDeliveries } from '../modules/notices/send-deliveries.ts'
import { givenSubmitted } from '../modules/orders/provider-steps.testing.ts'
import { givenApplication, officeStep } from '../modules/payments/payments.testing.ts'
import { startDueReports } from '../modules/reports/make-due-reports.ts'
import { runReport } from '../modules/reports/run-report.ts'
import { sendMails } from '../platform/mail/send-mails.ts'
import { startSmtpServer } from '../platform/mail/smtp-server.testing.ts'
import { closePdf } from '../platform/pdf/render-pdf.ts'
import { freshMobile } from '../platform/testing/given.ts'
import { testApp } from '../platform/testing/test-app.ts'
import { reports } from '../reports.ts'

const smtp = await startSmtpServer()
const app = await testApp({ environment: { SMTP_URL: smtp.url, PUBLIC_URL: 'https://portal.example.com/' } })
afterAll(() => smtp.stop())
afterAll(closePdf)
const owner = await app.owner()
const accounts = accountsOf(app)
const reader = await accounts.member()
const colleague = await app.given.member({ companyId: reader.companyId })
const { token } = reader

const post = async (key: string, body: object, options: { token?: string; locale?: string } = {}) => {
  const answer = await app.client(`POST ${key}`, { token, body, ...options })
  expect(answer.text).toContain('"code":200')
  return answer.body.data
}
const settings = (body: object = {}) => ({
  events: [{ event: 'order.auditPass', channels: ['message', 'email'] }],
  quiet: null,
  digest: null,
  ...body,
})
const desk = await app.given.staff({ roles: ['finance'] })
const step = async (path: string, body: object = {}): Promise<void> =>
  expect((await officeStep(app, desk, `paymentApplication/${path}`, body)).text).toContain('"code":200')
const applied = async (): Promise<string> => (await givenApplication(app, reader)).id
const approve = (id: string, name: string, body: object) =>
  post(`finance/online/paymentApplication/${id}/${name}`, body, { token: colleague.token })

async function slipOf(id: string): Promise<string> {
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const body = new FormData()
  body.set('file', new Blob([picture], { type: 'image/png' }), 'slip.png')
  const answer = await app.office(`POST finance/online/paymentApplication/${id}/upload`, {
    token: desk.token,
    body,
  })
  return answer.body.data.id
}

/** Each kind of e-mail that users expect: what causes it, who gets it, in which words, with which files. */
const kinds: Record<
  string,
  { cause: () => Promise<unknown>; to: string; subject: string; says?: string; files?: RegExp[] }
> = {
  'an invitation': {
    cause: () =>
      post('base/online/member/save', {
        name: 'New',
        mobile: freshMobile(),
        email: 'invited@example.com',
        permissionSet: 'administrator',
      }),
    to: 'invited@example.com',
    subject: 'invites you to Quayside',
  },
  'a reset password': {
    cause: async () => {
      const other = await accounts.member()
      await owner.query(
        `update person set email = 'reset@example.com' where id = (select person_id from member where id = $1)`,
        [other.memberId],
      )
      const code = await accounts.code(other.mobile, 'reset')
      const body = {
        mobile: other.mobile,
        code,
        password: `${goodPassword}!`,
        confirmPassword: `${goodPassword}!`,
      }
      expect((await app.client('PUT system/online/user/profile/resetPwd', { body })).body.code).toBe(200)
    },
    to: 'reset@example.com',
    subject: 'The password of your Quayside account was reset',
  },
  'a changed address': {
    cause: async () => {
      const other = await accounts.member()
      await owner.query(
        `update person set email = 'former@example.com' where id = (select person_id from member where id = $1)`,
        [other.memberId],
      )
      const form = { email: 'current@example.com', password: goodPassword }
      await app.client('POST system/online/user/profile/updateEmail', { token: other.token, form })
    },
    to: 'former@example.com',
    subject: 'The email of your Quayside account was changed',
  },
  'an approval that is asked for': { cause: applied, to: 'colleague@example.com', subject: '付款申請待放行' },
  'an approval that was decided': {
    cause: async () => approve(await applied(), 'refuse', { reason: 'Too early' }),
    to: 'reader@example.com',
    subject: '2 new messages',
    says: 'Too early',
  },
  'a payment with its slip': {
    cause: async () => {
      const id = await applied()
      await approve(id, 'release', {})
      await step(`${id}/arrange`)
      await step(`${id}/pay`, { bankCharge: '25.00', slipFileIds: [await slipOf(id)] })
    },
    to: 'reader@example.com',
    subject: 'new messages',
    files: [/slip/],
  },
  'a state of an order that was chosen': {
    cause: () => givenSubmitted(app, reader, {}, ['auditPass']),
    to: 'reader@example.com',
    subject: 'Order',
  },
  'a weekly digest': {
    cause: async () => {
      await post('system/online/sysMsg/setting/save', settings({ digest: { every: 'week', at: '09:00' } }))
      for (const _order of [1, 2]) await givenSubmitted(app, reader, {}, ['auditPass'])
      await owner.query('update notice_delivery set due_at = now() where sent_at is null')
      await post('system/online/sysMsg/setting/save', settings())
    },
    to: 'reader@example.com',
    subject: '2 new messages',
  },
  'a scheduled report': {
    cause: async () => {
      const today = app.clock.today()
      await app.platform.staff.transaction([], (tx) =>
        raw`insert into rate (source, currency, day, middle) values ('safe', 'USD', ${addDays(today, -1)}, 7.1)`.execute(
          tx,
        ),
      )
      await post('report/online/schedule/save', {
        reportNo: 'rpt002',
        name: 'Daily rates',
        view: { filters: { source: 'safe' } },
        every: 1,
        day: 1,
        recipientIds: [reader.memberId],
      })
      await owner.query('update report_schedule set next_on = $1', [today])
      for (const id of await startDueReports(app.platform, reports))
        await runReport(app.platform, reports, id)
    },
    to: 'reader@example.com',
    subject: 'Scheduled report',
    files: [/\.xlsx$/],
  },
  'a monthly statement': {
    cause: async () => {
      const contact = { type: 1, name: 'Zhou', mobile: '13800138001', email: 'books@example.com' }
      const { id } = await post('base/online/contact/save', contact)
      const body = { isEnabled: 1, day: 1, contactIds: [id] }
      await post('finance/online/transaction/subscription/save', body)
      await sendStatementsOn(app.platform, firstOfMonth(app.clock.today(), 1))
    },
    to: 'books@example.com',
    subject: '对账单',
    files: [/\.pdf$/],
  },
}

describe('an e-mail is sent in the reader’s language, as text and HTML', () => {
  beforeAll(async () => {
    await owner.query(
      `update person set email = 'reader@example.com' where id = (select person_id from member where id = $1)`,
      [reader.memberId],
    )
    await owner.query(
      `update person set email = 'colleague@example.com' where id = (select person_id from member where id = $1)`,
      [colleague.memberId],
    )
    await post('system/online/sysMsg/setting/save', settings())
    await post('system/online/sysMsg/setting/save', settings({ events: [] }), {
      token: colleague.token,
      locale: 'zh-TW',
    })
    await post('finance/online/approvalRule/save', { paymentsAbove: '50000.00', ordersAbove: null })
  })

  it.each(Object.entries(kinds))('about %s', async (_name, { cause, to, subject, says = '', files = [] }) => {
    const before = smtp.received.length
    await cause()
    await sendDeliveries(app.platform).run({})
    await sendMails(app.platform, statementFile).run({})
    const mails = smtp.received.slice(before).filter((mail) => mail.to === to)
    expect(mails.map(({ parsed }) => parsed.subject)).toEqual([expect.stringContaining(subject)])
    const parsed = mails[0]?.parsed
    expect([parsed?.text, parsed?.html]).toEqual([
      expect.stringContaining('https://portal.example.com/'),
      expect.stringContaining('href="https://portal.example.com/"'),
    ])
    expect(parsed?.text).toContain(says)
    expect(parsed?.attachments.map(({ filename }) => filename)).toEqual(
      files.map((name) => expect.stringMatching(name)),
    )
  })

  it('about a changed address to the new one too', () => {
    expect(smtp.received.filter(({ to }) => to === 'current@example.com')).toHaveLength(1)
  })
})
