import { describe, expect, it } from 'vitest'
import { foundBy } from '../kernel/findings-of.testing.ts'
import { entryLabel } from './entry-label.ts'
import { checkRateSearch, isFallback, isTooFarAhead } from './rate.ts'
import { checkRateRows, RateRow } from './rate-row.ts'

describe('a search for rates', () => {
  it.each([
    ['of today', {}, []],
    ['of a day', { date: '2026-11-19' }, []],
    ['of a period', { dateBegin: '2026-11-01', dateEnd: '2026-11-01' }, []],
    ['of a leap year', { dateBegin: '2028-01-01', dateEnd: '2028-12-31' }, []],
    ['of a day more', { dateBegin: '2028-01-01', dateEnd: '2029-01-01' }, ['dateEnd rate.rangeTooLong']],
    ['backwards', { dateBegin: '2026-11-02', dateEnd: '2026-11-01' }, ['dateEnd rate.rangeBackwards']],
    ['without its begin', { dateEnd: '2026-11-01' }, ['dateBegin field.required']],
    ['without its end', { dateBegin: '2026-11-01' }, ['dateEnd field.required']],
    ['of a day and an end', { date: '2026-11-19', dateEnd: '2026-11-19' }, ['date rate.dateOrRange']],
    ['of a day and a begin', { date: '2026-11-19', dateBegin: '2026-11-19' }, ['date rate.dateOrRange']],
  ])('%s', (_what, search, findings) => {
    expect(foundBy(checkRateSearch({ source: 'boc', ...search }))).toEqual(findings)
  })
})

describe('the rate that holds on a day', () => {
  it('is an earlier one where none was published that day, of the customs where none was that month', () => {
    expect(isFallback('boc', '2026-11-19', '2026-11-19')).toBe(false)
    expect(isFallback('boc', '2026-11-19', '2026-11-18')).toBe(true)
    expect(isFallback('customs', '2026-11-19', '2026-11-01')).toBe(false)
    expect(isFallback('customs', '2026-11-19', '2026-10-31')).toBe(true)
  })

  it('is published for today at the latest, by the customs for the next month', () => {
    expect(isTooFarAhead('boc', '2026-11-19', '2026-11-19')).toBe(false)
    expect(isTooFarAhead('boc', '2026-11-20', '2026-11-19')).toBe(true)
    expect(isTooFarAhead('customs', '2026-12-31', '2026-11-19')).toBe(false)
    expect(isTooFarAhead('customs', '2027-01-01', '2026-11-19')).toBe(true)
  })
})

it('a published rate has at least one price, and no price is zero or below', () => {
  const found = (prices: object) =>
    foundBy(checkRateRows([RateRow.parse({ source: 'boc', currency: 'USD', day: '2026-11-19', ...prices })]))
  expect(found({})).toEqual(['rows.0 rate.empty'])
  expect(found({ middle: '7.1' })).toEqual([])
  expect(found({ middle: '7.1', selling: '0', buying: '-1' })).toEqual([
    'rows.0.buying rate.notPositive',
    'rows.0.selling rate.notPositive',
  ])
})

it('incoterms and customs offices are shown with their codes, other entries by their names', () => {
  expect(entryLabel(1004, { value: 'FOB', name: 'Free on board' })).toBe('FOB Free on board')
  expect(entryLabel('1021', { value: '5301', name: 'Huanggang' })).toBe('5301 Huanggang')
  expect(entryLabel(1004, { value: 'FOB', name: 'FOB' })).toBe('FOB')
  expect(entryLabel(1001, { value: 'CN', name: 'China' })).toBe('China')
})
