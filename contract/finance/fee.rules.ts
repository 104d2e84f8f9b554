import Big from 'big.js'
import { type Amount, largest, type Rate, roundAmount } from '../kernel/money.ts'
import { agencyFee } from '../orders/order-estimates.ts'

/** The dictionary of fee kinds, and the one that is proposed by itself. */
export const feeKinds = 1019
export const agencyFeeKind = 'agency'

/** Quantity × price, rounded once. */
export const feeAmount = (fee: { readonly quantity: string; readonly unitPrice: string }): Amount =>
  roundAmount(new Big(fee.quantity).times(fee.unitPrice))

const trimmed = (value: string): string => (value.includes('.') ? value.replace(/\.?0+$/, '') : value)

/** As the ledger keeps it, with the unit's code: 24 pallet × 6.5. */
export const feeBasis = (fee: {
  readonly quantity: string
  readonly unit: string
  readonly unitPrice: string
}): string => `${trimmed(fee.quantity)}${fee.unit === '' ? '' : ` ${fee.unit}`} × ${trimmed(fee.unitPrice)}`

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
