import type { Charges } from '@quayside/contract/orders/order-charges.ts'

/** The order's columns for freight, insurance and other charges, with their types in the statement that writes them. */
export const chargeTypes = {
  freight: 'numeric',
  freight_currency: 'text',
  insurance: 'numeric',
  insurance_currency: 'text',
  other_charges: 'numeric',
  other_charges_currency: 'text',
} as const

type ChargeRow = {
  readonly freight: string | null
  readonly freight_currency: string
  readonly insurance: string | null
  readonly insurance_currency: string
  readonly other_charges: string | null
  readonly other_charges_currency: string
}

const orNull = (value: string): string | null => (value === '' ? null : value)

export const chargeValues = (charges: Charges): ChargeRow => ({
  freight: orNull(charges.freight),
  freight_currency: charges.freightCurrency,
  insurance: orNull(charges.insurance),
  insurance_currency: charges.insuranceCurrency,
  other_charges: orNull(charges.other),
  other_charges_currency: charges.otherCurrency,
})

export const chargesOf = (row: ChargeRow): Charges => ({
  freight: row.freight ?? '',
  freightCurrency: row.freight_currency as Charges['freightCurrency'],
  insurance: row.insurance ?? '',
  insuranceCurrency: row.insurance_currency as Charges['insuranceCurrency'],
  other: row.other_charges ?? '',
  otherCurrency: row.other_charges_currency as Charges['otherCurrency'],
})
