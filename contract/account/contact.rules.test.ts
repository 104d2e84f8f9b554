import { describe, expect, it } from 'vitest'
import { contactType } from './contact.codes.ts'
import { checkContact } from './contact.rules.ts'
import { ContactSave } from './contact.ts'

const { orderPlacer, pickup } = contactType.codes
const codesOf = (facts: Partial<Parameters<typeof checkContact>[0]>) =>
  checkContact({ type: orderPlacer, mobile: '', landline: '', idCard: '', ...facts }).map(({ code }) => code)

describe('a contact', () => {
  it('can be called somehow', () => {
    expect(codesOf({})).toEqual(['contact.phoneMissing'])
    expect(codesOf({ mobile: '13800138000' })).toEqual([])
    expect(codesOf({ landline: '0755-26881200' })).toEqual([])
  })

  it('who picks goods up has a mobile number and an ID card', () => {
    expect(codesOf({ type: pickup, landline: '0755-26881200' })).toEqual([
      'contact.pickupMobileMissing',
      'contact.pickupIdMissing',
    ])
    expect(codesOf({ type: pickup, mobile: '13800138000', idCard: '11010519491231002X' })).toEqual([])
  })

  it.each([
    ['11010519491231002X', true],
    ['11010519491231002x', true],
    ['440301198503122829', true],
    ['110105194912310021', false],
    ['110105194902300029', false],
    ['1101051949123100', false],
  ])('with the ID number %s is right: %s', (idCard, isRight) => {
    const body = { type: orderPlacer, name: 'Li', mobile: '13800138000', idCard }
    expect(ContactSave.safeParse(body).success).toBe(isRight)
  })
})
