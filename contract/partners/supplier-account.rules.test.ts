import { describe, expect, it } from 'vitest'
import { foundBy } from '../kernel/findings-of.testing.ts'
import { checkSupplierAccount, swiftIsRequired } from './supplier-account.rules.ts'

describe('an account of a supplier', () => {
  it.each([
    [true, 'US', true],
    [true, 'HK', false],
    [false, 'US', false],
    [false, 'HK', false],
  ])('of an overseas supplier (%s) in %s needs SWIFT: %s', (isOverseasSupplier, bankCountry, isRequired) => {
    expect(swiftIsRequired({ isOverseasSupplier, bankCountry })).toBe(isRequired)
  })

  it('has the address of its bank, and SWIFT where it is needed', () => {
    const account = { bankCountry: 'US', bankAddress: '1 Main Street', swiftCode: 'FIRSUS33' }
    const check = (changes: Partial<typeof account>, isOverseas = true): string[] =>
      foundBy(checkSupplierAccount({ ...account, ...changes }, { isOverseas }))
    expect(check({})).toEqual([])
    expect(check({ bankAddress: ' ' })).toEqual(['bankAddress supplierAccount.bankAddressMissing'])
    expect(check({ swiftCode: '' })).toEqual(['swiftCode supplierAccount.swiftMissing'])
    expect(check({ swiftCode: '' }, false)).toEqual([])
  })
})
