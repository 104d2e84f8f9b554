import { describe, expect, it } from 'vitest'
import type { Deadline } from '../finance/deadline.ts'
import type { NearDeadline } from '../orders/order-overview.ts'
import { deadlinesShown, homeDeadlines } from './home-deadlines.ts'

const order = (daysLeft: number, urgency: NearDeadline['urgency']): NearDeadline => ({
  id: String(daysLeft),
  orderNo: 'EX1',
  partnerName: '',
  currency: 'USD',
  unpaidAmount: '1.00',
  dueOn: '2026-11-18',
  isOpen: false,
  daysLeft,
  urgency,
})
const owed = (daysLeft: number): Deadline => ({
  name: 'vatInvoice',
  dueOn: '2026-11-18',
  daysLeft,
  currency: 'RMB',
  amount: '1.00',
  number: 'RC1',
  recordId: null,
})

describe('deadlines on home', () => {
  it('are those that near or have gone by, the most urgent first, of both sides', () => {
    const exports = [order(4, 'near'), order(49, 'far')]
    const { rows, total } = homeDeadlines({ deadlines: exports, due: { late: 0, near: 1 } }, [
      owed(-10),
      owed(2),
    ])
    expect(rows.map(({ daysLeft }) => daysLeft)).toEqual([-10, 2, 4])
    expect(total).toBe(rows.length)
  })

  it('are counted whether they are shown or not', () => {
    const many = Array.from({ length: 12 }, (_each, place) => owed(place))
    const { rows, total } = homeDeadlines({ deadlines: [], due: { late: 0, near: 0 } }, many)
    expect([rows.length, total]).toEqual([deadlinesShown, 12])
  })
})
