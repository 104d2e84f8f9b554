import { describe, expect, it } from 'vitest'
import { type OrderStateKey, orderState } from './order.codes.ts'
import { paymentState } from './order-money.codes.ts'
import { type OrderTabKey, tabsOf } from './order-tabs.ts'

const statesIn = (
  tab: OrderTabKey,
  facts: { hasReturnReason?: boolean; paymentState?: 'unpaid' | 'paid' } = {},
) =>
  orderState.keys
    .filter((state) =>
      tabsOf({ state, hasReturnReason: false, paymentState: 'paid', ...facts }).includes(tab),
    )
    .map((state) => orderState.codes[state])
    .toSorted((a, b) => a - b)

describe('the order list’s tabs', () => {
  it('to submit: drafts without a return reason', () => {
    expect(statesIn('toSubmit')).toEqual([0])
    expect(statesIn('toSubmit', { hasReturnReason: true })).toEqual([])
  })

  it('returned: drafts with a return reason', () => {
    expect(statesIn('returned')).toEqual([])
    expect(statesIn('returned', { hasReturnReason: true })).toEqual([0])
  })

  it('audit failed: state 2, whether or not a reason is kept', () => {
    expect(statesIn('auditFailed')).toEqual([2])
    expect(statesIn('auditFailed', { hasReturnReason: true })).toEqual([2])
  })

  it('pending payment: state 3 or beyond, unpaid or partly paid', () => {
    expect(statesIn('pendingPayment', { paymentState: 'unpaid' })).toEqual([
      3, 4, 5, 6, 7, 8, 9, 15, 16, 17, 230,
    ])
    const paying = paymentState.keys.filter((payment) =>
      tabsOf({ state: 'audited', hasReturnReason: false, paymentState: payment }).includes('pendingPayment'),
    )
    expect(paying.map((key) => paymentState.codes[key])).toEqual([0, 1])
  })

  it('pending receipt: 4, 5, 6, 15, 16 and 17', () => {
    expect(statesIn('pendingReceipt')).toEqual([4, 5, 6, 15, 16, 17])
  })

  it('an unpaid order on its way stands in two tabs, a cancelled one in none', () => {
    const tabs = (state: OrderStateKey) => tabsOf({ state, hasReturnReason: false, paymentState: 'unpaid' })
    expect(tabs('declared')).toEqual(['pendingPayment', 'pendingReceipt'])
    expect(tabs('cancelled')).toEqual([])
  })
})
