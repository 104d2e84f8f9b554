import Big from 'big.js'
import { type Amount, minus, plus, type Rate, roundAmount, sum } from '../kernel/money.ts'
import type { TradeAgreement } from './duty-rates.codes.ts'
import {
  type CodeRates,
  chooseDuty,
  type DutyTaken,
  dutyAt,
  isQuantityMissing,
  type Percent,
} from './duty-rates.ts'
import type { Measured } from './legal-quantity.ts'

export type ImportRates = CodeRates & {
  readonly consumptionRate: Percent
  readonly vatRate: Percent
}

/** The amounts are in RMB. */
type ImportTaxes = {
  /** The duty includes the retaliatory duty. */
  readonly duty: Amount
  readonly antiDumping: Amount
  readonly consumptionTax: Amount
  readonly vat: Amount
  readonly total: Amount
}
export type Saving = { readonly agreement: TradeAgreement | ''; readonly amount: Amount }

/** An estimate: customs decides when the goods are cleared. */
export type ImportDuty = ImportTaxes & {
  readonly dutiableValue: Amount
  /** The rate that was taken, in percent. */
  readonly dutyRate: string
  readonly taken: DutyTaken
  /** The unit of a specific rate in which the quantity is not known; '' where nothing is missing. */
  readonly missingUnit: string
  /** What a certificate of origin would save; null where there is one, or where it would save nothing. */
  readonly saving: Saving | null
}

const share = (percent: Percent): Big => new Big(percent ?? '0').div(100)

/** The taxes of a dutiable value. Each is rounded and the next is computed from it, so that the printed figures add up. */
export function taxesAt(
  dutiableValue: Amount,
  taken: Omit<DutyTaken, 'measure' | 'agreement'>,
  { consumptionRate, vatRate }: Pick<ImportRates, 'consumptionRate' | 'vatRate'>,
  goods: Measured,
): ImportTaxes {
  const duty = plus(
    dutyAt(taken, dutiableValue, goods),
    roundAmount(share(taken.retaliatoryRate).times(dutiableValue)),
  )
  const antiDumping = roundAmount(share(taken.antiDumpingRate).times(dutiableValue))
  const consumption = share(consumptionRate)
  if (consumption.gte(1)) throw new RangeError(`not a consumption tax rate: ${consumptionRate}`)
  const withDuties = sum([dutiableValue, duty, antiDumping])
  // The tax is included in the price it is computed from.
  const consumptionTax = roundAmount(
    new Big(withDuties).times(consumption).div(new Big(1).minus(consumption)),
  )
  const vat = roundAmount(share(vatRate).times(plus(withDuties, consumptionTax)))
  return { duty, antiDumping, consumptionTax, vat, total: sum([duty, antiDumping, consumptionTax, vat]) }
}

type TaxedLine = Partial<Measured> & {
  readonly value: Amount
  readonly customsRate: Rate
  /** By how much freight, insurance and other charges raise the value; 1 where it contains them. */
  readonly factor?: Rate
  readonly origin?: string
  readonly hasCertificate?: boolean
}

/** Import duty estimate of one line, at the rate that its origin gives it. */
export function estimateImportDuty(line: TaxedLine, rates: ImportRates): ImportDuty {
  // Rounded once: a value in the order's currency that is rounded before it is converted can be a cent off in RMB.
  const dutiableValue = roundAmount(new Big(line.value).times(line.factor ?? '1').times(line.customsRate))
  const goods = {
    unit: line.unit ?? '',
    qty: line.qty ?? '',
    netWeight: line.netWeight ?? '',
    origin: line.origin ?? '',
    hasCertificate: line.hasCertificate ?? false,
    dutiableValue,
  }
  const { taken, preference } = chooseDuty(rates, goods)
  const taxes = taxesAt(dutiableValue, taken, rates, goods)
  const saving = preference && {
    agreement: preference.agreement,
    amount: minus(taxes.total, taxesAt(dutiableValue, preference, rates, goods).total),
  }
  return {
    ...taxes,
    dutiableValue,
    dutyRate: taken.dutyRate,
    taken,
    missingUnit: isQuantityMissing(taken, goods) ? taken.unit : '',
    saving: saving ?? null,
  }
}

/** Export refund estimate from the amount of the supplier's VAT invoice, tax included. */
export function estimateExportRefund(
  invoiceAmount: Amount,
  rates: { readonly vatRate: Percent; readonly refundRate: Percent },
): Amount {
  return roundAmount(new Big(invoiceAmount).times(share(rates.refundRate)).div(share(rates.vatRate).plus(1)))
}
