import { describe, expect, it } from 'vitest'
import { foundBy } from '../kernel/findings-of.testing.ts'
import { checkDeclarationNumber, missingFields } from './declaration.rules.ts'

describe('the number of a declaration', () => {
  // Office 5301, year 2026, import.
  const fields = { declarationNo: '530120261000123456', customsOffice: '5301', isImport: true }
  const check = (changes: Partial<typeof fields>): string[] =>
    foundBy(checkDeclarationNumber({ ...fields, ...changes }))

  it('names the office and the direction', () => {
    expect(check({})).toEqual([])
    expect(check({ customsOffice: '' })).toEqual([])
    expect(check({ customsOffice: '5302' })).toEqual(['declarationNo declaration.otherOffice'])
    expect(check({ isImport: false })).toEqual(['declarationNo declaration.otherDirection'])
  })

  it('may be missing, but not be another text', () => {
    expect(check({ declarationNo: '' })).toEqual([])
    expect(check({ declarationNo: '5301' })).toEqual(['declarationNo declaration.number'])
  })
})

describe('what customs asks for', () => {
  const line = { firstUnit: '007', firstQty: '10', secondUnit: '', secondQty: '' }
  const head = { customsOffice: '5301', tradeMode: '0110', transportMode: '2' }

  it('is office, trade mode and way of transport', () => {
    expect(missingFields({ ...head, lines: [line] })).toEqual([])
    expect(missingFields({ customsOffice: '', tradeMode: '', transportMode: '', lines: [] })).toEqual([
      'customsOffice',
      'tradeMode',
      'transportMode',
    ])
  })

  it('is a quantity for each unit of a line', () => {
    const second = { ...line, secondUnit: '035' }
    expect(missingFields({ ...head, lines: [line, second] })).toEqual(['lines.1.secondQty'])
    expect(missingFields({ ...head, lines: [{ ...second, secondQty: '2' }] })).toEqual([])
    expect(missingFields({ ...head, lines: [{ ...line, firstQty: '' }] })).toEqual(['lines.0.firstQty'])
    expect(missingFields({ ...head, lines: [{ ...line, firstUnit: '', firstQty: '' }] })).toEqual([])
  })
})
