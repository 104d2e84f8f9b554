import { deflateSync } from 'node:zlib'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { picture } from '../testing/picture.ts'
import { sentFile, uploads } from './inspect-upload.testing.ts'
import { inspectUpload } from './inspect-upload.ts'
import { makeZip } from './make-zip.ts'

const { accepted, parsing, reasonFor } = uploads()

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

  it('is refused when opening it would run something, however that is written', async () => {
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
  expect(await inspectUpload(parsing, sentFile(pdf('<<>>'), 'a.pdf'), { accept: ['jpeg', 'png'] })).toEqual({
    ok: false,
    reason: 'file.typeNotAllowed',
    params: { allowed: 'JPEG, PNG' },
  })
})

it('refuses an empty file, and one that is too large', async () => {
  expect(await reasonFor(Buffer.alloc(0), 'a.pdf')).toBe('file.empty')
  const large = sentFile(Buffer.alloc(20 * 1024 * 1024 + 1), 'a.pdf')
  expect(await inspectUpload(parsing, large)).toEqual({
    ok: false,
    reason: 'file.tooLarge',
    params: { max: '20 MB' },
  })
})
