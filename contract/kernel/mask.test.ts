import { describe, expect, it } from 'vitest'
import {
  isMaskedIdCard,
  maskAccount,
  maskEmail,
  maskIdCard,
  maskLandline,
  maskMobile,
  maskQq,
} from './mask.ts'

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

it('a masked identity number shows three and four characters of a mainland card, old or new, and one and two of others', () => {
  expect(maskIdCard('11010519491231002X')).toBe('110***********002X')
  expect(maskIdCard('110105491231002')).toBe('110***********1002')
  expect(maskIdCard('A1234567890123')).toBe('A***********23')
  expect(maskIdCard('')).toBe('')
})

it('a masked account shows its last four digits where it has more, an address its first character', () => {
  expect([maskAccount('62220001'), maskAccount('12345'), maskAccount('1234')]).toEqual([
    '**** 0001',
    '**** 2345',
    '****',
  ])
  expect(maskAccount('')).toBe('')
  expect([maskEmail('li.wei@example.com'), maskQq('123456789')]).toEqual(['l***@example.com', '12****89'])
})

it('a landline of four digits stays, and a number abroad is masked by its country code where enough is left', () => {
  expect([maskLandline('8123'), maskLandline('81234')]).toEqual(['8123', '****1234'])
  expect([maskLandline('+85212345'), maskLandline('+8521234')]).toEqual(['+852 ****2345', '****1234'])
})
