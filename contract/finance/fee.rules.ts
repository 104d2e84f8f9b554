import Big from 'big.js'
import { type Amount, largest, type Rate, roundAmount } from '../kernel/money.ts'
import { agencyFee } from '../orders/order-estimates.ts'

/** The dictionary of fee kinds, and the one that is proposed by itself. */
export const feeKinds = 1019
export const agencyFeeKind = 'agency'

/** Quantity × price, rounded once. */
export const feeAmount = (fee: { readonly quantity: string; readonly unitPrice: string }): Amount =>
  roundAmount(new Big(fee.quantity).times(fee.unitPrice))

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
