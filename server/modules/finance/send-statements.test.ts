import { expect, it } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { asProvider } from '../orders/provider-steps.testing.ts'
import { officeStep } from '../payments/payments.testing.ts'
import { sendStatementsOn } from './send-statements.ts'

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
const told = () =>
  asProvider(app, (tx) =>
    tx
      .selectFrom('notice')
      .select('params')
      .where('company_id', '=', companyId)
      .where('phrase', '=', 'statement.sent')
      .execute(),
  )

/** What the mail server took; it refuses the first one. */
const sent: { to: string; subject: string; pages: number }[] = []
let isDown = true
const mailer = {
  send: ({
    to,
    subject,
    attachments,
  }: {
    to: string
    subject: string
    attachments: readonly { content: Buffer }[]
  }) => {
    if (isDown) {
      isDown = false
      return Promise.reject(new Error('421 try again'))
    }
    sent.push({
      to,
      subject,
      pages: attachments.filter(({ content }) => content.subarray(0, 4).toString() === '%PDF').length,
    })
    return Promise.resolve()
  },
}

it('sends the statement of the month before once to each company that asked for it, whatever runs again', async () => {
  const staff = await app.given.staff({ roles: ['finance'] })
  const fee = { companyId, kind: 'storage', unitPrice: '12', chargedOn: '2026-09-10' }
  expect((await officeStep(app, staff, 'cost/chargeMany', { fees: [fee] })).body.code).toBe(200)
  await sendStatementsOn(app.platform, mailer, '2026-10-01')
  expect([await told(), sent]).toEqual([[], []])

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
  await sendStatementsOn(app.platform, mailer, '2026-10-02')
  expect(await told()).toEqual([])

  await Promise.all([1, 2, 3].map(() => sendStatementsOn(app.platform, mailer, '2026-10-03')))
  await sendStatementsOn(app.platform, mailer, '2026-10-04')
  expect(await told()).toMatchObject([{ params: { month: '2026-09', balances: 'RMB 12.00' } }])
  expect(sent.map(({ to, pages }) => `${to} ${pages}`).toSorted()).toEqual([
    'lin@example.test 1',
    'zhou@example.test 1',
  ])
  await sendStatementsOn(app.platform, undefined, '2026-11-03')
  expect(await told()).toHaveLength(2)
  expect(sent).toHaveLength(2)
})
