import { cleanText, plainHeading } from '@quayside/contract/kernel/sheet-text.ts'
import { cleanDate } from '@quayside/phrases/sheet-text.ts'
import { cleanNumber } from '@quayside/phrases/typed-number.ts'
import { describe, expect, it } from 'vitest'
import { ofdOf, soldInvoice } from '../platform/e-invoices/e-invoices.testing.ts'
import { invoiceOf } from '../platform/e-invoices/invoice-values.ts'
import { readEInvoice } from '../platform/e-invoices/read-e-invoice.ts'
import { xmlTree } from '../platform/e-invoices/xml-tree.ts'
import { isDateFormat } from '../platform/excel/date-formats.ts'
import { mapHeaders } from '../platform/excel/map-headers.ts'
import { readSheet } from '../platform/excel/read-sheet.ts'
import { headerXml, rawWorkbook } from '../platform/excel/sheet.testing.ts'
import { runsText, tagsOf } from '../platform/excel/xml-text.ts'
import { cleanFileName } from '../platform/files/clean-file-name.ts'
import { inspectContent } from '../platform/files/inspect-content.ts'
import { usualUploadLimits } from '../platform/files/inspect-upload.ts'
import { makeZip } from '../platform/files/make-zip.ts'
import { isPageMark, looseTotal, sumOf } from '../platform/papers/paper-marks.ts'
import { shownText } from '../platform/papers/shown-text.ts'
import { pdfOf, pdfOfStreams } from '../platform/testing/hostile-files.ts'
import { longestBlock } from '../platform/testing/processor-time.ts'
import { testApp } from '../platform/testing/test-app.ts'

const app = await testApp()
const { token } = await app.given.member()

const megabyte = 1024 * 1024
/** `npm run test:attack` tries a megabyte; a quadratic parser takes many seconds for an eighth of it, too. */
const size = Number(process.env['HOSTILE_BYTES'] ?? megabyte / 8)
const filled = (piece: string): string => piece.repeat(Math.ceil(size / piece.length))
/** One letter and one digit stand for all; every other printable character for itself. */
const characters = Array.from({ length: 95 }, (_, n) => String.fromCharCode(32 + n)).filter((character) =>
  /[^a-zA-Z0-9]|[aA0]/.test(character),
)
const pieces = [
  ...characters,
  '<a ',
  '</a>',
  '<t>',
  '<rPh>',
  '<c r="A1"',
  '<row ',
  '&#x',
  '&a',
  '_x00',
  '[h',
  '"a',
  '\\a',
  '*x',
  '((',
  '<<',
  '>>',
  '/First ',
  '/Filter ',
  'obj ',
  'endobj ',
  'stream\n',
  'endstream ',
  '% ',
  '#4',
  'a.pdf',
  '\n',
  ',"',
  '\u3000',
]
const columns = [{ key: 'name', headers: ['品名'], isRequired: true }] as const

const sheetOf = (rows: string): Buffer =>
  rawWorkbook(`<worksheet><sheetData>${headerXml}${rows}</sheetData></worksheet>`)

const parsers: Record<string, (text: string) => unknown> = {
  'the attributes of a tag': (text) => tagsOf(`<sheet ${text.replaceAll(/[<>]/g, 'x')}>`, 'sheet'),
  'tags that never close': (text) => tagsOf(text, 'sheet'),
  'runs of text': (text) => runsText(text),
  'a number format': (text) => isDateFormat(text),
  'a long number format': (text) => isDateFormat(text.slice(0, 2000)),
  'a heading': (text) => mapHeaders([`x${text}y`], columns),
  'a pasted heading': (text) => plainHeading(`x${text}y`),
  'a typed text': (text) => cleanText(`\uff21${text}`),
  'a typed day': (text) => cleanDate(`2026-${text}`),
  'a typed number': (text) => cleanNumber(`-${text}-`),
  'a sum of a document': (text) => sumOf(`total${text}`),
  'a page of a document': (text) => isPageMark(`page ${text}`),
  'a labelled total': (text) => looseTotal(`total ${text.slice(0, 120)}`),
  'a text of a document': (text) => shownText(text),
  'an XML document': (text) => xmlTree(`<a>${text}</a>`),
  'the attributes of an XML element': (text) => xmlTree(`<a ${text}>`),
  'a name of an XML element': (text) => xmlTree(`<a${text}`),
  'a stored XML': (text) => inspectContent(Buffer.from(`<a>${text}</a>`), 'a.xml', usualUploadLimits),
  'the fields of an e-invoice': (text) =>
    invoiceOf('xml', {
      head: { invoiceNo: text, sellerTaxNo: text, issuedOn: text, remark: text, net: text },
      lines: [{ name: text, qty: text, amount: text, rate: text, tax: text }],
    }),
  'the remark of an e-invoice': (text) =>
    invoiceOf('xml', { head: { remark: `\u88ab\u7ea2\u51b2${text}` }, lines: [] }),
  'a text of an OFD': (text) =>
    readEInvoice({
      bytes: ofdOf(soldInvoice({ sellerName: text.replaceAll(']]>', '') })),
      givenName: 'a.ofd',
      limits: usualUploadLimits,
    }),
  'a file name': (text) => cleanFileName(text, 'pdf'),
  'a PDF': (text) => inspectContent(pdfOf(text), 'a.pdf', usualUploadLimits),
  'a PDF stream': (text) =>
    inspectContent(pdfOf(`<<>>\nstream\n${text}\nendstream`), 'a.pdf', usualUploadLimits),
  'a CSV': (text) => readSheet(Buffer.from(`品名\n${text}`), columns),
  'a row of a sheet': (text) =>
    readSheet(sheetOf(`<row r="2">${text}</row>`), columns, { maxRatio: 100_000 }),
  'an unclosed row': (text) => readSheet(sheetOf(text), columns, { maxRatio: 100_000 }),
}

