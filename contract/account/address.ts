import * as z from 'zod/mini'
import { exportQuery } from '../kernel/export.ts'
import { listQuery } from '../kernel/page.ts'
import { createdRange, flag, flagCode, TimelineEntry } from '../kernel/record.ts'
import { code, id, instant, phone, requiredText, text, version } from '../kernel/schema.ts'
import { addressType } from './contact.codes.ts'

/** GB/T 2260, six digits; Hong Kong, Macao and Taiwan have theirs too. */
const regionCode = z
  .string()
  .check(
    z.minLength(1, { error: 'field.required', abort: true }),
    z.regex(/^\d{6}$/, 'address.regionUnknown'),
  )

/** A line of the list of the company's own addresses; the phone number is masked. */
export const Address = z.object({
  id,
  type: z.number(),
  regionCode: z.string(),
  /** The region in full, in the caller's language. */
  region: z.string(),
  detail: z.string(),
  contact: z.string(),
  phone: z.string(),
  isDefault: flagCode,
  createdAt: instant,
  updatedAt: instant,
})
export type Address = z.infer<typeof Address>

export const AddressDetail = z.extend(Address, { version: z.number(), timeline: z.array(TimelineEntry) })
export type AddressDetail = z.infer<typeof AddressDetail>

export const AddressSave = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  type: code(addressType),
  regionCode,
  detail: requiredText(300),
  contact: requiredText(60),
  phone,
  isDefault: z._default(flag, 0),
})
export type AddressSave = z.infer<typeof AddressSave>

export const AddressQuery = listQuery({
  filters: {
    /** Detail or contact, also by pinyin and initials. */
    keyword: z.optional(text(100)),
    type: z.optional(code(addressType)),
    /** A region and everything in it: the code of a province finds its cities and districts too. */
    regionCode: z.optional(regionCode),
    isDefault: z.optional(flag),
    ...createdRange,
  },
  sortable: ['type', 'regionCode', 'contact', 'createdAt', 'updatedAt'],
})
export type AddressQuery = z.infer<typeof AddressQuery>

export const addressColumns = [
  'type',
  'region',
  'detail',
  'contact',
  'phone',
  'isDefault',
  'createdAt',
  'updatedAt',
] as const
export type AddressColumn = (typeof addressColumns)[number]
export const AddressExport = exportQuery(AddressQuery, addressColumns)
export type AddressExport = z.infer<typeof AddressExport>

/** What a picker shows; the phone number is masked. */
export const AddressOption = z.pick(Address, {
  id: true,
  type: true,
  region: true,
  detail: true,
  contact: true,
  phone: true,
  isDefault: true,
})
export type AddressOption = z.infer<typeof AddressOption>
export const AddressOptionQuery = z.strictObject({
  keyword: z.optional(text(100)),
  type: z.optional(code(addressType)),
})
export type AddressOptionQuery = z.infer<typeof AddressOptionQuery>
