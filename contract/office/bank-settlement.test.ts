import { describe, expect, it } from 'vitest'
import { writeOffState } from '../orders/order-money.codes.ts'
import { settlementChanges } from './bank-settlement.ts'

const { none, partial, full } = writeOffState.codes
const order = (id: string, openItems: number, state: number = none) => ({
  id,
  number: `IM${id}`,
  writeOffState: state,
  openItems,
})
const item = (id: string, orderId: string | null, outstanding: string) => ({ id, orderId, outstanding })
const part = (itemId: string, amount: string) => ({ itemId, amount })

describe('the settlement of orders that a payment settles', () => {
  it('is full where nothing of the order stays open', () => {
    const first = order('1', 2)
    const items = [item('7', '1', '10.00'), item('8', '1', '5.50')]
    expect(settlementChanges([first], items, [part('7', '10.00'), part('8', '5.50')])).toEqual([
      { from: none, to: full, orders: [first] },
    ])
  })

  it('is partial where an item is settled in part, stays open, or is owed in another currency', () => {
    const items = [item('7', '1', '10.00'), item('8', '1', '5.50')]
    const all = [part('7', '10.00'), part('8', '5.50')]
    for (const [openItems, parts] of [
      [2, [part('7', '10.00'), part('8', '5.49')]],
      [2, [part('7', '10.00')]],
      [3, all],
    ] as const)
      expect(settlementChanges([order('1', openItems)], items, [...parts])).toMatchObject([
        { from: none, to: partial },
      ])
  })

  it('stands once for all orders that change alike, and not for orders of which nothing is settled', () => {
    const orders = [order('1', 1), order('2', 1, partial), order('3', 1), order('4', 1)]
    const items = ['1', '2', '3', '4'].map((id) => item(id, id, '10.00'))
    const parts = [part('1', '10.00'), part('2', '10.00'), part('3', '10.00')]
    expect(
      settlementChanges(orders, [...items, item('5', null, '1.00')], [...parts, part('5', '1.00')]),
    ).toEqual([
      { from: none, to: full, orders: [orders[0], orders[2]] },
      { from: partial, to: full, orders: [orders[1]] },
    ])
  })
})
