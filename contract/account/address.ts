import * as z from 'zod/mini'
import { type Columns, shapesOf, timestamps } from '../kernel/columns.ts'
import { exportQuery } from '../kernel/export.ts'
import { maskMobile } from '../kernel/mask.ts'
import { listQuery } from '../kernel/page.ts'
import { createdRange, detailShape, flag, savedKey } from '../kernel/record.ts'
import { code, phone, requiredText, text } from '../kernel/schema.ts'
import { addressType } from './contact.codes.ts'

/** GB/T 2260, six digits; Hong Kong, Macao and Taiwan have theirs too. */
const regionCode = z
  .string()
  .check(
    z.minLength(1, { error: 'field.required', abort: true }),
    z.regex(/^\d{6}$/, 'address.regionUnknown'),
  )

export const addressColumns = {
  type: { kind: 'code', codes: addressType, save: code(addressType), sort: 'plain', width: 12 },
  regionCode: { kind: 'text', save: regionCode, sort: 'plain', isExported: false },
  /** The region in full, in the caller's language. */
  region: { kind: 'text', isLong: true, isComputed: true, width: 30 },
  detail: { kind: 'text', isLong: true, save: requiredText(300), width: 40 },
  contact: { kind: 'text', save: requiredText(60), sort: 'pinyin' },
  phone: { kind: 'text', isCopied: true, save: phone, mask: maskMobile, isWholeInExport: true },
  isDefault: { kind: 'flag', save: z._default(flag, 0), width: 8 },
  ...timestamps,
} as const satisfies Columns
const shapes = shapesOf(addressColumns)

export const Address = z.object(shapes.row)
export type Address = z.infer<typeof Address>

export const AddressDetail = z.extend(Address, detailShape)
export type AddressDetail = z.infer<typeof AddressDetail>

export const AddressSave = z.strictObject({ ...savedKey, ...shapes.save })
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
  sortable: shapes.sortable,
})
export type AddressQuery = z.infer<typeof AddressQuery>

export const AddressExport = exportQuery(AddressQuery, shapes.exported)
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
