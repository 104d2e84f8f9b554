import * as z from 'zod/mini'
import { addressType } from '../account/contact.codes.ts'
import { exportQuery } from '../kernel/export.ts'
import { listQuery } from '../kernel/page.ts'
import { createdRange, flag, flagCode, TimelineEntry } from '../kernel/record.ts'
import { code, id, instant, phone, requiredText, text, version } from '../kernel/schema.ts'
import { selectedSupplier } from './supplier-account.ts'

/** A line of the list; the phone number is masked. */
export const SupplierAddress = z.object({
  id,
  supplierId: id,
  supplierNumber: z.string(),
  supplierName: z.string(),
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
export type SupplierAddress = z.infer<typeof SupplierAddress>

export const SupplierAddressDetail = z.extend(SupplierAddress, {
  version: z.number(),
  timeline: z.array(TimelineEntry),
})
export type SupplierAddressDetail = z.infer<typeof SupplierAddressDetail>

export const SupplierAddressSave = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  supplierId: selectedSupplier,
  type: code(addressType),
  /** A region of China (GB/T 2260, six digits); for an address abroad the ISO code of its country. */
  regionCode: z.string().check(z.regex(/^(\d{6}|[A-Z]{2})$/, 'supplierAddress.regionUnknown')),
  detail: requiredText(300),
  contact: requiredText(60),
  phone,
  isDefault: z._default(flag, 0),
})
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
  sortable: ['supplierName', 'type', 'regionCode', 'createdAt', 'updatedAt'],
})
export type SupplierAddressQuery = z.infer<typeof SupplierAddressQuery>

export const supplierAddressColumns = [
  'supplierNumber',
  'supplierName',
  'type',
  'region',
  'detail',
  'contact',
  'phone',
  'isDefault',
  'createdAt',
  'updatedAt',
] as const
export type SupplierAddressColumn = (typeof supplierAddressColumns)[number]
export const SupplierAddressExport = exportQuery(SupplierAddressQuery, supplierAddressColumns)
export type SupplierAddressExport = z.infer<typeof SupplierAddressExport>
