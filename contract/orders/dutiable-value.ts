import Big from 'big.js'
import { type Amount, type Rate, roundAmount } from '../kernel/money.ts'
import { type Charges, containedIn } from './order-charges.ts'

/** What an estimate had to assume; texts in phrases/<locale>/orders/order-form.ts. */
export type ValueAssumption =
  /** The terms leave out freight, insurance or both, and they are not filled in: they are not counted. */
  | 'chargesMissing'
  | 'freightMissing'
  | 'insuranceMissing'
  /** Customs' own rule for an unknown premium: 0.3 % of goods and freight. */
  | 'insuranceAssumed'
  /** A delivered price may contain costs after the border and duties; customs deducts only what is stated separately. */
  | 'deliveredInFull'
  /** The price is taken as it is, since the terms are not known. */
  | 'termsMissing'
  /** There is no rate for the currency of a charge, which is left out. */
  | 'rateMissing'

/** The dutiable value of an import: goods, freight and insurance up to the border. All in the order's currency. */
export type DutiableValue = {
  readonly goods: Amount
  readonly freight: Amount
  readonly insurance: Amount
  readonly other: Amount
  readonly value: Amount
  /** By how much the charges raise each line's price. */
  readonly factor: Rate
  readonly assumptions: readonly ValueAssumption[]
}

/** Measures of the General Administration of Customs on the dutiable value, article 38. */
const assumedInsurance = new Big('0.003')
/** Exact to the cent for any amount that an order can have. */
const factorDecimals = 15

type Valued = {
  readonly incoterms: string
  readonly currency: string
  readonly orderAmount: Amount
  readonly charges: Charges
}

/** `rates`: RMB for one unit of each currency, at the customs' rate of the month. */
export function dutiableValue(order: Valued, rates: Readonly<Record<string, string>>): DutiableValue {
  const { incoterms, charges, currency } = order
  const assumptions: ValueAssumption[] = []
  const goods = new Big(order.orderAmount)
  const contained = containedIn(incoterms)

  const inOrderCurrency = (value: string, of: string): Big | undefined => {
    if (value === '') return undefined
    if (of === '' || of === currency) return new Big(value)
    const [from, to] = [rates[of], rates[currency]]
    if (from !== undefined && to !== undefined) return new Big(value).times(from).div(to)
    if (!assumptions.includes('rateMissing')) assumptions.push('rateMissing')
    return undefined
  }

  const none = new Big(0)
  let freight = none
  let insurance = none
  const other = inOrderCurrency(charges.other, charges.otherCurrency) ?? none
  if (!contained) assumptions.push('termsMissing')
  else {
    if (incoterms.startsWith('D')) assumptions.push('deliveredInFull')
    const givenFreight = contained.freight ? none : inOrderCurrency(charges.freight, charges.freightCurrency)
    freight = givenFreight ?? none
    const isFreightMissing = !contained.freight && charges.freight === ''
    const isInsuranceMissing = !contained.insurance && charges.insurance === ''
    if (!contained.insurance)
      insurance = inOrderCurrency(charges.insurance, charges.insuranceCurrency) ?? none
    if (isFreightMissing) assumptions.push(isInsuranceMissing ? 'chargesMissing' : 'freightMissing')
    else if (isInsuranceMissing && !givenFreight) assumptions.push('insuranceMissing')
    else if (isInsuranceMissing) {
      // The premium follows from goods and freight, so it can be assumed only where the freight is known.
      insurance = goods.plus(freight).times(assumedInsurance)
      assumptions.push('insuranceAssumed')
    }
  }
  const value = goods.plus(freight).plus(insurance).plus(other)
  return {
    goods: roundAmount(goods),
    freight: roundAmount(freight),
    insurance: roundAmount(insurance),
    other: roundAmount(other),
    value: roundAmount(value),
    factor: (goods.eq(0) ? '1' : value.div(goods).toFixed(factorDecimals)) as Rate,
    assumptions,
  }
}
