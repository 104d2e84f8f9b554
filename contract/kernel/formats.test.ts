import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCreditCode, isHsCode, isIdCard, isMobile, isPhone, isStrongPassword, isSwift } from './formats.ts'

describe('the unified social credit code', () => {
  it.each(['91350100M000100Y43', '91440300MA5EXMPL17'])('takes %s', (code) => {
    expect(isCreditCode(code)).toBe(true)
  })

  it('finds every single wrong character', () => {
    const right = '91350100M000100Y43'
    const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
    fc.assert(
      fc.property(fc.nat(17), fc.nat(30), (place, letter) => {
        const other = alphabet[letter] ?? '0'
        fc.pre(other !== right[place])
        expect(isCreditCode(right.slice(0, place) + other + right.slice(place + 1))).toBe(false)
      }),
    )
  })

  it.each(['', '91350100M000100Y4', '91350100m000100y43', '91350100M000100I43', '91350100M000100Y433'])(
    'refuses %j',
    (code) => {
      expect(isCreditCode(code)).toBe(false)
    },
  )
})

describe('the identity card', () => {
  it.each(['11010519491231002X', '11010519491231002x', '440301198503122829'])('takes %s', (number) => {
    expect(isIdCard(number)).toBe(true)
  })
  it.each([
    ['110105194912310021', 'a wrong check character'],
    ['440301198502302820', 'the thirtieth of February'],
    ['440301202812312820', 'a birth in the future'],
    ['11010519491231002', 'seventeen digits'],
    ['', 'nothing'],
  ])('refuses %s for %s', (number) => {
    expect(isIdCard(number, new Date('2026-11-15T00:00:00Z'))).toBe(false)
  })
})

describe('the birth in an identity card', () => {
  const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
  /** A card of a birthday, whose check character is right. */
  const cardOf = (day: string): string => {
    const digits = `110105${day.replaceAll('-', '')}002`
    const sum = weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0)
    return digits + '10X98765432'[sum % 11]
  }
  it.each([
    ['1900-01-01', true],
    ['1899-12-31', false],
    ['2026-11-15', true],
    ['2026-11-16', false],
    ['2028-02-29', false],
    ['2024-02-29', true],
    ['2025-02-29', false],
    ['2025-13-01', false],
  ])('on %s can be meant in November 2026: %s', (day, isMeant) => {
    expect(isIdCard(cardOf(day), new Date('2026-11-15T00:00:00Z'))).toBe(isMeant)
  })
})

it('a credit code has 0 as its check character where the weighted sum has no rest', () => {
  const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
  const codes = alphabet.split('').map((letter) => `9135010${letter}M000100Y40`)
  const rests = codes.filter(isCreditCode)
  expect(rests).toHaveLength(1)
})

describe('other formats', () => {
  it('takes mainland mobiles, and others with their country code', () => {
    expect(['13800138000', '19912345678', '+85291234567'].every(isMobile)).toBe(true)
    expect(
      ['12800138000', '1380013800', '138001380001', '+8613800138000', '85291234567', ''].some(isMobile),
    ).toBe(false)
  })
  it('takes landlines and international numbers as phones', () => {
    expect(['0755-26881200', '+852 2345 6789', '(020) 38870066', '13800138000'].every(isPhone)).toBe(true)
    expect(['', '123', 'call me', '12345678901234567890'].some(isPhone)).toBe(false)
  })
  it('takes SWIFT codes of eight and eleven', () => {
    expect(['HSBCHKHH', 'BKCHCNBJ45A'].every(isSwift)).toBe(true)
    expect(['HSBCHKH', 'hsbchkhh', 'HSBCHKHHH', '1234HKHH'].some(isSwift)).toBe(false)
  })
  it('takes customs codes of ten digits, with three of inspection or none', () => {
    expect(['8542319000', '8542319000999'].every(isHsCode)).toBe(true)
    expect(['854231900', '85423190009', 'abcdefghij'].some(isHsCode)).toBe(false)
  })
  it('asks passwords for letters, digits and symbols, more than six characters', () => {
    expect(['Quayside#1', 'abc123!'].every(isStrongPassword)).toBe(true)
    expect(['abc12!', 'abcdefg!', '1234567!', 'abcd1234', ''].some(isStrongPassword)).toBe(false)
  })
})
