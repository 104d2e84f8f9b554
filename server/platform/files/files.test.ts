import { deflateSync } from 'node:zlib'
import { fileErrors } from '@quayside/phrases/en-US/kernel/file-errors.ts'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { testApp } from '../testing/test-app.ts'
import { attachFiles, findAttachments, toAttachments } from './attachments.ts'
import { detachFiles } from './detach-files.ts'

const { file } = fileErrors

const app = await testApp()
const { token, companyId, memberId } = await app.given.member()

const upload = 'POST system/online/file/upload'
const send = (
  bytes: Buffer,
  name: string,
  options: { token?: string; headers?: Record<string, string> } = {},
) => {
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(bytes)]), name)
  return app.client(upload, { token, body, ...options })
}
const picture = (width = 800, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#0958d9' } })
    .png()
    .toBuffer()
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n' +
    'xref\n0 3\ntrailer<</Root 1 0 R/Size 3>>\nstartxref\n9\n%%EOF\n',
)
const storedKeys = async () => {
  let count = 0
  for await (const key of app.platform.files.list()) count += key.length > 0 ? 1 : 0
  return count
}

/** A picture that claims to be 16000 × 16000 and holds next to nothing. */
function hugePng(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const out = Buffer.alloc(8 + body.length)
    out.writeUInt32BE(data.length, 0)
    body.copy(out, 4)
    out.writeUInt32BE(crc(body), 4 + body.length)
    return out
  }
  const header = Buffer.from([0, 0, 0x3e, 0x80, 0, 0, 0x3e, 0x80, 8, 2, 0, 0, 0])
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(30_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
function crc(bytes: Buffer): number {
  let value = 0xffffffff
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  return (value ^ 0xffffffff) >>> 0
}

describe('POST system/online/file/upload', () => {
  it('stores a picture with its size and a thumbnail, also for an account that is not reviewed', async () => {
    const applicant = await app.given.member({ scope: 'onboarding' })
    const { body } = await send(await picture(), '营业执照.PNG', { token: applicant.token })
    expect(body).toMatchObject({
      code: 200,
      data: { name: '营业执照.png', mime: 'image/png', width: 800, height: 600, hasThumbnail: true },
    })
    expect(body.data.bytes).toBeGreaterThan(100)
  })

  it('refuses anybody without a token before it reads the file', async () => {
    const body = new FormData()
    body.set('file', new Blob([new Uint8Array(1_000_000)]), 'a.png')
    expect((await app.client(upload, { body })).status).toBe(401)
  })

  it.each([
    [
      'a program renamed to pdf',
      Buffer.from('MZ\u0090\u0000\u0003 this program'),
      'invoice.pdf',
      'file.typeNotAllowed',
    ],
    ['an html page', Buffer.from('<html><script>alert(1)</script></html>'), 'a.html', 'file.typeNotAllowed'],
    ['an empty file', Buffer.alloc(0), 'empty.pdf', 'file.empty'],
    ['a PDF cut in the middle', pdf.subarray(0, 60), 'a.pdf', 'file.pdfBroken'],
    [
      'a PDF with a script',
      Buffer.from(pdf.toString('latin1').replace('/Pages 2', '/OpenAction<</S/JavaScript>>/Pages 2')),
      'a.pdf',
      'file.pdfActive',
    ],
    ['a picture claiming 16000 × 16000', hugePng(), 'huge.png', 'file.imageTooLarge'],
    [
      'an old Office file',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
      'a.xls',
      'file.legacyOffice',
    ],
    ['a file above the limit', Buffer.alloc(20 * 1024 * 1024 + 1), 'big.pdf', 'file.tooLarge'],
  ])('refuses %s with its own sentence', async (_name, bytes, fileName, code) => {
    const before = await storedKeys()
    const { status, body } = await send(bytes, fileName)
    expect([status, body.code]).toEqual([200, 400])
    expect(body.data.fields).toMatchObject([{ path: 'file', code }])
    expect(await storedKeys()).toBe(before)
  })

  const multipart = (body: string, boundary = 'x') =>
    app.client(upload, {
      token,
      body,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    })
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n'

  it.each([
    ['cut inside the file', `${head}half of`],
    ['cut inside the head', '--x\r\nContent-Dispo'],
    ['of another boundary', `${head}text\r\n--x--\r\n`.replaceAll('--x', '--y')],
  ])('refuses a multipart body %s and asks to send it again', async (_name, body) => {
    const answer = await multipart(body)
    expect([answer.status, answer.body.code]).toEqual([200, 400])
    expect([file.multipartBroken, file.missing]).toContain(answer.body.msg)
  })

  it('refuses a multipart head without a boundary', async () => {
    const answer = await app.client(upload, {
      token,
      body: 'x',
      headers: { 'content-type': 'multipart/form-data' },
    })
    expect(answer.body).toMatchObject({ code: 400 })
    expect(answer.status).toBeLessThan(500)
  })

  it('refuses no file, two files, other fields and JSON in its place', async () => {
    const none = await multipart(
      '--x\r\nContent-Disposition: form-data; name="file"; filename=""\r\n\r\n\r\n--x--\r\n',
    )
    expect(none.body).toMatchObject({ code: 400, msg: 'Choose a file to upload' })
    const two = await multipart(`${head}one\r\n${head}two\r\n--x--\r\n`)
    expect(two.body).toMatchObject({ code: 400, msg: 'Upload one file at a time' })
    const extra = await multipart(
      `${head}one\r\n--x\r\nContent-Disposition: form-data; name="owner"\r\n\r\n7\r\n--x--\r\n`,
    )
    expect(extra.body).toMatchObject({ code: 400, msg: 'Unknown field: owner' })
    const json = await app.client(upload, { token, body: { file: 'text' } })
    expect(json.body).toMatchObject({ code: 400, msg: 'Choose a file to upload' })
  })

  it('keeps one file for repeated requests with one Idempotency-Key, and refuses another file under it', async () => {
    const headers = { 'idempotency-key': 'upload-1' }
    const first = await send(pdf, 'a.pdf', { headers })
    const before = await storedKeys()
    const again = await send(pdf, 'a.pdf', { headers })
    expect(again.body).toEqual(first.body)
    expect(await storedKeys()).toBe(before)
    const other = await send(await picture(), 'a.png', { headers })
    expect(other.body.code).toBe(409)
    expect(await storedKeys()).toBe(before)
  })
})

describe('GET system/online/file/{id}', () => {
  it('downloads what was stored, as an attachment nobody may sniff or run', async () => {
    const { body } = await send(pdf, '装箱单.pdf')
    const answer = await app.client(`GET system/online/file/${body.data.id}`, { token })
    expect(answer.text).toBe(pdf.toString('latin1'))
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="___.pdf"; filename*=UTF-8''${encodeURIComponent('装箱单.pdf')}`,
    )
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  })

  it('shows pictures and PDFs in the browser on request, and nothing else', async () => {
    const shown = await send(pdf, 'a.pdf')
    const inline = await app.client(`GET system/online/file/${shown.body.data.id}`, {
      token,
      query: { inline: 1 },
    })
    expect(inline.headers.get('content-disposition')).toMatch(/^inline/)
    const text = await send(Buffer.from('a,b\n1,2\n'), 'a.csv')
    const refused = await app.client(`GET system/online/file/${text.body.data.id}`, {
      token,
      query: { inline: 1 },
    })
    expect(refused.body).toMatchObject({ code: 400 })
    expect(refused.body.msg).toContain('Only pictures and PDFs')
  })

  it('gives the uploader a file that is attached to nothing, and others not one byte', async () => {
    const { body } = await send(Buffer.from('secret,list\n'), 'a.csv')
    const own = await app.client(`GET system/online/file/${body.data.id}`, { token })
    expect(own.text).toContain('secret')
    for (const other of [await app.given.member({ companyId }), await app.given.member()]) {
      for (const path of [`${body.data.id}`, `${body.data.id}/thumbnail`, '999999', 'abc']) {
        const answer = await app.client(`GET system/online/file/${path}`, { token: other.token })
        expect(answer.body.code).toBe(404)
        expect(answer.text).not.toContain('secret')
      }
    }
  })

  it('says how long a file is before its first byte', async () => {
    const { body } = await send(pdf, 'long.pdf')
    const answer = await fetch(`${app.address}/api/system/online/file/${body.data.id}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.headers.get('content-length')).toBe(String((await answer.arrayBuffer()).byteLength))
  })

  it('gives a part of a file, from where a download broke off', async () => {
    const { body } = await send(pdf, 'part.pdf')
    const ask = (range: string) =>
      fetch(`${app.address}/api/system/online/file/${body.data.id}`, {
        headers: { authorization: `Bearer ${token}`, range },
      })
    const whole = Buffer.from(await (await ask('bytes=0-')).arrayBuffer())
    const part = await ask('bytes=5-9')
    expect([part.status, part.headers.get('content-range'), part.headers.get('content-length')]).toEqual([
      206,
      `bytes 5-9/${whole.length}`,
      '5',
    ])
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(5, 10))
    const none = await ask(`bytes=${whole.length}-`)
    expect([none.status, none.headers.get('content-range')]).toEqual([416, `bytes */${whole.length}`])
  })

  it('says that a file is gone when the storage has lost it', async () => {
    const { body } = await send(pdf, 'lost.pdf')
    const row = await app.platform.staff.transaction([], (tx) =>
      tx.selectFrom('file').select('storage_key').where('id', '=', body.data.id).executeTakeFirstOrThrow(),
    )
    await app.platform.files.remove(row.storage_key)
    const answer = await app.client(`GET system/online/file/${body.data.id}`, { token })
    expect([answer.status, answer.body.code]).toEqual([200, 404])
  })
})

