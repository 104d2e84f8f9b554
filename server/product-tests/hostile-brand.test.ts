import { usualBrand } from '@quayside/contract/kernel/brand.ts'
import { agreementVersion } from '@quayside/contract/kernel/commercial-terms.ts'
import { usualSections } from '@quayside/contract/kernel/landing-sections.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenLink, visit } from '../modules/links/links.testing.ts'
import { givenSubmitted } from '../modules/orders/provider-steps.testing.ts'
import { openMailer } from '../platform/mail/open-mailer.ts'
import { queueMails } from '../platform/mail/queue-mail.ts'
import { sendMails } from '../platform/mail/send-mails.ts'
import { startSmtpServer } from '../platform/mail/smtp-server.testing.ts'
import { closePdf } from '../platform/pdf/render-pdf.ts'
import { dataOf } from '../platform/testing/answers.ts'
import { testApp } from '../platform/testing/test-app.ts'
import { checkFile, hostile } from './hostile-texts.testing.ts'

const app = await testApp()
const { token } = await app.given.staff({ roles: ['administrator'] })
const member = await app.given.member()
const smtp = await startSmtpServer()
afterAll(() => smtp.stop())
afterAll(closePdf)

const locales = ['zh-CN', 'zh-TW', 'en-US'] as const
const each = <T>(value: T) => Object.fromEntries(locales.map((locale) => [locale, value]))

type Setting = { key: string; version: number; value: Record<string, unknown> }
async function settingOf(key: string): Promise<Setting> {
  const { body } = await app.office('GET system/online/sysConfig/list', { token })
  const { version, value } = body.rows.find((row: Setting) => row.key === key)
  return { key, version, value }
}
const saveSetting = async (key: string, value: unknown) =>
  app.office('POST system/online/sysConfig/save', {
    token,
    body: { ...(await settingOf(key)), value: each(value) },
  })
const saveBrand = async (brand: object) => {
  const { version } = dataOf(await app.office('GET system/online/brand', { token }))
  const body = { brand: { ...usualBrand, ...brand }, version }
  return app.office('POST system/online/brand/save', { token, body })
}
const saveParty = async (change: object) => {
  const { party, version } = dataOf(await app.office('GET system/online/providerParty', { token }))
  const body = { party: { ...party, ...change }, version }
  return app.office('POST system/online/providerParty/save', { token, body })
}
const publish = async (change: object) => {
  const { version } = dataOf(await app.office('GET system/online/agreement/setting', { token }))
  const text = { title: 'A', clauses: [{ title: 'B', text: 'C' }], changes: 'D', ...change }
  const body = { effectiveOn: app.clock.today(), texts: each(text), version }
  return app.office('POST system/online/agreement/publish', { token, body })
}
const saveSections = async (change: object) => {
  const { version } = dataOf(await app.office('GET system/online/landingSections', { token }))
  const sections = usualSections.map((section) =>
    section.name === 'about' ? { ...section, ...change } : section,
  )
  return app.office('POST system/online/landingSections/save', { token, body: { sections, version } })
}
const support = { phone: '400', email: '', hours: '9-5' }

const turned = 'Quay\u202Eedisyek'
const isolated = 'Quay\u2066side'
const headed = 'Quay\r\nBcc: evil@evil.example'

/** Everything of the provider that strangers read: what no field of it takes. */
const refused: readonly (readonly [string, () => Promise<{ body: { code: unknown } }>])[] = [
  ...[turned, isolated, headed, 'x\u0000y', 'x'.repeat(101), ' '].flatMap((text) => [
    [`the title ${JSON.stringify(text).slice(0, 40)}`, () => saveSetting('title', text)] as const,
    [`the name ${JSON.stringify(text).slice(0, 40)}`, () => saveSetting('productName', text)] as const,
    [`the registered name ${JSON.stringify(text).slice(0, 40)}`, () => saveParty({ name: text })] as const,
    [`the agreement’s title ${JSON.stringify(text).slice(0, 40)}`, () => publish({ title: text })] as const,
  ]),
  ['a turned clause', () => publish({ clauses: [{ title: 'A', text: turned }] })],
  ['a change without end', () => publish({ changes: 'x'.repeat(501) })],
  ['a turned mail footer', () => saveBrand({ mailFooter: each(turned) })],
  ['a mail footer without end', () => saveBrand({ mailFooter: each('x'.repeat(501)) })],
  [
    'a turned description of a picture',
    () => saveSections({ picture: { address: '/brand/x', name: 'x', texts: each(turned) } }),
  ],
  ...[
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'https://evil.example/a.png',
    '/brand/../x',
  ].flatMap((address) => [
    [`the logo ${address}`, () => saveBrand({ logo: { address, name: 'x' } })] as const,
    [
      `the section’s picture ${address}`,
      () => saveSections({ picture: { address, name: 'x', texts: each('') } }),
    ] as const,
  ]),
  ...[
    { email: 'javascript:alert(1)' },
    { email: 'a@b.example?bcc=evil@evil.example' },
    { email: headed },
    { phone: headed },
    { phone: turned },
    { phone: '1'.repeat(61) },
    { hours: turned },
    { hours: 'x'.repeat(101) },
  ].map(
    (change) =>
      [
        `the help contact ${JSON.stringify(change).slice(0, 60)}`,
        () => saveSetting('support', { ...support, ...change }),
      ] as const,
  ),
  ...['a@b.example?subject=x', turned].map(
    (email) =>
      [
        `the office’s address ${JSON.stringify(email)}`,
        async () => {
          const landing = await settingOf('landing')
          const contact = { office: 'A', address: 'B', phone: '1', email, hours: '' }
          const card = { ...(landing.value['en-US'] as object), contacts: [contact] }
          return saveSetting('landing', card)
        },
      ] as const,
  ),
]

