import type { ForwarderQuotationDetail } from '@quayside/contract/forwarding/forwarder-quotation.ts'
import type { FreightCharge } from '@quayside/contract/forwarding/freight-charge.ts'

/** A charge while it is typed. */
export type ChargeValues = {
  readonly kind: string
  readonly basis: number
  readonly quantity: string
  readonly currency: string
  readonly unitPrice: string
  readonly isIncluded: boolean
}
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

export const noCharge: ChargeValues = {
  kind: '',
  basis: 0,
  quantity: '1',
  currency: 'RMB',
  unitPrice: '',
  isIncluded: false,
}

/** What an empty form begins with, or a quotation that is changed. */
export const valuesOf = (
  quotation: Pick<
    ForwarderQuotationDetail,
    'carrier' | 'viaPort' | 'transitDays' | 'departsOn' | 'freeDays' | 'validUntil' | 'remarks' | 'charges'
  >,
): QuotationValues => ({
  carrier: quotation.carrier,
  viaPort: quotation.viaPort,
  transitDays: String(quotation.transitDays),
  departsOn: quotation.departsOn ?? '',
  freeDays: quotation.freeDays === null ? '' : String(quotation.freeDays),
  validUntil: quotation.validUntil,
  remarks: quotation.remarks,
  charges: quotation.charges.map((charge) => ({
    kind: charge.kind,
    basis: charge.basis,
    quantity: charge.quantity,
    currency: charge.currency,
    unitPrice: charge.unitPrice,
    isIncluded: charge.isIncluded === 1,
  })),
})

export const noQuotation: QuotationValues = {
  carrier: '',
  viaPort: '',
  transitDays: '',
  departsOn: '',
  freeDays: '',
  validUntil: '',
  remarks: '',
  charges: [{ ...noCharge, kind: 'OF' }],
}

const isNumber = (text: string): boolean => /^\d{1,3}$/.test(text.trim())

/** As the call takes it; rows without a kind are not sent. */
export const termsOf = (values: QuotationValues) => ({
  carrier: values.carrier,
  viaPort: values.viaPort,
  // What is no number is sent as it is, so that the check names it.
  transitDays: (isNumber(values.transitDays) ? Number(values.transitDays) : values.transitDays) as number,
  departsOn: values.departsOn || null,
  freeDays: values.freeDays === '' ? null : isNumber(values.freeDays) ? Number(values.freeDays) : null,
  validUntil: values.validUntil,
  remarks: values.remarks,
  charges: values.charges
    .filter(({ kind }) => kind !== '')
    .map((charge) => ({
      kind: charge.kind,
      basis: charge.basis as FreightCharge['basis'],
      quantity: charge.quantity,
      currency: charge.currency as FreightCharge['currency'],
      unitPrice: charge.isIncluded || charge.unitPrice === '' ? '0' : charge.unitPrice,
      isIncluded: charge.isIncluded ? (1 as const) : (0 as const),
    })),
})
