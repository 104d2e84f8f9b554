import * as z from 'zod/mini'
import { accountNumber } from '../kernel/bank-account.ts'
import { type Columns, shapesOf, timestamps } from '../kernel/columns.ts'
import { isCreditCode } from '../kernel/formats.ts'
import { maskAccount } from '../kernel/mask.ts'
import { listQuery } from '../kernel/page.ts'
import { detailShape, flag, savedKey } from '../kernel/record.ts'
import { date, id, optionalText, orEmpty, phone, requiredText, text } from '../kernel/schema.ts'

/** The taxpayer's number is the unified social credit code. */
const taxNo = z.string().check(
  z.trim(),
  z.toUpperCase(),
  z.refine((value) => isCreditCode(value), 'invoicingTitle.taxNo'),
)

/** What an invoice to the company states of it. A change is a new version; invoices keep the one they were issued with. */
export const invoicingTitleColumns = {
  title: { kind: 'text', isLong: true, save: requiredText(200), sort: 'pinyin', width: 30 },
  taxNo: { kind: 'text', isCopied: true, save: taxNo, width: 22 },
  bankName: { kind: 'text', save: optionalText(200), width: 30 },
  /** Kept sealed. */
  accountNumber: {
    kind: 'text',
    isCopied: true,
    save: orEmpty(accountNumber),
    isComputed: true,
    mask: maskAccount,
    width: 20,
  },
  address: { kind: 'text', isLong: true, save: optionalText(300), width: 40 },
  phone: { kind: 'text', save: orEmpty(phone), width: 16 },
  isDefault: { kind: 'flag', save: z._default(flag, 0), width: 8 },
  validFrom: { kind: 'date', sort: 'plain' },
  ...timestamps,
} as const satisfies Columns
const shapes = shapesOf(invoicingTitleColumns)

export const InvoicingTitle = z.object({
  ...shapes.row,
  /** Has what a special invoice asks for: bank, account, address and phone. */
  isComplete: z.boolean(),
})
export type InvoicingTitle = z.infer<typeof InvoicingTitle>

/** A title as it stands on an invoice. */
export const StatedTitle = z.object({
  title: z.string(),
  taxNo: z.string(),
  bankName: z.string(),
  accountNumber: z.string(),
  address: z.string(),
  phone: z.string(),
})

export const TitleVersion = z.object({
  id,
  ...StatedTitle.shape,
  validFrom: date,
  endedOn: z.nullable(date),
  /** Counts the invoices that were made with it. */
  invoiceCount: z.number(),
})
export type TitleVersion = z.infer<typeof TitleVersion>

export const InvoicingTitleDetail = z.extend(InvoicingTitle, {
  ...detailShape,
  /** The newest first, this one included. */
  versions: z.array(TitleVersion),
})
export type InvoicingTitleDetail = z.infer<typeof InvoicingTitleDetail>

export const InvoicingTitleSave = z.strictObject({ ...savedKey, ...shapes.save })
export type InvoicingTitleSave = z.infer<typeof InvoicingTitleSave>

export const InvoicingTitleQuery = listQuery({
  filters: {
    /** Title, tax number or bank. */
    keyword: z.optional(text(100)),
    isDefault: z.optional(flag),
  },
  sortable: shapes.sortable,
})
export type InvoicingTitleQuery = z.infer<typeof InvoicingTitleQuery>

export const InvoicingTitleOption = z.pick(InvoicingTitle, {
  id: true,
  title: true,
  taxNo: true,
  isDefault: true,
  isComplete: true,
})
export type InvoicingTitleOption = z.infer<typeof InvoicingTitleOption>

/** Whether a title has what a special invoice asks for. */
export const isCompleteTitle = (title: {
  readonly bankName: string
  readonly accountNumber: string
  readonly address: string
  readonly phone: string
}): boolean =>
  [title.bankName, title.accountNumber, title.address, title.phone].every((value) => value !== '')