describe('a text of the provider that everybody reads', () => {
  it.each(refused)('is refused: %s', async (_name, send) => {
    expect((await send()).body.code).toBe(400)
  })

  it('is not changed by what is refused', async () => {
    const info = dataOf(await app.client('GET system/online/sysConfig/getSysInfo'))
    expect(JSON.stringify(info)).not.toMatch(/[\u202a-\u202e\u2066-\u2069]|evil/)
    expect(info.agreement.version).toBe(agreementVersion)
  })

  it.each([
    ['a drawing', 'mark.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a drawing by another name', 'mark.png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['a page', 'mark.png', '<!doctype html><script>alert(1)</script>'],
    ['a picture that ends in a page', 'mark.gif', 'GIF89a<script>alert(1)</script>'],
  ])('has no picture that is %s', async (_name, fileName, content) => {
    for (const picture of ['logo', 'favicon', 'stamp', 'section']) {
      const body = new FormData()
      body.set('picture', picture)
      body.set('file', new Blob([content]), fileName)
      const answer = await app.office('POST system/online/brand/upload', { token, body })
      expect(answer.body.code, picture).toBe(400)
    }
  })
})

/** Markup that would run where a page, a paper or a letter took it for its own. */
const name = `"'><img src=x onerror=1>`
const script = '</script><script>alert(1)</script>'

describe('markup in all of them', () => {
  let path = ''
  let orderId = ''
  beforeAll(async () => {
    for (const answer of [
      await saveSetting('title', `${name}${script}`),
      await saveSetting('productName', name),
      await saveSetting('support', { phone: name, email: '', hours: script }),
      await saveBrand({ mailFooter: each(`${hostile}\n${script}`) }),
      await saveParty({ name: hostile.slice(0, 100), address: `${name}${script}` }),
      await publish({ title: name, changes: script, clauses: [{ title: name, text: hostile }] }),
    ])
      expect(answer.body.code, answer.text).toBe(200)
    const order = await givenSubmitted(app, member)
    orderId = order.id
    path = (await givenLink(app, member, 'order', order.id)).path
  })

  it.each(['/', '/login', '/agreement', '/home', '/office'])('is text in %s', async (page) => {
    const { status, text } = await visit(app, page)
    expect(status).toBeLessThan(500)
    expect(text).not.toContain('<img src=x')
    expect(text).not.toContain('<script>alert')
  })

  it('is text in what a browser reads to install the portal', async () => {
    const manifest = await visit(app, '/manifest.webmanifest')
    expect(JSON.parse(manifest.text).name).toContain('<img src=x')
    expect(manifest.headers.get('content-type')).toMatch(/^application\/manifest\+json/)
    expect(manifest.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('is text in the page of a link', async () => {
    const { text } = await visit(app, path)
    expect(text).toContain('&lt;img src=x')
    expect(text).not.toContain('<img src=x')
    expect(text).not.toContain('<script')
  })

  it('is text in a letter, whose head it does not reach', async () => {
    await app.platform.staff.transaction([], (tx) =>
      queueMails(tx, [
        { kind: 'notice', locale: 'en-US', to: 'h@example.com', subject: 'S', paragraphs: ['P'] },
      ]),
    )
    await sendMails(app.platform, async () => [], openMailer({ SMTP_URL: smtp.url })).run({})
    const mail = smtp.received.find(({ to }) => to === 'h@example.com')
    const html = mail?.parsed.html || ''
    expect(html).toContain('&lt;img src=x')
    expect(html).not.toMatch(/<img|<script/)
    expect(mail?.parsed.from?.value).toEqual([{ name: `${name}${script}`, address: 'no-reply@localhost' }])
  })

  it('is text in a contract', async () => {
    const answer = await fetch(`${app.address}/api/business/online/orderContract/${orderId}/pdf`, {
      headers: { authorization: `bearer ${member.token}` },
    })
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    await checkFile(Buffer.from(await answer.arrayBuffer()))
  })
})
