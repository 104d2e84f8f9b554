import * as z from 'zod/mini'
import { addressType } from '../account/contact.codes.ts'
import { type Columns, shapesOf, timestamps } from '../kernel/columns.ts'
import { exportQuery } from '../kernel/export.ts'
import { maskMobile } from '../kernel/mask.ts'
import { listQuery } from '../kernel/page.ts'
import { createdRange, detailShape, flag, savedKey } from '../kernel/record.ts'
import { code, id, phone, requiredText, text } from '../kernel/schema.ts'
import { selectedSupplier } from './supplier-account.ts'

/** A region of China (GB/T 2260, six digits); for an address abroad the ISO code of its country. */
const regionCode = z.string().check(z.regex(/^(\d{6}|[A-Z]{2})$/, 'supplierAddress.regionUnknown'))

export const supplierAddressColumns = {
  supplierId: { kind: 'id', save: selectedSupplier, isExported: false },
  supplierNumber: { kind: 'text', isJoined: true },
  supplierName: { kind: 'text', isJoined: true, sort: 'pinyin', width: 36 },
  type: { kind: 'code', codes: addressType, save: code(addressType), sort: 'plain', width: 12 },
  regionCode: { kind: 'text', save: regionCode, sort: 'plain', isExported: false },
  /** The region in full, in the caller's language. */
  region: { kind: 'text', isComputed: true, width: 30 },
  detail: { kind: 'text', save: requiredText(300), width: 40 },
  contact: { kind: 'text', save: requiredText(60) },
  phone: { kind: 'text', save: phone, mask: maskMobile, isWholeInExport: true },
  isDefault: { kind: 'flag', save: z._default(flag, 0), width: 8 },
  ...timestamps,
} as const satisfies Columns
const shapes = shapesOf(supplierAddressColumns)

export const SupplierAddress = z.object(shapes.row)
export type SupplierAddress = z.infer<typeof SupplierAddress>

export const SupplierAddressDetail = z.extend(SupplierAddress, detailShape)
export type SupplierAddressDetail = z.infer<typeof SupplierAddressDetail>

export const SupplierAddressSave = z.strictObject({ ...savedKey, ...shapes.save })
export type SupplierAddressSave = z.infer<typeof SupplierAddressSave>

export const SupplierAddressQuery = listQuery({
  filters: {
    supplierId: z.optional(id),
    /** Supplier, detail or contact. */
    keyword: z.optional(text(100)),
    type: z.optional(code(addressType)),
    isDefault: z.optional(flag),
    ...createdRange,
  },
  sortable: shapes.sortable,
})
export type SupplierAddressQuery = z.infer<typeof SupplierAddressQuery>

export const SupplierAddressExport = exportQuery(SupplierAddressQuery, shapes.exported)
export type SupplierAddressExport = z.infer<typeof SupplierAddressExport>
