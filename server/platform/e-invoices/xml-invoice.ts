import type { EInvoiceLine } from '@quayside/contract/tax-invoices/e-invoice.ts'
import type { FoundHead, FoundInvoice, FoundLine } from './invoice-values.ts'
import { elementsByName, plainName, type XmlElement } from './xml-tree.ts'

/**
 * Names of elements in the order in which they are asked for: those of fully digital invoices (`EInvoice`), of the
 * `eInvoice` of 2019 that OFDs carry, and of the tax control programs' interfaces.
 */
const headNames: Readonly<Record<keyof FoundHead, readonly string[]>> = {
  invoiceNo: ['EIid', 'InvoiceNumber', 'InvoiceNo', 'InvoiceNum', 'FPHM', 'fp_hm'],
  invoiceCode: ['InvoiceCode', 'FPDM', 'fp_dm'],
  redOf: ['OriginalInvoiceNo', 'OriginalInvoiceNumber', 'YFPHM', 'yfp_hm'],
  issuedOn: ['IssueTime', 'IssueDate', 'InvoiceDate', 'RequestTime', 'KPRQ'],
  sellerName: ['SellerName', 'XSFMC', 'xsf_mc', 'XFMC'],
  sellerTaxNo: ['SellerIdNum', 'SellerTaxID', 'SellerTaxNo', 'XSFNSRSBH', 'xsf_nsrsbh', 'XFSH'],
  buyerName: ['BuyerName', 'GMFMC', 'gmf_mc', 'GFMC'],
  buyerTaxNo: ['BuyerIdNum', 'BuyerTaxID', 'BuyerTaxNo', 'GMFNSRSBH', 'gmf_nsrsbh', 'GFSH'],
  net: ['TotalAmWithoutTax', 'TaxExclusiveTotalAmount', 'HJJE'],
  tax: ['TotalTaxAm', 'TaxTotalAmount', 'HJSE'],
  amount: ['TotalTax-includedAmount', 'TaxInclusiveTotalAmount', 'TotalAmWithTax', 'JSHJ'],
  remark: ['Remark', 'Note', 'BZ'],
}
const lineElements = [
  'IssuItemInformation',
  'IssueItemInformation',
  'GoodsInfo',
  'COMMON_FPKJ_XMXX',
  'FPKJXX_XMXX',
  'XMXX',
]
const lineNames: Readonly<Record<keyof EInvoiceLine, readonly string[]>> = {
  name: ['ItemName', 'Item', 'GoodsName', 'XMMC', 'SPMC'],
  specification: ['SpecMod', 'Specification', 'GGXH'],
  unit: ['MeaUnits', 'MeasurementDimension', 'Unit', 'DW'],
  qty: ['Quantity', 'XMSL', 'SPSL'],
  price: ['UnPrice', 'UnitPrice', 'Price', 'XMDJ', 'DJ'],
  amount: ['Amount', 'XMJE', 'JE'],
  rate: ['TaxRate', 'TaxScheme', 'SL'],
  tax: ['ComTaxAm', 'TaxAmount', 'TaxAm', 'SE'],
}
const entriesOf = <K extends string>(names: Readonly<Record<K, readonly string[]>>) =>
  Object.entries<readonly string[]>(names).map(([key, own]) => [key as K, own.map(plainName)] as const)
const lineKeys = lineElements.map(plainName)
const closed: ReadonlySet<string> = new Set(lineKeys)
const head = entriesOf(headNames)
const line = entriesOf(lineNames)

/** What an element stands for, with the texts of its own children where it has only such. */
type TextOf = (element: XmlElement) => string
const ownText: TextOf = ({ text }) => text.trim()

/**
 * An invoice by the names of its elements, wherever they stand: the variants nest them differently. `textOf` gives the
 * text of an element, which in the tags of an OFD stands on its pages.
 */
export function xmlInvoice(root: XmlElement, textOf: TextOf = ownText): FoundInvoice {
  const all = elementsByName(root, closed)
  const found: FoundHead = {}
  for (const [key, names] of head) {
    const texts = names.flatMap((name) => (all.get(name) ?? []).map(textOf))
    const text = texts.find((each) => each !== '')
    if (text !== undefined) found[key] = text
  }
  const rows = lineKeys.map((name) => all.get(name) ?? []).find((each) => each.length > 0) ?? []
  return { head: found, lines: rows.map((row) => lineOf(row, textOf)) }
}

function lineOf(row: XmlElement, textOf: TextOf): FoundLine {
  const own = elementsByName(row)
  const found: FoundLine = {}
  for (const [key, names] of line) {
    const element = names.flatMap((name) => own.get(name) ?? [])[0]
    if (element) found[key] = textOf(element)
  }
  return found
}