describe('every parser of uploads takes time by the length of its input alone', () => {
  it.each(Object.entries(parsers))('%s', { timeout: 600_000 }, async (_name, run) => {
    await run('warm')
    const slow: string[] = []
    for (const piece of pieces) {
      const began = process.cpuUsage()
      await run(filled(piece))
      const { user } = process.cpuUsage(began)
      if (user > 2_000_000) slow.push(`${JSON.stringify(piece)}: ${Math.round(user / 1000)} ms`)
    }
    expect(slow).toEqual([])
  })
})

const workbookXml = (xml: string): Buffer =>
  makeZip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'xl/workbook.xml', content: xml },
  ])
const stylesOf = (format: string): Buffer =>
  makeZip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    { name: 'xl/workbook.xml', content: '<workbook><sheets><sheet name="a" r:id="r1"/></sheets></workbook>' },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content:
        '<Relationships><Relationship Id="r1" Type="x/worksheet" Target="a.xml"/><Relationship Id="r2" Type="x/styles" Target="s.xml"/></Relationships>',
    },
    {
      name: 'xl/s.xml',
      content: `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="${format}"/></numFmts><cellXfs><xf numFmtId="170"/></cellXfs></styleSheet>`,
    },
    { name: 'xl/a.xml', content: `<worksheet><sheetData>${headerXml}</sheetData></worksheet>` },
  ])
const text = (cell: string, value: string) => `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`
const attacks: Record<string, Buffer> = {
  'a sheet tag of 60,000 letters': workbookXml(`<workbook><sheet ${'a'.repeat(60_000)}>`),
  'an empty cell far out': sheetOf(
    `<row r="2">${text('A2', 'a')}</row><row r="3">${text('ZZZZZZ3', '')}</row>`,
  ),
  'headings of stars': rawWorkbook(
    `<worksheet><sheetData>${Array.from(
      { length: 10 },
      (_, row) =>
        `<row r="${row + 1}">${Array.from({ length: 99 }, () => `<c t="inlineStr"><is><t>x${'*'.repeat(3000)}y</t></is></c>`).join('')}</row>`,
    ).join('')}</sheetData></worksheet>`,
  ),
  'a number format of brackets': stylesOf('['.repeat(40_000)),
}

const sent = (bytes: Buffer, name: string): FormData => {
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(bytes)]), name)
  return body
}

describe('while hostile files are uploaded', () => {
  it.each(Object.entries(attacks))('%s: others wait for at most 500 ms of work', async (_name, bytes) => {
    const upload = app.client('POST base/online/supplier/import', { token, body: sent(bytes, 'a.xlsx') })
    expect(await longestBlock(app.address, upload)).toBeLessThan(500)
    expect((await upload).status).toBeLessThan(500)
  })

  it('object streams that each unpack past the limit: refused, and others wait for at most 500 ms of work', async () => {
    const upload = app.client('POST system/online/file/upload', {
      token,
      body: sent(pdfOfStreams(200), 'a.pdf'),
    })
    expect(await longestBlock(app.address, upload)).toBeLessThan(500)
    expect((await upload).body).toMatchObject({ data: { fields: [{ code: 'file.pdfUnreadable' }] } })
  })

  it('2,000 of them cost what one does', async () => {
    const began = process.cpuUsage()
    expect(await inspectContent(pdfOfStreams(2000), 'a.pdf', usualUploadLimits)).toMatchObject({ ok: false })
    expect(process.cpuUsage(began).user).toBeLessThan(2_000_000)
  })
})
