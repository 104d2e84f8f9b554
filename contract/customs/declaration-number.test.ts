import { describe, expect, it } from 'vitest'
import { parseDeclarationNumber } from './declaration-number.ts'

describe('the number of a declaration', () => {
  it('has customs office, year, direction and sequence', () => {
    expect(parseDeclarationNumber('530120261000123456')).toEqual({
      office: '5301',
      year: 2026,
      isImport: true,
      sequence: '000123456',
    })
    expect(parseDeclarationNumber('531620260999999999')).toMatchObject({ office: '5316', isImport: false })
  })

  it.each([2008, 2100])('has a year from 2008 to 2100: %i', (year) => {
    expect(parseDeclarationNumber(`5301${year}1000123456`)).toMatchObject({ year })
  })

  it.each([
    ['too short', '53012026100012345'],
    ['too long', '5301202610001234567'],
    ['letters', '5301202610001234AB'],
    ['another direction', '530120262000123456'],
    ['no year', '530100001000123456'],
    ['before numbers had a year', '530120071000123456'],
    ['a year far ahead', '530121011000123456'],
    ['empty', ''],
  ])('is refused: %s', (_what, text) => {
    expect(parseDeclarationNumber(text)).toBeUndefined()
  })
})