describe('GET system/online/file/{id}/thumbnail', () => {
  it('shows a small WebP of a picture, and says where there is none', async () => {
    const { body } = await send(await picture(), 'a.png')
    const answer = await app.client(`GET system/online/file/${body.data.id}/thumbnail`, { token })
    expect(answer.headers.get('content-type')).toBe('image/webp')
    const plain = await send(pdf, 'a.pdf')
    const none = await app.client(`GET system/online/file/${plain.body.data.id}/thumbnail`, { token })
    expect(none.body).toMatchObject({ code: 404, msg: 'This file has no thumbnail' })
  })
})

describe('attachments', () => {
  const record = { entity: 'company', entityId: '1', kind: 'business-licence' } as const
  const key = () => ({ companyId, entity: 'company', id: '1' }) as const
  const staff = <T>(work: Parameters<typeof app.platform.staff.transaction<T>>[1]) =>
    app.platform.staff.transaction([], work)
  const attached = async () => {
    const [rows = []] = await app.platform.staff.read([findAttachments(key()).compile()])
    return toAttachments(rows as unknown as Parameters<typeof toAttachments>[0])
  }

  it('become exactly the named files of a kind, each once', async () => {
    const [a, b] = [
      (await send(pdf, 'a.pdf')).body.data.id,
      (await send(await picture(), 'b.png')).body.data.id,
    ]
    const attach = (fileIds: string[]) =>
      staff((tx) => attachFiles(tx, { companyId, memberId }, { ...record, fileIds }))
    await attach([a, a])
    await attach([a, b])
    expect(await attached()).toMatchObject([
      { fileId: a, kind: 'business-licence', name: 'a.pdf', hasThumbnail: false },
      { fileId: b, name: 'b.png', hasThumbnail: true },
    ])
    await attach([b])
    expect((await attached()).map(({ fileId }) => fileId)).toEqual([b])
    expect(await staff((tx) => detachFiles(tx, key(), [a, b]))).toEqual({ count: 1 })
    expect(await attached()).toEqual([])
  })

  it('refuse a file of another company at its field and attach none', async () => {
    const own = (await send(pdf, 'a.pdf')).body.data.id
    const stranger = await app.given.member()
    const foreign = (await send(pdf, 'a.pdf', { token: stranger.token })).body.data.id
    const attach = staff((tx) =>
      attachFiles(tx, { companyId, memberId }, { ...record, fileIds: [own, foreign], path: 'licence' }),
    )
    await expect(attach).rejects.toMatchObject({ findings: [{ code: 'file.notYours', path: 'licence.1' }] })
    expect(await attached()).toEqual([])
  })
})
