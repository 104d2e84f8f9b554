import { usualBrand } from '@quayside/contract/kernel/brand.ts'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { givenLink, visit } from '../../modules/links/links.testing.ts'
import { givenSubmitted } from '../../modules/orders/provider-steps.testing.ts'
import { openMailer } from '../../platform/mail/open-mailer.ts'
import { queueMails } from '../../platform/mail/queue-mail.ts'
import { sendMails } from '../../platform/mail/send-mails.ts'
import { startSmtpServer } from '../../platform/mail/smtp-server.testing.ts'
import { closePdf } from '../../platform/pdf/render-pdf.ts'
import { testApp } from '../../platform/testing/test-app.ts'

const app = await testApp()
const desk = await app.given.staff({ roles: ['administrator'], name: 'Shen' })
const member = await app.given.member()
const smtp = await startSmtpServer(() => undefined)
afterAll(() => smtp.stop())
afterAll(closePdf)

const green = { ink: '#12372a', work: '#0b7a4b' }

const drawn = (format: 'png' | 'jpeg' | 'webp', width = 120, height = 40): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: green.work } })
    .toFormat(format)
    .toBuffer()
const upload = (picture: string, bytes: Buffer, name = 'mark.png', token = desk.token) => {
  const body = new FormData()
  body.set('picture', picture)
  body.set('file', new Blob([new Uint8Array(bytes)]), name)
  return app.office('POST system/online/brand/upload', { token, body })
}
const storedBrand = async () => (await app.office('GET system/online/brand', { token: desk.token })).body.data
const save = async (brand: object, version?: number) =>
  app.office('POST system/online/brand/save', {
    token: desk.token,
    body: { brand: { ...usualBrand, ...brand }, version: version ?? (await storedBrand()).version },
  })
const fieldsOf = (answer: { body: { data?: { fields?: { path: string; code: string }[] } } }) =>
  answer.body.data?.fields?.map(({ path, code }) => [path, code])

