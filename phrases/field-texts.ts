import type { SupplierColumn } from '@quayside/contract/partners/supplier.ts'
import type { SupplierAccountColumn } from '@quayside/contract/partners/supplier-account.ts'
import type { SupplierAddressColumn } from '@quayside/contract/partners/supplier-address.ts'
import type { RateColumn } from '@quayside/contract/rates/rate.ts'

/** A record's own name and those of its fields: form labels, table headings and the headings of Excel files. */
type Fields<C extends string> = Readonly<Record<C | 'recordName', string>>

export type PartnerFieldTexts = {
  readonly supplier: Fields<SupplierColumn>
  readonly supplierAccount: Fields<SupplierAccountColumn>
  readonly supplierAddress: Fields<SupplierAddressColumn>
}

export type RateFieldTexts = { readonly rate: Fields<RateColumn> }

export type FieldTexts = PartnerFieldTexts & RateFieldTexts
