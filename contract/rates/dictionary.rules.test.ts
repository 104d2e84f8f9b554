import { expect, it } from 'vitest'
import { calendarDictionary } from '../kernel/working-days.ts'
import { checkDictionaryEntry } from './dictionary.rules.ts'
import { foreignCurrency } from './rate.codes.ts'

it('an entry of the calendar is a year or a day that exists, other dictionaries take any value', () => {
  const check = (type: number, value: string, group: string | null) =>
    checkDictionaryEntry({ type, value, group }).length
  expect(check(calendarDictionary, '2026-10-01', 'rest')).toBe(0)
  expect(check(calendarDictionary, '2026-02-30', 'rest')).toBe(1)
  expect(check(calendarDictionary, '2026-10-01', null)).toBe(1)
  expect(check(1001, 'CN', null)).toBe(0)
})

it('rates are published for every currency but RMB', () => {
  expect(foreignCurrency.values).toEqual(['USD', 'JPY', 'HKD', 'EUR', 'GBP'])
})
