import { eInvoiceDataNames } from '@quayside/phrases/e-invoice-words.ts'
import Big from 'big.js'
import type { ZipLimits } from '../files/zip-directory.ts'
import {
  type FoundHead,
  type FoundInvoice,
  type FoundLine,
  invoiceOf,
  mergedHeads,
} from './invoice-values.ts'
import { ofdPages } from './ofd-pages.ts'
import { type OfdParts, ofdParts, pathFrom } from './ofd-parts.ts'
import { printedInvoice } from './printed-invoice.ts'
import { xmlInvoice } from './xml-invoice.ts'
import { elementsByName, type XmlElement } from './xml-tree.ts'

const rootPath = 'OFD.xml'
const mostAttachments = 10

/**
 * What an OFD says of its invoice, in the order of how sure it is: the invoice as XML among the attachments, the tags
 * that name texts of the pages, the data in its head, the texts by their places. Undefined where the file is damaged.
 */
export async function ofdInvoice(bytes: Buffer, limits: ZipLimits): Promise<FoundInvoice | undefined> {
  const parts = ofdParts(bytes, limits)
  const root = await parts?.read(rootPath)
  if (!parts || !root) return undefined
  const found = await attachedInvoices(parts)
  // What is attached says all: the pages are not needed.
  if (!found.some(({ head, lines }) => head.invoiceNo && lines.length > 0))
    found.push(...(await drawnInvoices(parts, root)))
  const head = mergedHeads([...found.map((each) => each.head), dataOf(root)])
  return { head, lines: linesOf(found, head) }
}

async function attachedInvoices(parts: OfdParts): Promise<FoundInvoice[]> {
  const paths = parts.names
    .filter((name) => /(?:^|\/)Attachs?\/[^/]+\.xml$/i.test(name))
    .slice(0, mostAttachments)
  const found: FoundInvoice[] = []
  for (const path of paths) {
    const attached = await parts.read(path)
    if (attached) found.push(xmlInvoice(attached))
  }
  return found.filter(({ head, lines }) => head.invoiceNo !== undefined || lines.length > 0)
}

async function drawnInvoices(parts: OfdParts, root: XmlElement): Promise<FoundInvoice[]> {
  const [documentRoot] = elementsByName(root).get('docroot') ?? []
  const document = await ofdPages(parts, pathFrom(rootPath, documentRoot?.text.trim() ?? ''))
  if (!document) return []
  const found: FoundInvoice[] = []
  const tags = parts.names
    .filter((name) => /(?:^|\/)Tags\/CustomTag[^/]*\.xml$/.test(name))
    .slice(0, mostAttachments)
  for (const path of tags) {
    const tag = await parts.read(path)
    if (tag) found.push(xmlInvoice(tag, (element) => referredText(element, document.textById)))
  }
  return [...found, printedInvoice(document.pages)]
}

/** The texts of the page's objects that a tag names. */
const referredText = ({ children }: XmlElement, textById: ReadonlyMap<string, string>): string =>
  children
    .filter(({ name }) => name === 'ObjectRef')
    .map(({ text }) => textById.get(text.trim()) ?? '')
    .join('')

function dataOf(root: XmlElement): FoundHead {
  const data = new Map(
    (elementsByName(root).get('customdata') ?? []).map(({ attributes, text }) => [
      attributes.get('Name'),
      text.trim(),
    ]),
  )
  const head: FoundHead = {}
  for (const [key, name] of Object.entries(eInvoiceDataNames) as [keyof typeof eInvoiceDataNames, string][]) {
    const value = data.get(name)
    if (value) head[key] = value
  }
  return head
}

/** The first lines that add up to the stated amount without tax; the first ones where it is not stated or none do. */
function linesOf(found: readonly FoundInvoice[], head: FoundHead): readonly FoundLine[] {
  const candidates = found.filter(({ lines }) => lines.length > 0)
  const whole = candidates.find((each) => {
    const { net, lines } = invoiceOf('ofd', { head, lines: each.lines })
    return net !== '' && lines.reduce((sum, { amount }) => sum.plus(amount), new Big(0)).eq(net)
  })
  return (whole ?? candidates[0])?.lines ?? []
}
