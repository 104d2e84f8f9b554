import { describe, expect, it } from 'vitest'
import { checkCustomer } from './customer.rules.ts'
import { customerType } from './partner.codes.ts'

const { overseas, distribution } = customerType.codes

describe('a customer', () => {
  it('overseas has an English name', () => {
    const customer = { type: overseas, chineseName: '甲', englishName: '' }
    expect(checkCustomer(customer)).toEqual([{ path: 'englishName', code: 'customer.englishNameMissing' }])
    expect(checkCustomer({ ...customer, englishName: 'A', chineseName: '' })).toEqual([])
  })

  it('in distribution has a Chinese name', () => {
    const customer = { type: distribution, chineseName: '', englishName: 'A' }
    expect(checkCustomer(customer)).toEqual([{ path: 'chineseName', code: 'customer.chineseNameMissing' }])
    expect(checkCustomer({ ...customer, chineseName: '甲', englishName: '' })).toEqual([])
  })
})
