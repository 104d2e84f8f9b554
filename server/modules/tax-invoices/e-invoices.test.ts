import type { ReadEInvoice } from '@quayside/contract/tax-invoices/e-invoice.ts'
import { fileErrors } from '@quayside/phrases/en-US/kernel/file-errors.ts'
import { paperErrors } from '@quayside/phrases/en-US/kernel/paper-errors.ts'
import { taxInvoiceErrors } from '@quayside/phrases/en-US/tax-invoices/errors.ts'
import { describe, expect, it } from 'vitest'
import {
  codeOf,
  formerXmlOf,
  ofdOf,
  pictureOf,
  printedPdf,
  soldInvoice,
  soldLine,
  xmlOf,
} from '../../platform/e-invoices/e-invoices.testing.ts'
import { makeZip } from '../../platform/files/make-zip.ts'
import { paperOf, scannedPage } from '../../platform/papers/papers.testing.ts'
import { dataOf } from '../../platform/testing/answers.ts'
import { expectRefusal } from '../../platform/testing/expect-refusal.ts'
import { pngPicture } from '../../platform/testing/picture.ts'
import { sharedApp } from '../../platform/testing/test-app.ts'
import type { TestAnswer } from '../../platform/testing/test-client.ts'
import { digitalNo, enter, givenTitle, inputForm, inputLine, ok } from './tax-invoices.testing.ts'

const app = await sharedApp()
const member = await app.given.member()
const { eInvoice: words } = taxInvoiceErrors
/** The number of the company's own invoicing details. */
const ownTaxNo = '91440300MA5QUAY204'
await givenTitle(app, member)

const send = (bytes: Buffer, name: string, { token }: { token: string } = member): Promise<TestAnswer> => {
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(bytes)]), name)
  return app.client('POST tax/online/inputInvoice/read', { token, body })
}
const readOf = async (bytes: Buffer, name: string): Promise<ReadEInvoice> => dataOf(await send(bytes, name))
const sold = (values: Parameters<typeof soldInvoice>[0] = {}) =>
  soldInvoice({ invoiceNo: digitalNo(), buyerTaxNo: ownTaxNo, ...values })
const codesOf = ({ findings }: ReadEInvoice): string[] => findings.map(({ path, code }) => `${path} ${code}`)

