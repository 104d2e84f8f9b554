import { usualBrand } from '@quayside/contract/kernel/brand.ts'
import sharp from 'sharp'
import { afterAll, expect, it } from 'vitest'
import { accountsOf, goodPassword } from '../../modules/account/account.testing.ts'
import { contractDocumentOf } from '../../modules/orders/contract-document.ts'
import { readContract } from '../../modules/orders/contract-queries.ts'
import { givenSubmitted } from '../../modules/orders/provider-steps.testing.ts'
import { openMailer } from '../../platform/mail/open-mailer.ts'
import { queueMails } from '../../platform/mail/queue-mail.ts'
import { sendMails } from '../../platform/mail/send-mails.ts'
import { startSmtpServer } from '../../platform/mail/smtp-server.testing.ts'
import { staffReader } from '../../platform/records/read-within.ts'
import { dataOf } from '../../platform/testing/answers.ts'
import { testApp } from '../../platform/testing/test-app.ts'

const app = await testApp()
const accounts = accountsOf(app)
const { token } = await app.given.staff({ roles: ['administrator'] })
const smtp = await startSmtpServer()
afterAll(() => smtp.stop())

async function change(key: string, value: object): Promise<void> {
  const { body } = await app.office('GET system/online/sysConfig/list', { token })
  const setting = body.rows.find((row: { key: string }) => row.key === key)
  const texts = { ...setting.value, ...value }
  dataOf(
    await app.office('POST system/online/sysConfig/save', {
      token,
      body: { key, version: setting.version, value: texts },
    }),
  )
}
const mailTo = async (to: string) => {
  await app.platform.staff.transaction([], (tx) =>
    queueMails(tx, [{ kind: 'notice', locale: 'en-US', to, subject: 'S', paragraphs: ['P'] }]),
  )
  await sendMails(app.platform, async () => [], openMailer({ SMTP_URL: smtp.url })).run({})
  return smtp.received.find((mail) => mail.to === to)?.parsed
}

it('text messages and e-mails call the portal as the provider does', async () => {
  await change('title', { 'en-US': 'Wharf Trading' })
  await change('productName', { 'en-US': 'Wharf' })
  await change('support', { 'en-US': { phone: '+852 5555', email: 'help@wharf.example', hours: '9-5' } })
  const { mobile, token: own } = await accounts.member()
  const form = { email: 'new@example.com', password: goodPassword }
  await app.client('POST system/online/user/profile/updateEmail', { token: own, form, locale: 'en-US' })
  expect((await accounts.textsTo(mobile)).at(-1)).toContain('Wharf account')
  const mail = await mailTo('a@example.com')
  expect(mail?.from?.value).toEqual([{ name: 'Wharf Trading', address: 'no-reply@localhost' }])
  expect(mail?.text).toContain('Wharf sent this email')
  expect(mail?.text).toContain('+852 5555 · help@wharf.example · 9-5')
  expect(`${mail?.text}${mail?.html}`).not.toContain('Quayside')
})

it('an e-mail has the logo within it, as a picture that every reader draws, and is answered to the address that is set', async () => {
  const body = new FormData()
  body.set('picture', 'logo')
  const webp = await sharp({ create: { width: 90, height: 30, channels: 3, background: '#0b7a4b' } })
    .webp()
    .toBuffer()
  body.set('file', new Blob([new Uint8Array(webp)]), 'logo.webp')
  const logo = dataOf(await app.office('POST system/online/brand/upload', { token, body }))
  const { version } = dataOf(await app.office('GET system/online/brand', { token }))
  const brand = { ...usualBrand, logo, replyTo: 'service@wharf.example' }
  expect((await mailTo('before@example.com'))?.replyTo).toBeUndefined()
  dataOf(await app.office('POST system/online/brand/save', { token, body: { brand, version } }))
  const mail = await mailTo('b@example.com')
  expect(mail?.attachments).toMatchObject([{ contentType: 'image/png', contentDisposition: 'inline' }])
  expect(mail?.replyTo?.value).toMatchObject([{ address: 'service@wharf.example' }])
  // The reader of the tests puts the picture where its id stands.
  expect(mail?.html).toMatch(/<img src="data:image\/png;base64,/)
})

it('contracts name the registered company that is set; the first of two saves counts', async () => {
  const member = await app.given.member()
  const order = await givenSubmitted(app, member)
  const contract = async () =>
    contractDocumentOf(await readContract(staffReader(app.platform), member.companyId, order.id))
  const { party, version } = dataOf(await app.office('GET system/online/providerParty', { token }))
  expect((await contract()).provider).toEqual(party)
  const next = { ...party, name: '码头贸易有限公司', address: 'Pier 7' }
  const save = (given: object, known: number) =>
    app.office('POST system/online/providerParty/save', { token, body: { party: given, version: known } })
  expect(dataOf(await save(next, version)).party).toEqual(next)
  expect((await contract()).provider).toEqual(next)
  expect((await save(party, version)).body.code).toBe(409)
  expect((await save({ ...next, name: ' ' }, version + 1)).body.data.fields).toMatchObject([
    { path: 'party.name', code: 'field.required' },
  ])
  const clerk = await app.given.staff({ roles: ['operations'] })
  const refused = await app.office('POST system/online/providerParty/save', {
    token: clerk.token,
    body: { party, version: version + 1 },
  })
  expect(String(refused.body.code)).toBe('403')
})
