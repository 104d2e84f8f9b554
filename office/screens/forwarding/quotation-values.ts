import type { ForwarderQuotationDetail } from '@quayside/contract/forwarding/forwarder-quotation.ts'
import { checkCharges, type FreightCharge } from '@quayside/contract/forwarding/freight-charge.ts'
import type { Schema } from '@quayside/contract/kernel/api.ts'
import type { Finding } from '@quayside/contract/kernel/refusal.ts'
import { findingsOf } from '@quayside/kit/form/findings-of.ts'
import type { ChargeValues, QuotationValues } from '@quayside/kit/records/quotation-values.ts'

export const noCharge: ChargeValues = {
  kind: '',
  basis: 0,
  quantity: '1',
  currency: 'RMB',
  unitPrice: '',
  isIncluded: false,
}

/** As a person types it: 2 and not 2.000000. */
const plain = (decimal: string): string => (decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal)

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
    quantity: plain(charge.quantity),
    currency: charge.currency,
    unitPrice: plain(charge.unitPrice),
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

/** What is no number is sent as it is, so that the check names it. */
const daysOf = (text: string): number => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : text) as number

const isBlank = ({ kind, unitPrice, isIncluded }: ChargeValues): boolean =>
  kind === '' && unitPrice.trim() === '' && !isIncluded

const toCharge = (charge: ChargeValues) => ({
  kind: charge.kind,
  basis: charge.basis as FreightCharge['basis'],
  quantity: charge.quantity.trim(),
  currency: charge.currency as FreightCharge['currency'],
  unitPrice: charge.isIncluded || charge.unitPrice.trim() === '' ? '0' : charge.unitPrice.trim(),
  isIncluded: charge.isIncluded ? (1 as const) : (0 as const),
})

/** As a call takes them; rows in which nothing was entered are not sent. */
export const chargesOf = (charges: readonly ChargeValues[]) =>
  charges.filter((charge) => !isBlank(charge)).map(toCharge)

/** What is wrong with the input of a call that takes charges; of a row, at its place in the form. */
export function checkWithCharges(schema: Schema, input: object, charges: readonly ChargeValues[]): Finding[] {
  const all = charges.map(toCharge)
  const findings = [
    ...findingsOf(schema, { ...input, charges: all }),
    ...checkCharges((charges.every(isBlank) ? [] : all) as FreightCharge[]),
  ]
  return findings.filter(({ path = '', code }) => {
    const [list, place] = path.split('.')
    const charge = list === 'charges' ? charges[Number(place)] : undefined
    if (charge === undefined) return true
    // Rows without a kind are not two of the same.
    return !isBlank(charge) && !(charge.kind === '' && code === 'freight.chargeTwice')
  })
}

/** As the call takes it. */
export const termsOf = (values: QuotationValues) => ({
  carrier: values.carrier,
  viaPort: values.viaPort,
  transitDays: daysOf(values.transitDays),
  departsOn: values.departsOn || null,
  freeDays: values.freeDays.trim() === '' ? null : daysOf(values.freeDays),
  validUntil: values.validUntil,
  remarks: values.remarks,
  charges: chargesOf(values.charges),
})
