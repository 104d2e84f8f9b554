import * as z from 'zod/mini'
import { bankAccountColumns } from '../account/bank-account.ts'
import { type Columns, shapesOf } from '../kernel/columns.ts'
import { exportQuery } from '../kernel/export.ts'
import { listQuery } from '../kernel/page.ts'
import { createdRange, detailShape, flag, savedKey } from '../kernel/record.ts'
import { code, id, text } from '../kernel/schema.ts'
import { currency } from '../rates/rate.codes.ts'

/** §5: a supplier must be selected before choosing supplier data. */
export const selectedSupplier = z
  .string('supplier.notSelected')
  .check(z.regex(/^[1-9]\d{0,17}$/, 'supplier.notSelected'))

export const supplierAccountColumns = {
  supplierId: { kind: 'id', save: selectedSupplier, isExported: false },
  supplierNumber: { kind: 'text', isJoined: true },
  supplierName: { kind: 'text', isJoined: true, sort: 'pinyin', width: 36 },
  ...bankAccountColumns,
} as const satisfies Columns
const shapes = shapesOf(supplierAccountColumns)

export const SupplierAccount = z.object(shapes.row)
export type SupplierAccount = z.infer<typeof SupplierAccount>

export const SupplierAccountDetail = z.extend(SupplierAccount, detailShape)
export type SupplierAccountDetail = z.infer<typeof SupplierAccountDetail>

export const SupplierAccountSave = z.strictObject({ ...savedKey, ...shapes.save })
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
  sortable: shapes.sortable,
})
export type SupplierAccountQuery = z.infer<typeof SupplierAccountQuery>

export const SupplierAccountExport = exportQuery(SupplierAccountQuery, shapes.exported)
export type SupplierAccountExport = z.infer<typeof SupplierAccountExport>
