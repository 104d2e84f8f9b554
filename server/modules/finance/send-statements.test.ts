import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, expect, it } from 'vitest'
import { openMailer } from '../../platform/mail/open-mailer.ts'
import { sendMails } from '../../platform/mail/send-mails.ts'
import { startSmtpServer } from '../../platform/mail/smtp-server.testing.ts'
import { closePdf } from '../../platform/pdf/render-pdf.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { asProvider } from '../orders/provider-steps.testing.ts'
import { officeStep } from '../payments/payments.testing.ts'
import { sendStatementsOn } from './send-statements.ts'
import { statementFile } from './statement-mail.ts'

const app = await testApp()
const member = await app.given.member()
const { token, companyId } = member

const subscription = (body: object) =>
  app.client('POST finance/online/transaction/subscription/save', { token, body })
const contact = async (email: string): Promise<string> => {
  const body = { type: 1, name: 'Zhou', mobile: '13800138001', email }
  const answer = await app.client('POST base/online/contact/save', { token, body })
  expect(answer.text).toContain('"code":200')
  return answer.body.data.id
}
const sentMails = () =>
  asProvider(app, (tx) =>
    tx
      .selectFrom('notice')
      .select('params')
      .where('company_id', '=', companyId)
      .where('phrase', '=', 'statement.sent')
      .execute(),
  )

/** A real conversation by SMTP, whose first recipient is refused for the moment. */
let isDown = true
const smtp = await startSmtpServer(() => {
  if (!isDown) return undefined
  isDown = false
  return '451 try again'
})
const mailer = openMailer({ SMTP_URL: smtp.url, MAIL_FROM: 'books@quayside.test' })
const sendOn = async (day: string): Promise<void> => {
  await sendStatementsOn(app.platform, day, true)
  await sendMails(app.platform, statementFile, mailer).run({})
}
afterAll(() => smtp.stop())
afterAll(closePdf)

it('sends the statement of the month before once to each company that asked for it, whatever runs again', async () => {
  const staff = await app.given.staff({ roles: ['finance'] })
  const fee = { companyId, kind: 'storage', unitPrice: '12', chargedOn: '2026-09-10' }
  expect((await officeStep(app, staff, 'cost/chargeMany', { fees: [fee] })).body.code).toBe(200)
  await sendOn('2026-10-01')
  expect([await sentMails(), smtp.received]).toEqual([[], []])

  const contactIds = [await contact('zhou@example.test'), await contact('lin@example.test')]
  const without = await subscription({ isEnabled: 1, contactIds: [await contact('')] })
  expect(without.body.data.fields[0].path).toBe('contactIds.0')
  const saved = await subscription({ isEnabled: 1, day: 3, contactIds })
  expect(saved.body.data).toMatchObject({
    isEnabled: 1,
    day: 3,
    contactIds,
    contacts: [{ id: contactIds[0], name: 'Zhou' }, { id: contactIds[1] }],
    isMailConfigured: false,
  })
  expect(saved.body.data.contacts).toHaveLength(2)
  expect(saved.text).not.toContain('zhou@example.test')
  await sendOn('2026-10-02')
  expect(await sentMails()).toEqual([])

  await Promise.all([1, 2, 3].map(() => sendOn('2026-10-03')))
  expect(smtp.received).toHaveLength(1)
  await (await app.owner()).query('update mail set due_at = now()')
  await sendOn('2026-10-04')
  expect(await sentMails()).toMatchObject([{ params: { month: '2026-09', balances: 'RMB 12.00' } }])
  expect(smtp.received.map(({ to }) => to).toSorted()).toEqual(['lin@example.test', 'zhou@example.test'])
  for (const { from, parsed } of smtp.received) {
    const { subject, attachments } = parsed
    expect([from, subject]).toEqual(['books@quayside.test', expect.stringContaining('2026-09')])
    expect(attachments).toMatchObject([{ contentType: 'application/pdf' }])
    const document = await getDocumentProxy(new Uint8Array(attachments[0]?.content ?? []))
    const { text } = await extractText(document, { mergePages: true })
    expect(text).toContain('12.00')
  }
  await sendStatementsOn(app.platform, '2026-11-03', false)
  expect(await sentMails()).toHaveLength(2)
  expect(smtp.received).toHaveLength(2)
})
