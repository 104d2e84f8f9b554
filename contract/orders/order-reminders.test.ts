import { describe, expect, it } from 'vitest'
import { addDays } from '../kernel/days.ts'
import { exportsDue } from './exports-due.ts'
import { deadlinesOf } from './order-deadlines.ts'
import { isOwed, reminderOf } from './order-reminders.ts'

const today = '2026-11-15'
const quiet = {
  state: 1,
  paymentState: 0,
  receiptDueOn: null,
  isReceiptDueOpen: false,
  priceAudit: null,
  returnReason: '',
}

describe('the reminder of an order', () => {
  it.each([
    ['an unusual price', { priceAudit: 2 }, 'priceAnomaly'],
    ['a rejected price', { priceAudit: 4 }, 'priceFailed'],
    ['the reason of a return', { state: 0, returnReason: 'packing list' }, 'returned'],
    ['a deadline in fifteen days', { state: 5, receiptDueOn: '2026-11-30' }, 'deadline'],
    ['a deadline that has passed', { state: 5, receiptDueOn: '2026-11-14' }, 'deadline'],
  ])('is %s', (_what, values, kind) => {
    expect(reminderOf({ ...quiet, ...values }, today)?.kind).toBe(kind)
  })

  it.each([
    ['a price that was passed', { priceAudit: 3 }],
    ['an unusual price of an order that was signed for', { state: 6, priceAudit: 2 }],
    ['a return that was answered by submitting again', { returnReason: 'packing list' }],
    ['a deadline in sixteen days', { state: 5, receiptDueOn: '2026-12-01' }],
    ['a deadline of a paid order', { state: 5, paymentState: 2, receiptDueOn: '2026-11-14' }],
  ])('is not %s', (_what, values) => {
    expect(reminderOf({ ...quiet, ...values }, today)).toBeUndefined()
  })
})

describe('the exports whose foreign exchange is due', () => {
  it('end with the days on which the deadline becomes near and late', () => {
    const { near, late } = exportsDue(today)
    const urgencyOf = (receiptDueOn: string) =>
      deadlinesOf({ state: 5, paymentState: 0, receiptDueOn, isReceiptDueOpen: true }, today)[0]?.urgency
    const next = (day: string) => addDays(day, 1)
    expect([urgencyOf(near), urgencyOf(next(near))]).toEqual(['near', 'far'])
    expect([urgencyOf(late), urgencyOf(next(late))]).toEqual(['late', 'near'])
  })
})

describe('an order', () => {
  it.each([
    [-1, false],
    [0, false],
    [2, false],
    [1, true],
    [3, true],
    [8, true],
  ])('in state %i owes: %s', (state, isSo) => {
    expect(isOwed({ state })).toBe(isSo)
  })
})