describe('a picture of the brand', () => {
  it('is re-encoded, served to everybody under an address of its content, and kept by the browser', async () => {
    const answer = await upload('logo', await drawn('png'), '../../<b>mark</b>.svg')
    expect(answer.body.code).toBe(200)
    const { address, name } = answer.body.data
    expect(address).toMatch(/^\/brand\/[0-9a-f]{64}\.png$/)
    expect(name).not.toMatch(/[/<>]/)
    const served = await visit(app, address)
    expect(served.status).toBe(200)
    expect(served.headers.get('content-type')).toBe('image/png')
    expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(served.headers.get('x-content-type-options')).toBe('nosniff')
    const etag = served.headers.get('etag') ?? ''
    expect((await visit(app, address, { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await upload('logo', await drawn('png'))).body.data.address).toBe(address)
  })

  it('that was never uploaded is not there', async () => {
    expect((await visit(app, `/brand/${'0'.repeat(64)}.png`)).status).toBe(404)
    expect((await visit(app, '/brand/..%2f..%2fpackage.json')).status).toBe(404)
  })

  it('is refused at its field: a drawing with scripts, WebP for papers, too many pixels, too many bytes', async () => {
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    expect(fieldsOf(await upload('logo', script, 'mark.svg'))).toEqual([['logo', 'file.typeNotAllowed']])
    expect(fieldsOf(await upload('letterhead', await drawn('webp')))).toEqual([
      ['letterhead', 'file.typeNotAllowed'],
    ])
    expect(fieldsOf(await upload('favicon', await drawn('png', 2001, 10)))).toEqual([
      ['favicon', 'file.imageTooLarge'],
    ])
    expect(fieldsOf(await upload('logo', Buffer.alloc(600_000, 1)))).toEqual([['logo', 'file.tooLarge']])
    expect((await upload('picture', await drawn('png'))).body.code).toBe(400)
  })

  it('is changed by those alone who may change settings', async () => {
    const clerk = await app.given.staff({ roles: ['operations'] })
    expect((await upload('logo', await drawn('png'), 'a.png', clerk.token)).body.code).toBe('403')
  })
})

describe('the brand', () => {
  it('is refused at the field where a colour cannot be read or a picture is not there', async () => {
    expect(fieldsOf(await save({ work: '#d67b22' }))).toEqual([['work', 'brand.contrast']])
    expect(fieldsOf(await save({ ink: 'navy' }))).toEqual([['ink', 'brand.colour']])
    const nowhere = { address: `/brand/${'0'.repeat(64)}.png`, name: 'x' }
    expect(fieldsOf(await save({ favicon: nowhere }))).toEqual([['favicon', 'brand.picture']])
    expect(fieldsOf(await save({ logo: { address: 'javascript:alert(1)', name: 'x' } }))).toEqual([
      ['logo', 'brand.picture'],
    ])
    const { address } = (await upload('logo', await drawn('webp'))).body.data
    expect(fieldsOf(await save({ stamp: { address, name: 'x' } }))).toEqual([['stamp', 'brand.picture']])
  })

  it.each([
    ['a number that is no record', { icpNumber: '2026000000' }, ['icpNumber', 'brand.icpNumber']],
    ['a reply address that is none', { replyTo: 'service at yunbu' }, ['brand.replyTo', expect.any(String)]],
  ])('refuses %s at its field', async (_what, change, finding) => {
    expect(fieldsOf(await save(change))).toEqual([finding])
  })

  it('is the product’s own where nothing is set', async () => {
    expect((await storedBrand()).brand).toEqual(usualBrand)
    const style = await visit(app, '/brand.css')
    expect([style.status, style.text]).toEqual([200, ''])
  })

  it('shows in the next answer everywhere, and is the product’s own again when it is taken back', async () => {
    const picture = (await upload('logo', await drawn('png'), 'green.png')).body.data
    const letterhead = (await upload('letterhead', await drawn('jpeg'), 'head.jpg')).body.data
    const saved = await save({
      ...green,
      logo: { ...picture, name: 'another name' },
      favicon: picture,
      letterhead,
      stamp: letterhead,
      stampAt: { ...usualBrand.stampAt, contract: 'right' },
      mailFooter: { ...usualBrand.mailFooter, 'en-US': 'Green Wharf <b>Ltd</b>\nPier 7' },
      icpNumber: '粤ICP备2026000000号-1',
    })
    expect(saved.body.code).toBe(200)
    // The name that it was uploaded with, not what the save says.
    expect(saved.body.data.brand.logo).toEqual(picture)

    const info = (await app.client('GET system/online/sysConfig/getSysInfo')).body.data
    expect([info.logo, info.logoDark, info.icpNumber]).toEqual([
      picture.address,
      null,
      '粤ICP备2026000000号-1',
    ])
    const style = await visit(app, '/brand.css')
    expect(style.text).toContain('--work:#0b7a4b')
    expect(style.text).toContain('--ink:#12372a')
    expect(style.headers.get('cache-control')).toBe('no-cache')

    const order = await givenSubmitted(app, member)
    const link = await givenLink(app, member, 'order', order.id)
    const tracking = await visit(app, link.path)
    expect(tracking.text).toContain(`src="${picture.address}"`)
    expect(tracking.text).toContain(
      'href="https://beian.miit.gov.cn/" rel="noopener noreferrer">粤ICP备2026000000号-1</a>',
    )
    expect(tracking.text).toContain(`<link rel="icon" href="${picture.address}">`)
    const linked = /href="(\/brand\.css\?v=\w+)"/.exec(tracking.text)?.[1] ?? ''
    const page = await visit(app, linked)
    expect([page.text, page.headers.get('cache-control')]).toEqual([
      style.text,
      'public, max-age=31536000, immutable',
    ])
    expect(tracking.headers.get('content-security-policy')).not.toContain('unsafe-inline')

    expect(await picturesOf(order.id)).toBe(2)

    await app.platform.staff.transaction([], (tx) =>
      queueMails(tx, [
        { kind: 'notice', locale: 'en-US', to: 'g@example.com', subject: 'S', paragraphs: ['P'] },
      ]),
    )
    await sendMails(app.platform, async () => [], openMailer({ SMTP_URL: smtp.url })).run({})
    const mail = smtp.received.find(({ to }) => to === 'g@example.com')?.parsed
    expect(mail?.text).toContain('Green Wharf <b>Ltd</b>\nPier 7')
    expect(mail?.html).toContain('Green Wharf &lt;b&gt;Ltd&lt;/b&gt;')
    expect(mail?.html).toContain('color:#12372a')

    const { rows } = (
      await app.office('GET office/online/audit/list', { token: desk.token, query: { staffId: desk.id } })
    ).body
    const entry = rows.find(({ target }: { target: string }) => target === 'setting brand')
    expect(entry.changes).toContainEqual({ path: 'work', before: null, after: '#0b7a4b' })
    expect(entry.changes).toContainEqual({ path: 'logo', before: null, after: picture.name })

    expect((await save({})).body.code).toBe(200)
    expect((await visit(app, '/brand.css')).text).toBe('')
    const after = await visit(app, link.path)
    expect(after.text).not.toContain('/brand')
    expect(await picturesOf(order.id)).toBe(0)
  })

  it('is saved by the first of two colleagues; the second is told who was first', async () => {
    const { version } = await storedBrand()
    expect((await save(green, version)).body.code).toBe(200)
    const refused = await save({ ...green, work: '#0b2a43' }, version)
    expect(refused.body).toMatchObject({ code: 409, data: { changedBy: 'Shen', current: { brand: green } } })
  })
})

/** How many pictures the contract of an order draws. */
async function picturesOf(orderId: string): Promise<number> {
  const answer = await fetch(`${app.address}/api/business/online/orderContract/${orderId}/pdf`, {
    headers: { authorization: `bearer ${member.token}`, 'accept-language': 'en-US' },
  })
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(answer.headers.get('content-type'), bytes.subarray(0, 300).toString()).toBe('application/pdf')
  return bytes.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0
}
