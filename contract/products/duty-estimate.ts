import Big from 'big.js'
import { type Amount, plus, type Rate, roundAmount, sum } from '../kernel/money.ts'

/** A percentage as the tariff writes it: `13` or `8.4`; null where there is none. */
type Percent = string | null

export type ImportRates = {
  readonly mfnRate: Percent
  readonly temporaryRate: Percent
  readonly consumptionRate: Percent
  readonly vatRate: Percent
}

/** All in RMB. An estimate: customs decides when the goods are cleared. */
export type ImportDuty = {
  readonly dutiableValue: Amount
  /** The rate that was taken, in percent. */
  readonly dutyRate: string
  readonly duty: Amount
  readonly consumptionTax: Amount
  readonly vat: Amount
  readonly total: Amount
}

const share = (percent: Percent): Big => new Big(percent ?? '0').div(100)

/**
 * Import duty estimate of one line. Each figure is rounded and the next is computed from the rounded one, so
 * that the printed figures add up.
 */
export function estimateImportDuty(
  line: {
    readonly value: Amount
    readonly customsRate: Rate
    /** By how much freight, insurance and other charges raise the value; 1 where it contains them. */
    readonly factor?: Rate
  },
  rates: ImportRates,
): ImportDuty {
  // Rounded once: a value in the order's currency that is rounded before it is converted can be a cent off in RMB.
  const dutiableValue = roundAmount(new Big(line.value).times(line.factor ?? '1').times(line.customsRate))
  // A temporary rate goes before the tariff rate, also when it is zero.
  const dutyRate = rates.temporaryRate ?? rates.mfnRate ?? '0'
  const duty = roundAmount(share(dutyRate).times(dutiableValue))
  const consumption = share(rates.consumptionRate)
  if (consumption.gte(1)) throw new RangeError(`not a consumption tax rate: ${rates.consumptionRate}`)
  // The tax is included in the price it is computed from.
  const consumptionTax = roundAmount(
    new Big(plus(dutiableValue, duty)).times(consumption).div(new Big(1).minus(consumption)),
  )
  const vat = roundAmount(share(rates.vatRate).times(sum([dutiableValue, duty, consumptionTax])))
  return { dutiableValue, dutyRate, duty, consumptionTax, vat, total: sum([duty, consumptionTax, vat]) }
}

/** Export refund estimate from the amount of the supplier's VAT invoice, tax included. */
export function estimateExportRefund(
  invoiceAmount: Amount,
  rates: { readonly vatRate: Percent; readonly refundRate: Percent },
): Amount {
  return roundAmount(new Big(invoiceAmount).times(share(rates.refundRate)).div(share(rates.vatRate).plus(1)))
}
