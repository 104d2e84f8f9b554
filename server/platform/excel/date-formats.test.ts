import { expect, it } from 'vitest'
import { dateText } from './cell-values.ts'
import {
  isDateFormat,
  isPercentFormat,
  isUsualDateFormat,
  isUsualPercentFormat,
  serialDate,
} from './date-formats.ts'

it('knows date formats from number formats, quoted words and colours aside', () => {
  for (const format of [
    'yyyy-mm-dd',
    'yyyy"年"m"月"d"日"',
    '[$-804]yyyy/m/d;@',
    'h:mm AM/PM',
    '[h]:mm',
    '[DBNum1]m"月"',
    'yyyy&quot;年&quot;',
  ])
    expect([format, isDateFormat(format)]).toEqual([format, true])
  for (const format of [
    'General',
    '0.00',
    '#,##0.00',
    '@',
    '0.00"days"',
    '[Red]-0.0',
    '¥#,##0',
    '0%',
    '\\d0',
    '0_h',
    '"$"#,##0',
  ])
    expect([format, isDateFormat(format)]).toEqual([format, false])
  expect([14, 22, 31, 57].every(isUsualDateFormat)).toBe(true)
  expect([0, 1, 4, 10, 49, 164].some(isUsualDateFormat)).toBe(false)
})

it('knows percentages from number formats, quoted words aside', () => {
  for (const format of ['0%', '0.00%', '#,##0.0 %', '[Red]-0%;0%'])
    expect([format, isPercentFormat(format)]).toEqual([format, true])
  for (const format of ['General', '0.00', '0.0"%"', '0.0\\%', '@', 'yyyy-mm-dd'])
    expect([format, isPercentFormat(format)]).toEqual([format, false])
  expect([9, 10].every(isUsualPercentFormat)).toBe(true)
  expect([0, 1, 2, 11, 14].some(isUsualPercentFormat)).toBe(false)
})

it('counts days as spreadsheets do, their false leap day and the other epoch included', () => {
  expect(dateText(serialDate(46_082, false))).toBe('2026-03-01')
  expect(dateText(serialDate(1, false))).toBe('1900-01-01')
  expect(dateText(serialDate(61, false))).toBe('1900-03-01')
  expect(dateText(serialDate(44_620, true))).toBe('2026-03-01')
  expect(dateText(serialDate(46_082.354166666664, false))).toBe('2026-03-01 08:30:00')
})
