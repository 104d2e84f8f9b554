import type { EInvoice } from '@quayside/contract/tax-invoices/e-invoice.ts'
import { inputLinesAtMost } from '@quayside/contract/tax-invoices/input-invoice-line.ts'
import { readInvoiceCode } from '@quayside/contract/tax-invoices/invoice-number.ts'
import { decodeText } from '../files/decode-text.ts'
import { inspectContent, type UploadLimits } from '../files/inspect-content.ts'
import { type Outcome, refused } from '../files/outcome.ts'
import type { PaperReason } from '../papers/paper-reasons.ts'
import { pdfPages } from '../papers/pdf-pages.ts'
import { mostCharacters } from '../parsing/budgets.ts'
import { invoiceOf } from './invoice-values.ts'
import { ofdInvoice } from './ofd-invoice.ts'
import { printedInvoice } from './printed-invoice.ts'
import { xmlInvoice } from './xml-invoice.ts'
import { xmlTree } from './xml-tree.ts'

export type EInvoiceJob = {
  readonly bytes: Uint8Array
  readonly givenName: string
  readonly limits: UploadLimits
}

/** Why a file is no e-invoice that can be read. */
export type EInvoiceReason =
  | PaperReason
  | 'eInvoice.wrongKind'
  | 'eInvoice.unreadable'
  | 'eInvoice.notInvoice'
  | 'eInvoice.noCode'
  | 'eInvoice.otherCode'
  | 'eInvoice.tooManyLines'

type Read = Outcome<{ invoice: EInvoice }, EInvoiceReason>

/** Runs in a parsing process: the file is inspected as an upload is, then read by its kind. */
export async function readEInvoice({ bytes: given, givenName, limits }: EInvoiceJob): Promise<Read> {
  const inspected = await inspectContent(given, givenName, limits)
  if (!inspected.ok) return inspected
  const { kind, image } = inspected.content
  const bytes = Buffer.from(given)
  if (image) return readPicture(image.bytes)
  if (kind === 'xml') {
    const root = xmlTree(decodeText(bytes) ?? '')
    return root ? known(invoiceOf('xml', xmlInvoice(root))) : refused('eInvoice.unreadable')
  }
  if (kind === 'ofd') {
    const found = await ofdInvoice(bytes, limits.zip)
    return found ? known(invoiceOf('ofd', found)) : refused('eInvoice.unreadable')
  }
  if (kind !== 'pdf') return refused('eInvoice.wrongKind')
  const paper = await pdfPages(bytes, mostCharacters(bytes.length))
  return paper.ok ? known(invoiceOf('pdf', printedInvoice(paper.pages))) : paper
}

function known(invoice: EInvoice): Read {
  if (invoice.lines.length > inputLinesAtMost)
    return refused('eInvoice.tooManyLines', { max: String(inputLinesAtMost) })
  return invoice.invoiceNo === '' ? refused('eInvoice.notInvoice') : { ok: true, invoice }
}

async function readPicture(bytes: Buffer): Promise<Read> {
  // Loaded with the first picture, as in the inspection of uploads.
  const { pictureCode } = await import('./picture-code.ts')
  const text = await pictureCode(bytes)
  if (text === undefined) return refused('eInvoice.noCode')
  const scanned = readInvoiceCode(text)
  if (!scanned) return refused('eInvoice.otherCode')
  const { amount, ...head } = scanned
  // The code of a paper invoice states the amount without tax.
  const sums = scanned.invoiceCode === '' ? { amount } : { net: amount }
  return { ok: true, invoice: invoiceOf('picture', { head: { ...head, ...sums }, lines: [] }) }
}
