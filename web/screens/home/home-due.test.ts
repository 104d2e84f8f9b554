import type { Deadline } from '@quayside/contract/finance/deadline.ts'
import { expect, it } from 'vitest'
import { dueGroupsOf } from './home-due.ts'

const due = (name: Deadline['name'], dueOn: string, daysLeft: number, number = ''): Deadline => ({
  name,
  dueOn,
  daysLeft,
  number,
  currency: 'USD',
  amount: '1.00',
  recordId: name === 'debt' ? null : '7',
})

it('groups deadlines by kind, the next day first, and leads to the records of the next ones', () => {
  const groups = dueGroupsOf([
    due('exportReceipt', '2026-11-20', 4, 'EO1'),
    due('exportReceipt', '2026-11-21', 5, 'EO2'),
    due('exportReceipt', '2026-11-22', 6, 'EO3'),
    due('debt', '2026-11-10', -6),
    due('payout', '2026-11-18', 2, 'RC1'),
  ])
  expect(groups.map(({ name, isLate, all }) => [name, isLate, all.count])).toEqual([
    ['debt', true, 1],
    ['payout', false, 1],
    ['exportReceipt', false, 3],
  ])
  expect(groups.flatMap(({ named }) => named.map(({ href }) => href))).toEqual([
    '/debtDetail?currency=USD&isOverdue=1',
    '/paymentRecord?keyword=RC1',
    '/orderInfo?id=7&tab=money',
    '/orderInfo?id=7&tab=money',
  ])
})
