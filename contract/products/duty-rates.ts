import Big from 'big.js'
import { type Amount, compare, roundAmount } from '../kernel/money.ts'
import type { DutyMeasure, TradeAgreement } from './duty-rates.codes.ts'
import { legalQuantity, type Measured } from './legal-quantity.ts'

/** A percentage as the tariff writes it: `13` or `8.4`; null where there is none. */
export type Percent = string | null

/** A rate of duty by origin: a share of the value, an amount in RMB for one unit, or both (a compound rate). */
export type OriginRate = {
  readonly measure: DutyMeasure
  /** '' unless the measure is an agreement. */
  readonly agreement: TradeAgreement | ''
  /** ISO codes; empty where it applies whatever the origin. */
  readonly origins: readonly string[]
  /** Null with `specific` null as well: the code's own rate of that measure, as for origins that pay the general rate. */
  readonly adValorem: Percent
  readonly specific: string | null
  /** Dictionary 1003. */
  readonly unit: string
}

/** The rates of a customs code: its own, and those by origin. */
export type CodeRates = {
  readonly mfnRate: Percent
  readonly generalRate?: Percent
  readonly temporaryRate: Percent
  readonly originRates?: readonly OriginRate[]
}

/** The rate of duty that was taken, and what is charged beside it. */
export type DutyTaken = {
  readonly measure: DutyMeasure
  readonly agreement: TradeAgreement | ''
  /** The rate is in percent. */
  readonly dutyRate: string
  /** RMB for one unit; null where the rate is a share of the value alone. */
  readonly specific: string | null
  readonly unit: string
  /** The sum of the rates, in percent of the dutiable value. */
  readonly retaliatoryRate: string
  readonly antiDumpingRate: string
}

type TaxedGoods = Measured & {
  readonly origin: string
  readonly dutiableValue: Amount
  readonly hasCertificate: boolean
}

const share = (percent: Percent): Big => new Big(percent ?? '0').div(100)

/** The duty at one rate; nothing is added for a specific rate as long as the quantity in its unit is not known. */
export function dutyAt(
  { dutyRate, specific, unit }: Pick<DutyTaken, 'dutyRate' | 'specific' | 'unit'>,
  dutiableValue: Amount,
  goods: Measured,
): Amount {
  const quantity = specific === null || goods.qty === '' ? '' : legalQuantity(goods, unit)
  const bySpecific = specific === null || quantity === '' ? new Big(0) : new Big(specific).times(quantity)
  return roundAmount(share(dutyRate).times(dutiableValue).plus(bySpecific))
}

/** Whether the duty lacks its specific part, because the quantity in the rate's unit is not known. */
export const isQuantityMissing = (
  { specific, unit }: Pick<DutyTaken, 'specific' | 'unit'>,
  goods: Measured,
): boolean => specific !== null && (goods.qty === '' || legalQuantity(goods, unit) === '')

type Base = Pick<DutyTaken, 'measure' | 'agreement' | 'dutyRate' | 'specific' | 'unit'>

const own = (measure: DutyMeasure, rate: Percent): Base => ({
  measure,
  agreement: '',
  dutyRate: rate ?? '0',
  specific: null,
  unit: '',
})
const isOf = (origin: string, { origins }: OriginRate): boolean =>
  origins.length === 0 || origins.includes(origin)
const baseOf = (rate: OriginRate, rates: CodeRates): Base =>
  rate.adValorem === null && rate.specific === null
    ? own(rate.measure, rate.measure === 'general' ? (rates.generalRate ?? null) : rates.mfnRate)
    : {
        measure: rate.measure,
        agreement: rate.agreement,
        dutyRate: rate.adValorem ?? '0',
        specific: rate.specific,
        unit: rate.unit,
      }

/** The rate without a preference: general for origins that have no other, else temporary before most favoured. */
function usualBase(rates: CodeRates, applying: readonly OriginRate[], origin: string): Base {
  const by = (measure: DutyMeasure) => applying.find((rate) => rate.measure === measure)
  const general = by('general')
  if (general && origin !== '') return baseOf(general, rates)
  const temporary = by('temporary')
  if (temporary) return baseOf(temporary, rates)
  // A temporary rate goes before the tariff rate, also when it is zero.
  if (rates.temporaryRate !== null) return own('temporary', rates.temporaryRate)
  const mfn = by('mfn')
  return mfn ? baseOf(mfn, rates) : own('mfn', rates.mfnRate)
}

const summed = (rates: readonly OriginRate[], measure: DutyMeasure): string =>
  rates
    .filter((rate) => rate.measure === measure)
    .reduce((total, { adValorem }) => total.plus(adValorem ?? '0'), new Big(0))
    .toFixed()

type DutyChoice = {
  readonly taken: DutyTaken
  /** The agreement that would cost less with a certificate of origin, where there is none. */
  readonly preference: DutyTaken | undefined
}

/**
 * Which rate applies to goods of an origin. An agreement's rate is taken with a certificate of origin where it costs less
 * than the usual one; retaliatory and anti-dumping duties are charged beside either.
 */
export function chooseDuty(rates: CodeRates, goods: TaxedGoods): DutyChoice {
  const { origin, dutiableValue, hasCertificate } = goods
  const applying = (rates.originRates ?? []).filter((rate) => isOf(origin, rate))
  const beside = {
    retaliatoryRate: summed(applying, 'retaliatory'),
    antiDumpingRate: summed(applying, 'antiDumping'),
  }
  const cost = (base: Base): Amount => dutyAt(base, dutiableValue, goods)
  const usual = usualBase(rates, applying, origin)
  const [best] = applying
    .filter(({ measure, origins }) => measure === 'agreement' && origins.length > 0)
    .map((rate) => baseOf(rate, rates))
    .filter((base) => compare(cost(base), cost(usual)) < 0)
    .toSorted((a, b) => compare(cost(a), cost(b)))
  if (best && hasCertificate) return { taken: { ...best, ...beside }, preference: undefined }
  return { taken: { ...usual, ...beside }, preference: best && { ...best, ...beside } }
}

/** The rate as a declared line states it. */
export const takenRate = ({ measure, specific, unit, ...taken }: DutyTaken) => ({
  ...taken,
  dutyMeasure: measure,
  specificDuty: specific ?? '',
  specificUnit: unit,
})
