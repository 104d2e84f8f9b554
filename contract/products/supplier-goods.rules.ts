import type { Finding } from '../kernel/refusal.ts'
import { at } from '../refusals.ts'

/** A price is of a day that has been: one of tomorrow is a mistyped year. */
export const checkPriceDay = ({ pricedOn }: { pricedOn: string }, today: string): Finding[] =>
  pricedOn > today ? [at('pricedOn', 'supplierGoods.dateInFuture')] : []
