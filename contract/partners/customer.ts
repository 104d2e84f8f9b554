import * as z from 'zod/mini'
import { type Columns, shapesOf, timestamps } from '../kernel/columns.ts'
import { exportQuery } from '../kernel/export.ts'
import { maskMobile } from '../kernel/mask.ts'
import { listQuery } from '../kernel/page.ts'
import { recordSource } from '../kernel/record.codes.ts'
import { createdRange, detailShape, savedKey } from '../kernel/record.ts'
import { code, optionalText, orEmpty, phone, text } from '../kernel/schema.ts'
import { customerLevel, customerType } from './partner.codes.ts'

export const customerColumns = {
  number: { kind: 'text', isCopied: true, sort: 'plain' },
  type: { kind: 'code', codes: customerType, save: code(customerType), sort: 'plain', width: 12 },
  chineseName: { kind: 'text', isLong: true, save: optionalText(200), sort: 'pinyin', width: 36 },
  englishName: { kind: 'text', isLong: true, save: optionalText(200), sort: 'pinyin', width: 36 },
  level: {
    kind: 'code',
    codes: customerLevel,
    save: z._default(code(customerLevel), customerLevel.codes.regular),
    sort: 'plain',
    width: 12,
  },
  registeredAddress: { kind: 'text', isLong: true, save: optionalText(300), width: 40 },
  businessAddress: { kind: 'text', isLong: true, save: optionalText(300), width: 40 },
  phone: { kind: 'text', isCopied: true, save: orEmpty(phone), mask: maskMobile, isWholeInExport: true },
  fax: { kind: 'text', isCopied: true, save: orEmpty(phone) },
  source: { kind: 'code', codes: recordSource, width: 12 },
  ...timestamps,
} as const satisfies Columns
const shapes = shapesOf(customerColumns)

export const Customer = z.object(shapes.row)
export type Customer = z.infer<typeof Customer>

export const CustomerDetail = z.extend(Customer, detailShape)
export type CustomerDetail = z.infer<typeof CustomerDetail>

export const CustomerSave = z.strictObject({ ...savedKey, ...shapes.save })
export type CustomerSave = z.infer<typeof CustomerSave>

/** A row of the import template. */
export const CustomerImportRow = z.strictObject(shapes.save)
export type CustomerImportRow = z.infer<typeof CustomerImportRow>

export const CustomerQuery = listQuery({
  filters: {
    /** Number or either name; Chinese also by pinyin and by its initials. */
    keyword: z.optional(text(100)),
    type: z.optional(code(customerType)),
    level: z.optional(code(customerLevel)),
    source: z.optional(code(recordSource)),
    ...createdRange,
  },
  sortable: shapes.sortable,
})
export type CustomerQuery = z.infer<typeof CustomerQuery>

export const CustomerExport = exportQuery(CustomerQuery, shapes.exported)
export type CustomerExport = z.infer<typeof CustomerExport>

/** What a picker shows; `name` is the name that the customer's papers carry. */
export const CustomerOption = z.extend(
  z.pick(Customer, { id: true, number: true, chineseName: true, englishName: true, type: true }),
  { name: z.string() },
)
export type CustomerOption = z.infer<typeof CustomerOption>
export const CustomerOptionQuery = z.strictObject({
  keyword: z.optional(text(100)),
  type: z.optional(code(customerType)),
})
export type CustomerOptionQuery = z.infer<typeof CustomerOptionQuery>
