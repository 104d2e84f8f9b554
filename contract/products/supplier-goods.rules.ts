import type { Finding } from '../kernel/refusal.ts'
import { at } from '../refusals.ts'

/** The day of a price cannot be in the future. */
export const checkPriceDay = ({ pricedOn }: { pricedOn: string }, today: string): Finding[] =>
  pricedOn > today ? [at('pricedOn', 'supplierGoods.dateInFuture')] : []
