import * as z from 'zod/mini'
import { exportQuery } from '../kernel/export.ts'
import { listQuery } from '../kernel/page.ts'
import { recordSource } from '../kernel/record.codes.ts'
import { createdRange, TimelineEntry } from '../kernel/record.ts'
import { code, id, instant, phone, text, version } from '../kernel/schema.ts'
import { customerLevel, customerType } from './partner.codes.ts'

/** A line of the list; the phone number is masked. */
export const Customer = z.object({
  id,
  number: z.string(),
  type: z.number(),
  chineseName: z.string(),
  englishName: z.string(),
  level: z.number(),
  registeredAddress: z.string(),
  phone: z.string(),
  fax: z.string(),
  businessAddress: z.string(),
  source: z.number(),
  createdAt: instant,
  updatedAt: instant,
})
export type Customer = z.infer<typeof Customer>

/** The record: the phone number whole, and the version to save with. */
export const CustomerDetail = z.extend(Customer, { version: z.number(), timeline: z.array(TimelineEntry) })
export type CustomerDetail = z.infer<typeof CustomerDetail>

const phoneOrEmpty = z._default(z.union([z.literal(''), phone]), '')

const customerFields = {
  type: code(customerType),
  chineseName: z._default(text(200), ''),
  englishName: z._default(text(200), ''),
  level: z._default(code(customerLevel), customerLevel.codes.regular),
  registeredAddress: z._default(text(300), ''),
  businessAddress: z._default(text(300), ''),
  phone: phoneOrEmpty,
  fax: phoneOrEmpty,
}

export const CustomerSave = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  ...customerFields,
})
export type CustomerSave = z.infer<typeof CustomerSave>

/** A row of the import template. */
export const CustomerImportRow = z.strictObject(customerFields)
export type CustomerImportRow = z.infer<typeof CustomerImportRow>
export const customerImportColumns = Object.keys(customerFields) as (keyof CustomerImportRow)[]

export const CustomerQuery = listQuery({
  filters: {
    /** Number or either name; Chinese also by pinyin and by its initials. */
    keyword: z.optional(text(100)),
    type: z.optional(code(customerType)),
    level: z.optional(code(customerLevel)),
    source: z.optional(code(recordSource)),
    ...createdRange,
  },
  sortable: ['number', 'chineseName', 'englishName', 'type', 'level', 'createdAt', 'updatedAt'],
})
export type CustomerQuery = z.infer<typeof CustomerQuery>

/** The columns of the list that an export may have. */
export const customerColumns = [
  'number',
  'type',
  'chineseName',
  'englishName',
  'level',
  'registeredAddress',
  'phone',
  'fax',
  'businessAddress',
  'source',
  'createdAt',
  'updatedAt',
] as const
export type CustomerColumn = (typeof customerColumns)[number]
export const CustomerExport = exportQuery(CustomerQuery, customerColumns)
export type CustomerExport = z.infer<typeof CustomerExport>

/** What a picker shows; `name` is the name that the customer's papers carry. */
export const CustomerOption = z.object({
  id,
  number: z.string(),
  name: z.string(),
  chineseName: z.string(),
  englishName: z.string(),
  type: z.number(),
})
export type CustomerOption = z.infer<typeof CustomerOption>
export const CustomerOptionQuery = z.strictObject({
  keyword: z.optional(text(100)),
  type: z.optional(code(customerType)),
})
export type CustomerOptionQuery = z.infer<typeof CustomerOptionQuery>
