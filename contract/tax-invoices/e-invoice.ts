import * as z from 'zod/mini'
import { UploadedFile } from '../kernel/file.ts'
import { inputLines } from './input-invoice-line.ts'

/** What an e-invoice says of itself; empty texts stand for what it does not say. All amounts are plain decimals. */
export const EInvoice = z.object({
  /** A picture has its QR code alone, so neither parties nor lines. */
  source: z.enum(['xml', 'ofd', 'pdf', 'picture']),
  invoiceCode: z.string(),
  invoiceNo: z.string(),
  /** The invoice that a red-letter one takes back. */
  redOf: z.string(),
  issuedOn: z.string(),
  sellerName: z.string(),
  sellerTaxNo: z.string(),
  buyerName: z.string(),
  buyerTaxNo: z.string(),
  net: z.string(),
  tax: z.string(),
  /** The amount includes tax. */
  amount: z.string(),
  lines: z.array(
    z.object({
      name: z.string(),
      specification: z.string(),
      unit: z.string(),
      qty: z.string(),
      price: z.string(),
      amount: z.string(),
      /** In percent; as it is written where it is no number. */
      rate: z.string(),
      tax: z.string(),
    }),
  ),
})
export type EInvoice = z.infer<typeof EInvoice>
export type EInvoiceLine = EInvoice['lines'][number]

/** The keys of a line, which are columns of an input invoice's lines. */
export const eInvoiceLineKeys = inputLines.columns
  .map(({ key }) => key)
  .filter((key): key is keyof EInvoiceLine => key !== 'orderNo')

export const ReadEInvoice = z.object({
  file: z.pick(UploadedFile, { id: true, name: true, mime: true, bytes: true }),
  invoice: EInvoice,
  /** What does not add up, or does not concern this company; the member decides. */
  findings: z.array(z.object({ path: z.string(), code: z.string(), msg: z.string() })),
})
export type ReadEInvoice = z.infer<typeof ReadEInvoice>
