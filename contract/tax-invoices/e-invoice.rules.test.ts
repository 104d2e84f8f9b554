import { describe, expect, it } from 'vitest'
import { checkEInvoice } from './e-invoice.rules.ts'
import type { EInvoice, EInvoiceLine } from './e-invoice.ts'

const own = '91440300MA5QUAY204'
const facts = { ownTaxNos: [own], isEntered: false, today: '2026-11-19' }
const line = (values: Partial<EInvoiceLine> = {}): EInvoiceLine => ({
  name: 'Resistor',
  specification: '',
  unit: '',
  qty: '1000',
  price: '5',
  amount: '5000.00',
  rate: '13',
  tax: '650.00',
  ...values,
})
const invoice = (values: Partial<EInvoice> = {}): EInvoice => ({
  source: 'xml',
  invoiceCode: '',
  invoiceNo: '25442000000912345678',
  redOf: '',
  issuedOn: '2026-11-03',
  sellerName: 'Harbour Resistors',
  sellerTaxNo: own,
  buyerName: 'Anchor Electronics',
  buyerTaxNo: own,
  net: '5000.00',
  tax: '650.00',
  amount: '5650.00',
  lines: [line()],
  ...values,
})
const codesOf = (values: Partial<EInvoice>, changed: Partial<typeof facts> = {}): string[] =>
  checkEInvoice(invoice(values), { ...facts, ...changed }).map(({ path, code }) => `${path ?? ''} ${code}`)

describe('an e-invoice', () => {
  it('that adds up and is the company’s own has nothing to look at', () => {
    expect(codesOf({})).toEqual([])
  })

  it.each<[string, Partial<EInvoice>, string[]]>([
    ['no number', { invoiceNo: '' }, ['invoiceNo invoice.number']],
    ['a short number without its code', { invoiceNo: '12345678' }, ['invoiceCode invoice.codeMissing']],
    ['a day to come', { issuedOn: '2026-11-20' }, ['issuedOn field.dayRange']],
    ['no seller’s number', { sellerTaxNo: '' }, ['sellerTaxNo eInvoice.noSeller']],
    ['a wrong check character', { sellerTaxNo: '91440300MA5QUAY205' }, ['sellerTaxNo inputInvoice.taxNo']],
    ['another buyer', { buyerTaxNo: '91310000MA1FL0000X' }, ['buyerTaxNo eInvoice.otherBuyer']],
    ['a total besides its parts', { amount: '5650.01' }, ['amount eInvoice.amountDiffers']],
    [
      'an amount that is not that of its lines',
      { net: '5000.01', amount: '5650.01' },
      ['net eInvoice.netDiffers'],
    ],
    [
      'a tax two cents beside that of its line',
      { tax: '650.02', amount: '5650.02' },
      ['tax eInvoice.taxDiffers'],
    ],
    [
      'only a total, not that of its lines',
      { net: '', amount: '5650.01' },
      ['amount eInvoice.amountDiffers'],
    ],
    ['a rate that is none', { lines: [line({ rate: '4' })] }, ['lines.0.rate eInvoice.rateUnknown']],
    ['no rate', { lines: [line({ rate: '' })] }, ['lines.0.rate field.required']],
    [
      'a product that is wrong',
      { lines: [line({ price: '4' })] },
      ['lines.0.amount inputInvoice.lineAmount'],
    ],
  ])('is to be looked at with %s', (_what, values, codes) => {
    expect(codesOf(values)).toEqual(codes)
  })

  it('may differ by the cent a line that rounding makes', () => {
    expect(codesOf({ tax: '650.01', amount: '5650.01' })).toEqual([])
  })

  it('of an older seller has a number without a check character', () => {
    expect(codesOf({ sellerTaxNo: '440300123456789' })).toEqual([])
  })

  it('from a picture has neither seller nor lines', () => {
    const read = { source: 'picture', sellerTaxNo: '', buyerTaxNo: '', net: '', tax: '', lines: [] } as const
    expect(codesOf({ ...read, lines: [] })).toEqual([])
  })

  it('is compared with no buyer where the company has no number yet', () => {
    expect(codesOf({ buyerTaxNo: '91310000MA1FL0000X' }, { ownTaxNos: [] })).toEqual([])
  })

  it('is entered once', () => {
    expect(codesOf({}, { isEntered: true })).toEqual(['invoiceNo invoice.numberUsed'])
  })
})
