import * as z from 'zod/mini'
import { accountNumber, bankCountry } from '../kernel/bank-account.ts'
import { exportQuery } from '../kernel/export.ts'
import { listQuery } from '../kernel/page.ts'
import { createdRange, flag, flagCode, TimelineEntry } from '../kernel/record.ts'
import { code, id, instant, requiredText, swift, text, version } from '../kernel/schema.ts'
import { currency } from '../rates/rate.codes.ts'

/** §5: a supplier must be selected before choosing supplier data. */
export const selectedSupplier = z
  .string('supplier.notSelected')
  .check(z.regex(/^[1-9]\d{0,17}$/, 'supplier.notSelected'))

/** A line of the list; the account number is masked. */
export const SupplierAccount = z.object({
  id,
  supplierId: id,
  supplierNumber: z.string(),
  supplierName: z.string(),
  accountName: z.string(),
  accountNumber: z.string(),
  bankName: z.string(),
  bankAddress: z.string(),
  bankCountry: z.string(),
  swiftCode: z.string(),
  currency: z.string(),
  isDefault: flagCode,
  createdAt: instant,
  updatedAt: instant,
})
export type SupplierAccount = z.infer<typeof SupplierAccount>

/** The record: the account number whole. */
export const SupplierAccountDetail = z.extend(SupplierAccount, {
  version: z.number(),
  timeline: z.array(TimelineEntry),
})
export type SupplierAccountDetail = z.infer<typeof SupplierAccountDetail>

export const SupplierAccountSave = z.strictObject({
  id: z.optional(id),
  version: z.optional(version),
  supplierId: selectedSupplier,
  accountName: requiredText(200),
  accountNumber,
  bankName: requiredText(200),
  bankAddress: z._default(text(300), ''),
  bankCountry,
  swiftCode: z._default(z.union([z.literal(''), swift]), ''),
  currency: code(currency),
  isDefault: z._default(flag, 0),
})
export type SupplierAccountSave = z.infer<typeof SupplierAccountSave>

export const SupplierAccountQuery = listQuery({
  filters: {
    supplierId: z.optional(id),
    /** Supplier, account name or bank; an account number only when it is whole. */
    keyword: z.optional(text(100)),
    currency: z.optional(code(currency)),
    isDefault: z.optional(flag),
    ...createdRange,
  },
  sortable: ['supplierName', 'accountName', 'bankName', 'currency', 'createdAt', 'updatedAt'],
})
export type SupplierAccountQuery = z.infer<typeof SupplierAccountQuery>

export const supplierAccountColumns = [
  'supplierNumber',
  'supplierName',
  'accountName',
  'accountNumber',
  'bankName',
  'bankAddress',
  'bankCountry',
  'swiftCode',
  'currency',
  'isDefault',
  'createdAt',
  'updatedAt',
] as const
export type SupplierAccountColumn = (typeof supplierAccountColumns)[number]
export const SupplierAccountExport = exportQuery(SupplierAccountQuery, supplierAccountColumns)
export type SupplierAccountExport = z.infer<typeof SupplierAccountExport>