describe('an e-invoice', () => {
  it('is read from the XML of a fully digital invoice, and stored', async () => {
    const invoice = sold()
    const read = await readOf(xmlOf(invoice), 'dzfp.xml')
    expect(read.file).toMatchObject({ name: 'dzfp.xml', mime: 'application/xml' })
    const { remark: _remark, ...own } = invoice
    expect(read.invoice).toEqual({ source: 'xml', redOf: '', ...own })
    expect(read.findings).toEqual([])
  })

  it('is read from the XML that electronic invoices of 2019 have', async () => {
    const invoice = sold({ invoiceCode: '044032000111', invoiceNo: '71500013' })
    const read = await readOf(Buffer.from(formerXmlOf(invoice)), 'original_invoice.xml')
    const { remark: _remark, ...own } = invoice
    expect(read.invoice).toMatchObject(own)
    expect(read.findings).toEqual([])
  })

  it.each([
    ['its attached XML', { attachment: true }],
    ['the tags that name its texts', { tags: true }],
    ['the data in its head', { data: true }],
    ['the places of its texts', {}],
  ])('is read from an OFD by %s', async (_how, has) => {
    const lines = [
      soldLine(),
      soldLine({
        name: '*电子元件*电容器',
        specification: 'CL05',
        qty: '200',
        price: '10',
        amount: '2000.00',
        tax: '260.00',
      }),
    ]
    const invoice = sold({ lines, net: '7000.00', tax: '910.00', amount: '7910.00' })
    const read = await readOf(ofdOf(invoice, has), 'dzfp.ofd')
    expect(read.file).toMatchObject({ name: 'dzfp.ofd', mime: 'application/ofd' })
    const { remark: _remark, net: _net, tax: _tax, ...own } = invoice
    expect(read.invoice).toMatchObject({ source: 'ofd', ...own })
    expect(read.findings).toEqual([])
  })

  it('is read from a PDF by the places of its texts', async () => {
    const invoice = sold()
    const read = await readOf(await printedPdf(invoice), 'dzfp.pdf')
    const { remark: _remark, net: _net, tax: _tax, ...own } = invoice
    expect(read.invoice).toMatchObject({ source: 'pdf', ...own })
    expect(read.findings).toEqual([])
  })

  it.each(['png', 'jpeg', 'webp'] as const)('is read from the QR code in a picture: %s', async (format) => {
    const invoice = sold()
    const read = await readOf(await pictureOf(codeOf(invoice), format), `photo.${format}`)
    expect(read.invoice).toMatchObject({
      source: 'picture',
      invoiceNo: invoice.invoiceNo,
      issuedOn: invoice.issuedOn,
      amount: invoice.amount,
      sellerName: '',
      lines: [],
    })
    expect(read.findings).toEqual([])
  })

  it('states the amount without tax in the code of a paper invoice', async () => {
    const invoice = sold({ invoiceCode: '4403201234', invoiceNo: '12345678' })
    const { invoice: read } = await readOf(await pictureOf(codeOf(invoice)), 'photo.png')
    expect(read).toMatchObject({ invoiceCode: '4403201234', net: invoice.net, amount: '' })
  })

  it('names the invoice that a red-letter one takes back', async () => {
    const line = soldLine({ qty: '-1000', amount: '-5000.00', tax: '-650.00' })
    const remark = '被红冲蓝字数电票号码：25442000000900000001 红字发票信息确认单编号：44030125'
    const invoice = sold({ lines: [line], net: '-5000.00', tax: '-650.00', amount: '-5650.00', remark })
    const read = await readOf(xmlOf(invoice), 'red.xml')
    expect(read.invoice.redOf).toBe('25442000000900000001')
    expect(read.findings).toEqual([])
  })

  it.each<[string, Parameters<typeof sold>[0], string]>([
    [
      'a seller’s number with a wrong check character',
      { sellerTaxNo: '91440300MA5QUAY205' },
      'sellerTaxNo inputInvoice.taxNo',
    ],
    ['no seller’s number', { sellerTaxNo: '' }, 'sellerTaxNo eInvoice.noSeller'],
    ['another buyer', { buyerTaxNo: '91310000MA1FL0000X' }, 'buyerTaxNo eInvoice.otherBuyer'],
    ['lines that add up to another amount', { net: '5000.01', amount: '5650.01' }, 'net eInvoice.netDiffers'],
    ['taxes that add up to another tax', { tax: '651.00', amount: '5651.00' }, 'tax eInvoice.taxDiffers'],
    ['a total that is not amount and tax', { amount: '5650.01' }, 'amount eInvoice.amountDiffers'],
    [
      'a tax that is not the rate’s',
      { lines: [soldLine({ tax: '640.00' })], tax: '640.00', amount: '5640.00' },
      'lines.0.tax inputInvoice.lineTax',
    ],
    [
      'a rate that cannot be entered',
      { lines: [soldLine({ rate: '4' })] },
      'lines.0.rate eInvoice.rateUnknown',
    ],
    ['a day to come', { issuedOn: '2099-01-01' }, 'issuedOn field.dayRange'],
  ])('is read with what to look at: %s', async (_what, values, finding) => {
    expect(codesOf(await readOf(xmlOf(sold(values)), 'a.xml'))).toContain(finding)
  })

  it.each(['5', '3', '1', '0'])('is entered with the reduced rate of %s %', async (rate) => {
    const tax = (50 * Number(rate)).toFixed(2)
    const amount = (5000 + Number(tax)).toFixed(2)
    const invoice = sold({ lines: [soldLine({ rate, tax })], tax, amount })
    const read = await readOf(xmlOf(invoice), 'a.xml')
    expect(read.findings).toEqual([])
    expect(read.invoice.lines).toMatchObject([{ rate, tax }])
    ok(await enter(app, member, inputForm({ amount, lines: [inputLine({ rate: Number(rate), tax })] })))
  })

  it('is one that was entered already, in this company alone', async () => {
    const invoice = sold()
    ok(await enter(app, member, inputForm({ invoiceNo: invoice.invoiceNo })))
    expect(codesOf(await readOf(xmlOf(invoice), 'a.xml'))).toEqual(['invoiceNo invoice.numberUsed'])
    const rival = await app.given.member()
    const theirs: ReadEInvoice = dataOf(await send(xmlOf(invoice), 'a.xml', rival))
    expect(codesOf(theirs)).not.toContain('invoiceNo invoice.numberUsed')
  })

  it('is attached to the invoice that it becomes, and named in its timeline', async () => {
    const { file, invoice } = await readOf(xmlOf(sold()), 'dzfp.xml')
    const { lines, invoiceNo, sellerName, sellerTaxNo, issuedOn, amount } = invoice
    const form = {
      ...inputForm({ invoiceNo, sellerName, sellerTaxNo, issuedOn, amount }),
      lines: lines.map((line) => inputLine({ ...line, rate: Number(line.rate) })),
      attachments: { 'input-invoice': [file.id] },
      readings: [{ fileId: file.id, lines: 1 }],
    }
    const { id } = ok(await enter(app, member, form))
    const { data } = (await app.client(`GET tax/online/inputInvoice/${id}`, { token: member.token })).body
    expect(data.attachments).toMatchObject([{ fileId: file.id, name: 'dzfp.xml' }])
    const entries = data.timeline.find(({ transition }: { transition: string }) => transition === 'linesRead')
    expect(entries).toMatchObject({ note: 'dzfp.xml (1)' })
  })

  it('is read by those alone who may enter it', async () => {
    const reader = await app.given.member({ permissions: ['tax-inputInvoice-list'] })
    expect((await send(xmlOf(sold()), 'a.xml', reader)).body.code).toBe('403')
  })

  const rootOf = (path: string) =>
    `<ofd:OFD xmlns:ofd="x"><ofd:DocBody><ofd:DocRoot>${path}</ofd:DocRoot></ofd:DocBody></ofd:OFD>`
  const ofdWith = (attached: Buffer): Buffer =>
    makeZip([
      { name: 'OFD.xml', content: rootOf('Doc_0/Document.xml') },
      { name: 'Doc_0/Attachs/invoice.xml', content: attached.toString() },
    ])
  const ofdOfPaths = (): Buffer =>
    makeZip([
      { name: 'OFD.xml', content: rootOf('../../../etc/passwd') },
      { name: '../../../tmp/outside.xml', content: '<a/>' },
      { name: '/etc/cron.d/outside', content: 'x' },
    ])
  const entity = '<!DOCTYPE EInvoice [<!ENTITY a SYSTEM "file:///etc/passwd">]>'
  it.each<[string, () => Promise<Buffer> | Buffer, string, string]>([
    ['a document type', () => xmlOf(sold(), entity), 'a.xml', fileErrors.file.xmlBroken],
    [
      'a style sheet',
      () => xmlOf(sold(), '<?xml-stylesheet href="https://rival.test/a.xsl"?>'),
      'a.xml',
      fileErrors.file.xmlBroken,
    ],
    [
      'elements that are never closed',
      () => Buffer.from('<a>'.repeat(50)),
      'a.xml',
      fileErrors.file.xmlBroken,
    ],
    [
      'elements too deep',
      () => Buffer.from(`${'<a>'.repeat(100)}${'</a>'.repeat(100)}`),
      'a.xml',
      fileErrors.file.xmlBroken,
    ],
    ['an XML of other things', () => Buffer.from('<note>hello</note>'), 'a.xml', words.notInvoice],
    ['an OFD without an invoice', () => ofdOf(sold({ invoiceNo: '' })), 'a.ofd', words.notInvoice],
    [
      'an OFD whose attached XML has a document type',
      () => ofdWith(xmlOf(sold(), entity)),
      'a.ofd',
      words.notInvoice,
    ],
    ['an OFD that names paths outside of it', ofdOfPaths, 'a.ofd', words.notInvoice],
    [
      'an OFD that unpacks to 60 MB',
      () => ofdWith(Buffer.alloc(60 * 2 ** 20, ' ')),
      'a.ofd',
      fileErrors.file.bomb,
    ],
    ['an OFD of empty parts', () => makeZip([{ name: 'OFD.xml', content: '' }]), 'a.ofd', words.unreadable],
    ['a picture without a code', pngPicture, 'a.png', words.noCode],
    ['a picture with another code', () => pictureOf('https://example.com'), 'a.png', words.otherCode],
    ['a scan', scannedPage, 'a.pdf', paperErrors.paper.noText],
    ['a sheet', () => Buffer.from('a,b\n1,2\n'), 'a.csv', words.wrongKind],
    ['a letter', () => paperOf(['Dear customer']), 'a.pdf', words.notInvoice],
    ['no bytes', () => Buffer.alloc(0), 'a.xml', fileErrors.file.empty],
  ])('is refused with what to do: %s', async (_what, make, name, sentence) => {
    await expectRefusal(send(await make(), name), 400, sentence)
  })

  it('is refused as XML that a browser would draw', async () => {
    const page = Buffer.from(
      '<a:html xmlns:a="http://www.w3.org/1999/&#120;html"><a:script>1</a:script></a:html>',
    )
    expect((await send(page, 'a.xml')).body.data.fields[0].code).toBe('file.typeNotAllowed')
  })
})
