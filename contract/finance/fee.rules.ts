import Big from 'big.js'
import { roundIn } from '../kernel/minor-units.ts'
import { type Amount, exceeds, largest, type Rate, roundAmount } from '../kernel/money.ts'
import { agencyFee } from '../orders/order-estimates.ts'

/** The dictionary of fee kinds, and the one that is proposed by itself. */
export const feeKinds = 1019
export const agencyFeeKind = 'agency'

type Priced = { readonly quantity: string; readonly unitPrice: string; readonly currency: string }
/** Quantity × price, rounded once, to what can be paid in the currency. */
export const feeAmount = (fee: Priced): Amount =>
  roundIn(fee.currency, new Big(fee.quantity).times(fee.unitPrice))

const trimmed = (value: string): string => (value.includes('.') ? value.replace(/\.?0+$/, '') : value)

/**
 * As the ledger keeps it, with the unit's code: 24 pallet × 6.5. An amount above the product is an agreed minimum, which
 * stands behind it: 711.73 × 0.008 = 5.69 >= 200.00.
 */
export function feeBasis(fee: Priced & { readonly unit: string; readonly amount?: string }): string {
  const unit = fee.unit === '' ? '' : ` ${fee.unit}`
  const product = feeAmount(fee)
  const isMinimum = fee.amount !== undefined && exceeds(fee.amount as Amount, product)
  const minimum = isMinimum ? ` = ${product} >= ${fee.amount}` : ''
  return `${trimmed(fee.quantity)}${unit} × ${trimmed(fee.unitPrice)}${minimum}`
}

type AgencyTerms = { readonly agencyRate: Rate; readonly minimumFee: Amount }

/** Proposed when an order is declared, or for transit and domestic orders received. */
export function proposedAgencyFee(
  order: { readonly modelType: number; readonly orderAmount: Amount; readonly toRmb: Rate },
  terms: AgencyTerms,
): { basis: Amount; rate: Rate; amount: Amount } {
  return {
    basis: roundAmount(new Big(order.orderAmount).times(order.toRmb)),
    rate: terms.agencyRate,
    amount: largest(agencyFee(order, terms.agencyRate), terms.minimumFee),
  }
}
