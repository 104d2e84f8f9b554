import { codeList, type KeyOf } from '../kernel/codes.ts'
import type { Tone } from '../kernel/tone.ts'

export const supplierStatus = codeList('supplierStatus', {
  enabled: 1,
  voided: 2,
  voidRequested: 3,
  enableRequested: 4,
})
type SupplierStatusKey = KeyOf<typeof supplierStatus>

export const supplierStatusTone: Record<SupplierStatusKey, Tone> = {
  enabled: 'done',
  voided: 'draft',
  voidRequested: 'underway',
  enableRequested: 'underway',
}

/** Where a supplier is: the texts of its `isOverseas`. */
export const supplierLocation = codeList('supplierLocation', { domestic: 0, overseas: 1 })

export const customerType = codeList('customerType', { overseas: 1, distribution: 2 })

// §3 names a customer's level without its values.
export const customerLevel = codeList('customerLevel', { key: 1, regular: 2, occasional: 3 })
