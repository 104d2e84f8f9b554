import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isStrongPassword } from '../kernel/formats.ts'
import { passwordParts } from './password-parts.ts'

const areAllMet = (password: string): boolean => Object.values(passwordParts(password)).every(Boolean)

describe('the parts of the password rule', () => {
  it('are all met exactly when the password is strong', () => {
    const typed = fc.string({
      unit: fc.constantFrom('a', 'Z', '港', '7', '-', ' ', '\n', '!'),
      maxLength: 12,
    })
    fc.assert(fc.property(typed, (password) => areAllMet(password) === isStrongPassword(password)))
    expect(areAllMet('harbour-2026')).toBe(true)
  })

  it('name what is missing', () => {
    expect(passwordParts('harbour')).toEqual({ length: true, letters: true, digits: false, symbols: false })
  })
})
