import { describe, expect, it } from 'vitest'
import { isMaskedIdCard, maskIdCard, maskLandline, maskMobile } from './mask.ts'

describe('a masked phone number', () => {
  it.each([
    ['13800138000', '138****8000'],
    ['+852 9123 4567', '+852 ****4567'],
    ['+85291234567', '+852 ****4567'],
    ['+1 415 555 0100', '+1 ****0100'],
    ['+49 30 901820', '+49 ****1820'],
    ['+86 138 0013 8000', '+86 ****8000'],
  ])('of %s is %s, with its country code whole', (number, masked) => {
    expect(maskMobile(number)).toBe(masked)
  })

  it('of a landline has its last four digits', () => {
    expect([maskLandline('0755-26881234'), maskLandline('+853 2888 1234')]).toEqual([
      '****1234',
      '+853 ****1234',
    ])
  })
})

it.each(['11010519491231002X', 'A123456(7)', 'E1234567', 'A12345'])(
  'a masked identity number is told from the whole one %s, and masking it again changes nothing',
  (whole) => {
    const masked = maskIdCard(whole)
    expect([isMaskedIdCard(masked), isMaskedIdCard(whole)]).toEqual([true, false])
    expect(masked.replaceAll('*', '').length).toBeLessThanOrEqual(whole.length / 2)
    expect(maskIdCard(masked)).toBe(masked)
  },
)
