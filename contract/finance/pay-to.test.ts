import { describe, expect, it } from 'vitest'
import { foundBy } from '../kernel/findings-of.testing.ts'
import { checkPayTo, type PayTo, withPayTo } from './pay-to.ts'

const account = (values: Partial<PayTo> = {}): PayTo => ({
  currency: 'RMB',
  accountName: 'Quayside',
  bankName: 'Bank',
  bankAddress: '',
  accountNumber: '62220001',
  swiftCode: '',
  ...values,
})
const empty = { accountName: '', bankName: ' ', bankAddress: '', accountNumber: '', swiftCode: '' }

describe('an account that customers pay to', () => {
  it('has a name, a bank and a number, of a foreign currency a SWIFT code as well', () => {
    expect(checkPayTo(account())).toEqual([])
    expect(foundBy(checkPayTo(account({ accountName: ' ', accountNumber: '' })))).toEqual([
      'accountName field.required',
      'accountNumber field.required',
    ])
    expect(foundBy(checkPayTo(account({ currency: 'USD' })))).toEqual(['swiftCode field.required'])
    expect(checkPayTo(account({ currency: 'USD', swiftCode: 'HSBCHKHH' }))).toEqual([])
  })

  it('has a SWIFT code that is one, of any currency', () => {
    expect(foundBy(checkPayTo(account({ swiftCode: 'HSBC' })))).toEqual(['swiftCode format.swift'])
  })

  it('is withdrawn when all its fields are empty', () => {
    expect(checkPayTo(account({ currency: 'USD', ...empty }))).toEqual([])
    const before = [account({ currency: 'USD' }), account()]
    expect(withPayTo(before, account({ currency: 'USD', ...empty }))).toEqual([account()])
  })

  it('replaces the one of its currency, and they stand in the order of the currencies', () => {
    const dollars = account({ currency: 'USD', bankName: 'Old' })
    const newer = account({ currency: 'USD', bankName: 'New' })
    expect(withPayTo([dollars], account())).toEqual([account(), dollars])
    expect(withPayTo([account(), dollars], newer)).toEqual([account(), newer])
  })
})
