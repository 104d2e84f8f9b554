import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { writeXlsx } from 'hucre/xlsx'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { openParsePool } from '../parsing/parse-pool.ts'
import type { UploadLimits } from './inspect-content.ts'
import { inspectUpload } from './inspect-upload.ts'
import { makeZip } from './make-zip.ts'
import { makeThumbnail } from './thumbnail.ts'

const parsing = openParsePool()
afterAll(() => parsing.close())

const picture = () => sharp({ create: { width: 60, height: 40, channels: 3, background: '#0958d9' } })

async function accepted(bytes: Uint8Array, name: string, limits?: Partial<UploadLimits>) {
  const outcome = await inspectUpload(parsing, bytes, name, limits)
  if (!outcome.ok) throw new Error(`${outcome.reason} ${JSON.stringify(outcome.params)}`)
  return outcome.file
}

async function reasonFor(bytes: Uint8Array, name: string, limits?: Partial<UploadLimits>) {
  const outcome = await inspectUpload(parsing, bytes, name, limits)
  return outcome.ok ? 'accepted' : outcome.reason
}

function pngClaiming(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((width + 1) * 200))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function pdf(objects: string): Buffer {
  return Buffer.from(
    `%PDF-1.7\n1 0 obj\n${objects}\nendobj\nxref\n0 1\ntrailer\n<<>>\nstartxref\n9\n%%EOF\n`,
    'latin1',
  )
}

const contentTypes = '<Types><Default Extension="xml" ContentType="application/xml"/></Types>'

function docx(...more: Parameters<typeof makeZip>[0]): Buffer {
  return makeZip([
    { name: '[Content_Types].xml', content: contentTypes },
    { name: 'word/document.xml', content: '<w:document/>' },
    ...more,
  ])
}

