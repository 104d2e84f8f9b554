import { describe, expect, it } from 'vitest'
import { deadlinesOf } from './order-deadlines.ts'

const exported = { state: 5, paymentState: 0, receiptDueOn: '2027-01-14', isReceiptDueOpen: false }
const on = (today: string) => deadlinesOf(exported, today)[0]

describe('the deadline of an export’s foreign exchange', () => {
  it.each([
    ['2026-11-15', 60, 'far'],
    ['2026-12-30', 15, 'near'],
    ['2027-01-14', 0, 'near'],
    ['2027-01-15', -1, 'late'],
  ])('on %s has %i days left and is %s', (today, daysLeft, urgency) => {
    expect(on(today)).toMatchObject({ daysLeft, urgency })
  })

  it.each([{ receiptDueOn: null }, { paymentState: 2 }, { paymentState: 3 }, { state: -1 }, { state: 8 }])(
    'is none with %j',
    (values) => {
      expect(deadlinesOf({ ...exported, ...values }, '2026-11-15')).toEqual([])
    },
  )
})
