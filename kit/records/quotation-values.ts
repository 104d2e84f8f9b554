/** A charge while it is typed. */
export type ChargeValues = {
  readonly kind: string
  readonly basis: number
  readonly quantity: string
  readonly currency: string
  readonly unitPrice: string
  readonly isIncluded: boolean
}

/** A freight quotation while it is typed: by staff, or by the forwarder itself. */
export type QuotationValues = {
  carrier: string
  viaPort: string
  transitDays: string
  departsOn: string
  freeDays: string
  validUntil: string
  remarks: string
  charges: readonly ChargeValues[]
}