describe('pictures', () => {
  it('are taken in JPEG, PNG and WebP, and a GIF becomes a PNG', async () => {
    for (const [bytes, kind, mime] of [
      [await picture().jpeg().toBuffer(), 'jpeg', 'image/jpeg'],
      [await picture().png().toBuffer(), 'png', 'image/png'],
      [await picture().webp().toBuffer(), 'webp', 'image/webp'],
      [await picture().gif().toBuffer(), 'png', 'image/png'],
    ] as const) {
      const file = await accepted(bytes, 'photo')
      expect(file).toMatchObject({ kind, mime, width: 60, height: 40 })
      expect((await sharp(file.bytes).metadata()).format).toBe(kind)
    }
  })

  it('are turned upright and lose the metadata, the place of the photo included', async () => {
    const bytes = await picture()
      .withExif({ IFD0: { Copyright: 'secret-owner' }, IFD3: { GPSLatitude: '22/1 32/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const file = await accepted(bytes, 'photo.jpg')
    const metadata = await sharp(file.bytes).metadata()
    expect([metadata.width, metadata.height]).toEqual([40, 60])
    expect(metadata.exif).toBeUndefined()
    expect(metadata.orientation).toBeUndefined()
  })

  it('lose what is hidden behind them', async () => {
    const bytes = Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')])
    expect((await accepted(bytes, 'photo.jpg')).bytes.includes('<script>')).toBe(false)
  })

  it('are refused by the size they claim before anything is decoded', async () => {
    const bytes = pngClaiming(16_000, 16_000)
    expect(bytes.length).toBeLessThan(40_000)
    const start = performance.now()
    expect(await inspectUpload(parsing, bytes, 'small.png')).toEqual({
      ok: false,
      reason: 'file.imageTooLarge',
      params: { maxMegapixels: '50', maxSide: '12000' },
    })
    expect(performance.now() - start).toBeLessThan(200)
    expect(await reasonFor(pngClaiming(12_001, 10), 'long.png')).toBe('file.imageTooLarge')
    expect(await reasonFor(pngClaiming(8000, 7000), 'wide.png')).toBe('file.imageTooLarge')
  })

  it('are refused when damaged', async () => {
    const noise = await sharp(randomBytes(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } })
      .png()
      .toBuffer()
    expect(await reasonFor(noise.subarray(0, noise.length / 2), 'cut.png')).toBe('file.imageBroken')
    expect(await reasonFor(noise.subarray(0, 20), 'cut.png')).toBe('file.imageBroken')
  })

  it('get a small WebP thumbnail, and a damaged one gets none', async () => {
    const large = await picture().resize(2000, 1000).jpeg().toBuffer()
    const thumbnail = await sharp(await makeThumbnail(large)).metadata()
    expect(thumbnail).toMatchObject({ format: 'webp', width: 320, height: 160 })
    expect(await sharp(await makeThumbnail(await picture().png().toBuffer())).metadata()).toMatchObject({
      width: 60,
    })
    expect(await makeThumbnail(Buffer.from('no picture'))).toBeUndefined()
  })
})

describe('PDF', () => {
  it('is taken as it came', async () => {
    const bytes = pdf('<</Type/Catalog>>')
    const file = await accepted(bytes, '合同.pdf')
    expect(file).toMatchObject({ kind: 'pdf', name: '合同.pdf', mime: 'application/pdf' })
    expect(file.bytes.equals(bytes)).toBe(true)
  })

  it('is refused when its end is missing', async () => {
    expect(await reasonFor(pdf('<<>>').subarray(0, 40), 'a.pdf')).toBe('file.pdfBroken')
  })

  it('is refused when opening it would run something, however that is spelt', async () => {
    const packed = deflateSync(Buffer.from('<</S/JavaScript/JS(app.alert(1))>>')).toString('latin1')
    for (const objects of [
      '<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>',
      '<</S/J#61vaScript>>',
      '<</AA<</O<</S/Launch/F(cmd.exe)>>>>>>',
      `<</Type/ObjStm/Filter/FlateDecode/Length ${packed.length}>>\nstream\n${packed}\nendstream`,
    ]) {
      expect(await reasonFor(pdf(objects), 'a.pdf')).toBe('file.pdfActive')
    }
  })

  it('is refused when active content hides behind comments, escapes, strings or unusual packing', async () => {
    const script = '<</S/JavaScript/JS(app.alert(1))>>'
    const hex = Buffer.from(script).toString('hex')
    const packed = deflateSync(Buffer.from(`1 0 ${script}`)).toString('latin1')
    const holder = (entries: string, content: string) =>
      `<<${entries}/Length ${content.length}>>\nstream\n${content}\nendstream`
    const doubled = deflateSync(Buffer.from(Buffer.from(script).toString('hex'))).toString('latin1')
    const cases: Record<string, string> = {
      [`<</Type/Catalog % stream\n/OpenAction${script}>>`]: 'file.pdfActive',
      '<</A<</S/SubmitForm/F(https://example.com)>>>>': 'file.pdfActive',
      '<</Names<</EmbeddedFiles 3 0 R>>>>': 'file.pdfActive',
      '<</AcroForm<</XFA 3 0 R>>>>': 'file.pdfActive',
      [holder('/Type/Obj#53tm/N 1/First 4/Filter/FlateDecode', packed)]: 'file.pdfActive',
      [holder('/N 1/First 4/Filter/FlateDecode', packed)]: 'file.pdfActive',
      [holder('/Type/ObjStm/N 1/First 4/Filter/ASCIIHexDecode', hex)]: 'file.pdfUnreadable',
      [holder('/Type/ObjStm/N 1/First 4/Filter[/ASCIIHexDecode/FlateDecode]', hex)]: 'file.pdfUnreadable',
      [holder('/N 1/First 4/Filter/FlateDecode/Filter[/FlateDecode/ASCIIHexDecode]', doubled)]:
        'file.pdfUnreadable',
      [holder('/Type/ObjStm/N 1/First 4/Filter/FlateDecode', 'no deflate')]: 'file.pdfUnreadable',
      [`(${holder('/N 1/First 4/Filter/FlateDecode', packed.replaceAll(/[()\\]/g, ''))})`]:
        'file.pdfUnreadable',
      [holder('', holder('/N 1/First 4/Filter/FlateDecode', packed))]: 'file.pdfUnreadable',
      [`<</N 1/First 4 endobj /Filter/FlateDecode>>\nstream\n${packed}\nendstream`]: 'file.pdfBroken',
      '<</A(never closed': 'file.pdfBroken',
      '<</Length 5>>\nstream\nnever ended': 'file.pdfBroken',
    }
    for (const [objects, reason] of Object.entries(cases)) {
      expect([objects, await reasonFor(pdf(objects), 'a.pdf')]).toEqual([objects, reason])
    }
    const locked = Buffer.from(
      pdf('<<>>').toString('latin1').replace('trailer\n<<', 'trailer\n<</Encrypt 5 0 R'),
      'latin1',
    )
    expect(await reasonFor(locked, 'a.pdf')).toBe('file.encrypted')
  })

  it('is taken with outlines, compressed objects and a page to open at', async () => {
    const packed = deflateSync(Buffer.from('1 0 <</Type/Page/Title(stream)>>')).toString('latin1')
    for (const objects of [
      '<</Type/Outlines/First 5 0 R/Last 6 0 R/Count 2>>\nendobj\n2 0 obj\n<</Length 3>>\nstream\nq Q\nendstream',
      `<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>\nstream\n${packed}\nendstream`,
      '<</Type/Catalog/OpenAction[3 0 R/Fit]/ID[<0a1b><2c3d>]/V<41>>>',
    ]) {
      expect(await reasonFor(pdf(objects), 'a.pdf')).toBe('accepted')
    }
  })

  it('is not refused for such letters inside a picture or a word', async () => {
    expect(await reasonFor(pdf('<</Length 9>>\nstream\n\x00/JS (\xff\x00\nendstream'), 'a.pdf')).toBe(
      'accepted',
    )
    expect(await reasonFor(pdf('<</Title(x)/JSON 1/Launcher 2>>'), 'a.pdf')).toBe('accepted')
  })
})

describe('office files', () => {
  it('are taken in XLSX and DOCX', async () => {
    const workbook = await writeXlsx({ sheets: [{ name: 'S', rows: [['a', 1]] }] })
    expect(await accepted(workbook, '装箱单.xlsx')).toMatchObject({ kind: 'xlsx', name: '装箱单.xlsx' })
    expect(await accepted(docx(), 'letter.docx')).toMatchObject({ kind: 'docx' })
  })

  it('are refused with macros, even under another part name', async () => {
    expect(await reasonFor(docx({ name: 'word/vbaProject.bin', content: 'x' }), 'a.docx')).toBe(
      'file.officeMacros',
    )
    const renamed = makeZip([
      {
        name: '[Content_Types].xml',
        content: '<Override ContentType="application/vnd.ms-office.vbaProject"/>',
      },
      { name: 'xl/workbook.xml', content: '<workbook/>' },
    ])
    expect(await reasonFor(renamed, 'a.xlsx')).toBe('file.officeMacros')
  })

  it('are refused when they would unzip to far more than they are', async () => {
    const zeros = { name: 'word/media/a.bmp', content: Buffer.alloc(30 * 1024 * 1024) }
    expect(await reasonFor(docx(zeros), 'a.docx')).toBe('file.bomb')
    expect(await reasonFor(docx({ name: 'x', content: '', claimedSize: 900_000_000 }), 'a.docx')).toBe(
      'file.bomb',
    )
    const many = Array.from({ length: 2100 }, (_, i) => ({ name: `x${i}`, content: '' }))
    expect(await reasonFor(docx(...many), 'a.docx')).toBe('file.bomb')
  })

  it('are refused when two parts share a name, sizes are hidden, or the directory is cut off', async () => {
    expect(await reasonFor(docx({ name: 'word/document.xml', content: 'y' }), 'a.docx')).toBe(
      'file.officeBroken',
    )
    expect(await reasonFor(docx({ name: 'z', content: 'long text', claimedSize: 0 }), 'a.docx')).toBe(
      'file.officeBroken',
    )
    expect(await reasonFor(docx().subarray(0, -30), 'a.docx')).toBe('file.officeBroken')
  })

  it('are refused with a password, and in the formats of 2003', async () => {
    const compound = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(1000)])
    const locked = Buffer.concat([compound, Buffer.from('EncryptedPackage', 'utf16le')])
    expect(await reasonFor(compound, 'old.xls')).toBe('file.legacyOffice')
    expect(await reasonFor(locked, 'locked.xlsx')).toBe('file.encrypted')
    expect(await reasonFor(docx({ name: 'x', content: 'y', isEncrypted: true }), 'a.docx')).toBe(
      'file.encrypted',
    )
  })
})

