import { describe, expect, it } from 'vitest'
import { candidatesOfToday, columnsOfToday, mostUrgent, toTodayRecord } from './home-today.ts'
import { todoNames } from './home-todos.ts'

const today = '2026-11-17'
const order = {
  id: '7',
  orderNo: 'IM261112-0042',
  supplierName: 'Sakura Parts',
  customerName: '',
  currency: 'USD',
  orderAmount: '41260.00',
  updatedAt: '2026-11-14T17:00:00.000Z',
}
const of = (name: 'returned' | 'toSubmit', updatedAt: string) =>
  toTodayRecord({ name, modelType: 0, count: 1 }, { ...order, updatedAt }, today)
const bill = (name: 'taxBillsOverdue' | 'taxBillsOpen', dueOn: string) =>
  toTodayRecord(
    { name, modelType: null, count: 1 },
    { id: '1', number: 'TX1', orderNo: 'IM1', amount: '9412.36', dueOn },
    today,
  )

describe('a record of today', () => {
  it('has number, whom it is about, sum and the days that it waits in Shanghai', () => {
    expect(toTodayRecord({ name: 'returned', modelType: 0, count: 3 }, order, today)).toEqual({
      name: 'returned',
      modelType: 0,
      count: 3,
      id: '7',
      number: 'IM261112-0042',
      about: 'Sakura Parts',
      currency: 'USD',
      amount: '41260.00',
      day: '2026-11-15',
      daysLeft: null,
      daysWaiting: 2,
    })
  })

  it('counts the days until it is due, in RMB where the list has no currency', () => {
    expect(bill('taxBillsOpen', '2026-11-20')).toMatchObject({ currency: 'RMB', daysLeft: 3, daysWaiting: 0 })
    expect(bill('taxBillsOverdue', '2026-11-10')).toMatchObject({ daysLeft: -7 })
  })

  it('may lack its day and its sum', () => {
    const row = { id: '2', number: 'FF1', carrier: '', orderNo: null }
    expect(toTodayRecord({ name: 'freightLate', modelType: null, count: 1 }, row, today)).toMatchObject({
      about: '',
      amount: null,
      day: null,
      daysLeft: null,
    })
  })
})

describe('the most urgent', () => {
  it('stand first: late before waiting, then by day, then the longest wait', () => {
    const records = [
      bill('taxBillsOpen', '2026-11-20'),
      of('toSubmit', '2026-11-16T02:00:00Z'),
      of('toSubmit', '2026-11-12T02:00:00Z'),
      bill('taxBillsOpen', today),
      of('returned', '2026-11-15T02:00:00Z'),
      bill('taxBillsOverdue', '2026-11-10'),
    ]
    expect(mostUrgent(records).map(({ name, day }) => [name, day])).toEqual([
      ['taxBillsOverdue', '2026-11-10'],
      ['returned', '2026-11-15'],
      ['toSubmit', '2026-11-12'],
      ['toSubmit', '2026-11-16'],
      ['taxBillsOpen', today],
      ['taxBillsOpen', '2026-11-20'],
    ])
  })

  it('are at most seven', () => {
    expect(mostUrgent(Array.from({ length: 12 }, () => bill('taxBillsOpen', today)))).toHaveLength(7)
  })

  it('are chosen among all that wait, unless seven are late; what others do is never among them', () => {
    const all = todoNames.map((name) => ({ name }))
    const names = candidatesOfToday(all).map(({ name }) => name)
    expect(names).toContain('returned')
    expect(names).not.toContain('toSubmit')
    const few = candidatesOfToday([{ name: 'returned' }, { name: 'toSubmit' }, { name: 'unread' }])
    expect(few.map(({ name }) => name)).toEqual(['returned', 'toSubmit'])
  })
})

it('a record without a day waits for nothing, and one with a day that is not its due day never below zero', () => {
  const dayless = toTodayRecord(
    { name: 'returned', modelType: 0, count: 1 },
    { ...order, updatedAt: null },
    today,
  )
  expect(dayless).toMatchObject({ day: null, daysLeft: null, daysWaiting: 0 })
  expect(of('returned', '2026-11-20T00:00:00.000Z')).toMatchObject({ daysWaiting: 0 })
  expect(bill('taxBillsOpen', '2026-11-20')).toMatchObject({ day: '2026-11-20', daysLeft: 3, daysWaiting: 0 })
  expect(bill('taxBillsOpen', '')).toMatchObject({ day: null, daysLeft: null })
})

it('the columns that are read of a list are those that home says, each of them known', () => {
  for (const name of ['returned', 'taxBillsOpen'] as const)
    expect(columnsOfToday(name).every((column) => typeof column === 'string')).toBe(true)
  expect(columnsOfToday('taxBillsOpen')).toContain('dueOn')
})
