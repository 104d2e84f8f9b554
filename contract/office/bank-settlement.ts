import type { Debt } from '../finance/debt.ts'
import { type Amount, exceeds, isPositive } from '../kernel/money.ts'
import { writeOffState } from '../orders/order-money.codes.ts'
import type { BankCandidate, SettledOrder } from './bank.ts'

/** Orders whose settlement goes from one state to another. */
type SettlementChange = {
  readonly from: number
  readonly to: number
  readonly orders: readonly SettledOrder[]
}

/** How far the orders of what is settled are settled before and after it; orders with the same change stand together. */
export function settlementChanges(
  orders: readonly SettledOrder[],
  items: readonly Pick<Debt, 'id' | 'orderId' | 'outstanding'>[],
  parts: readonly BankCandidate['parts'][number][],
): SettlementChange[] {
  const itemOf = new Map(items.map((item) => [item.id, item]))
  const { full, partial } = writeOffState.codes
  const changes = orders.flatMap((order) => {
    const settled = parts.flatMap(({ itemId, amount }) => {
      const item = itemOf.get(itemId)
      return item?.orderId === order.id && isPositive(amount as Amount) ? [{ item, amount }] : []
    })
    if (settled.length === 0) return []
    const whole = settled.filter(({ item, amount }) => !exceeds(item.outstanding as Amount, amount as Amount))
    return [{ order, from: order.writeOffState, to: whole.length === order.openItems ? full : partial }]
  })
  return [...Map.groupBy(changes, ({ from, to }) => `${from} ${to}`).values()].flatMap((group) => {
    const [first] = group
    return first ? [{ from: first.from, to: first.to, orders: group.map(({ order }) => order) }] : []
  })
}