describe('text', () => {
  it('is taken as CSV or TXT in UTF-8 and GBK', async () => {
    expect(await accepted(Buffer.from('品名,数量\n茶叶,3'), '清单.csv')).toMatchObject({
      kind: 'csv',
      mime: 'text/csv',
    })
    expect(await accepted(Buffer.from('c6b7c3fb2ccafdc1bf', 'hex'), 'gbk.csv')).toMatchObject({ kind: 'csv' })
    expect(await accepted(Buffer.from('BM is no bitmap'), 'note.txt')).toMatchObject({ kind: 'text' })
  })

  it('is refused with a NUL in it, in no known encoding, or under any other ending', async () => {
    expect(await reasonFor(Buffer.from('a\0b'), 'a.csv')).toBe('file.typeNotAllowed')
    expect(await reasonFor(Buffer.from([0x61, 0xff, 0xff, 0x62]), 'a.txt')).toBe('file.typeNotAllowed')
    for (const name of ['a.html', 'a.svg', 'a.js', 'a', 'a.txt.bat']) {
      expect(await reasonFor(Buffer.from('<svg onload="alert(1)"/>'), name)).toBe('file.typeNotAllowed')
    }
  })
})

it('decides by the content, whatever the name says', async () => {
  expect(await accepted(await picture().jpeg().toBuffer(), 'invoice.pdf')).toMatchObject({
    name: 'invoice.jpg',
  })
  expect(await reasonFor(Buffer.from('MZ\x90\0\x03\0'), 'photo.png')).toBe('file.typeNotAllowed')
  expect(await reasonFor(makeZip([{ name: 'a.txt', content: 'x' }]), 'a.xlsx')).toBe('file.typeNotAllowed')
})

it('says which types a place accepts', async () => {
  expect(await inspectUpload(parsing, pdf('<<>>'), 'a.pdf', { accept: ['jpeg', 'png'] })).toEqual({
    ok: false,
    reason: 'file.typeNotAllowed',
    params: { allowed: 'JPEG, PNG' },
  })
})

it('refuses an empty file, and stops reading one that is too large', async () => {
  expect(await reasonFor(Buffer.alloc(0), 'a.pdf')).toBe('file.empty')
  let read = 0
  async function* endless() {
    for (;;) {
      read += 1024 * 1024
      yield Buffer.alloc(1024 * 1024)
    }
  }
  const outcome = await inspectUpload(parsing, endless(), 'a.pdf')
  expect(outcome).toEqual({ ok: false, reason: 'file.tooLarge', params: { max: '20 MB' } })
  expect(read).toBe(21 * 1024 * 1024)
})
