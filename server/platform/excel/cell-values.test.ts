import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  columnIndex,
  columnLetters,
  dateText,
  exactNumber,
  hasLostDigits,
  plainDecimal,
} from './cell-values.ts'

it('shows the digits a spreadsheet shows, without noise and without an exponent', () => {
  for (const [value, text] of [
    [0.1 + 0.2, '0.3'],
    [1.005 * 1000, '1005'],
    [1234567.89, '1234567.89'],
    [0.000001, '0.000001'],
    [-0.0000001234, '-0.0000001234'],
    [1e21, '1000000000000000000000'],
    [100, '100'],
    [-0, '0'],
    [0, '0'],
    [7.1 + 0.023456, '7.123456'],
    [999999999999.99, '999999999999.99'],
  ] as const) {
    expect(plainDecimal(value)).toBe(text)
  }
})

it('gives back every decimal of up to 15 digits that it can write', () => {
  const decimal = fc
    .tuple(fc.boolean(), fc.bigInt(1n, 10n ** 15n - 1n), fc.integer({ min: 0, max: 8 }))
    .map(([negative, digits, scale]) => {
      const padded = String(digits).padStart(scale + 1, '0')
      const whole = padded.slice(0, padded.length - scale)
      const fraction = padded.slice(padded.length - scale).replace(/0+$/, '')
      return `${negative ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`
    })
  fc.assert(
    fc.property(decimal, (text) => {
      const value = exactNumber(text)
      expect(value).toBeDefined()
      expect(plainDecimal(value ?? Number.NaN)).toBe(text)
    }),
    { numRuns: 2000 },
  )
})

it('does not make a number of what would lose digits or is none', () => {
  for (const text of [
    '1234567890123456.78',
    '6222021234567890123',
    '',
    '1e3',
    'NaN',
    '1,000',
    ' 1',
    '+1',
    '=1',
    '.5',
  ]) {
    expect(exactNumber(text)).toBeUndefined()
  }
  expect(exactNumber('0.000000123456789012345')).toBe(1.23456789012345e-7)
  expect(hasLostDigits(Number('6222021234567890123'))).toBe(true)
  expect(hasLostDigits(622202123456789)).toBe(false)
})

it('writes dates as days, with a time only where there is one', () => {
  expect(dateText(new Date('2026-03-01T00:00:00Z'))).toBe('2026-03-01')
  expect(dateText(new Date('2026-03-01T08:29:59.999Z'))).toBe('2026-03-01 08:30:00')
  expect(dateText(new Date('2026-03-01T23:59:59.999Z'))).toBe('2026-03-02')
  expect(dateText(new Date('1899-12-31T08:30:00Z'))).toBe('08:30:00')
})

it('counts columns as spreadsheets letter them', () => {
  for (const [index, letters] of [
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [701, 'ZZ'],
    [702, 'AAA'],
    [16383, 'XFD'],
  ] as const) {
    expect(columnLetters(index)).toBe(letters)
    expect(columnIndex(letters)).toBe(index)
  }
})
