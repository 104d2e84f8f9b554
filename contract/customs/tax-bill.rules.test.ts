import { describe, expect, it } from 'vitest'
import { amount } from '../kernel/money.ts'
import { taxBillState } from './customs.codes.ts'
import {
  billedTax,
  checkBilledTax,
  checkTaxBill,
  daysLate,
  lateCharge,
  taxBillNumber,
  taxDueOn,
} from './tax-bill.rules.ts'

const declarationNo = '530120261000123456'

describe('a tax bill', () => {
  it('is due 15 days after it was issued', () => {
    expect(taxDueOn('2026-11-02')).toBe('2026-11-17')
    expect(taxDueOn('2026-12-20')).toBe('2027-01-04')
    expect(taxDueOn('2028-02-20')).toBe('2028-03-06')
  })

  it.each([
    ['on the due date', '2026-11-17', 0, '0.00'],
    ['one day after', '2026-11-18', 1, '4.97'],
    ['ten days after', '2026-11-27', 10, '49.74'],
    ['before', '2026-11-01', 0, '0.00'],
  ])('costs 0.05 %% a day after its due date: %s', (_when, day, days, charge) => {
    expect(daysLate('2026-11-17', day)).toBe(days)
    expect(lateCharge(amount('9947.39'), '2026-11-17', day)).toBe(charge)
  })

  it('has a number that names its declaration and its kind', () => {
    const number = taxBillNumber(declarationNo, 'vat')
    expect(number).toBe('530120261000123456-L01')
    const bill = { number, kind: 'vat', amount: '1.00', declarationNo } as const
    expect(checkTaxBill(bill)).toEqual([])
    expect(checkTaxBill({ ...bill, kind: 'duty' })).toMatchObject([{ code: 'taxBill.otherKind' }])
    expect(checkTaxBill({ ...bill, declarationNo: '530120261000123457' })).toMatchObject([
      { code: 'taxBill.otherDeclaration' },
    ])
    expect(checkTaxBill({ ...bill, number: 'TX-1' })).toMatchObject([{ code: 'taxBill.number' }])
    expect(checkTaxBill({ ...bill, amount: '0.00' })).toMatchObject([{ path: 'amount' }])
  })

  it('has a number with a declaration’s in it, and with the second bill of a kind', () => {
    const bill = { kind: 'duty', amount: '1.00', declarationNo } as const
    expect(taxBillNumber(declarationNo, 'duty', 2)).toBe(`${declarationNo}-A02`)
    expect(checkTaxBill({ ...bill, number: `${declarationNo}-A02` })).toEqual([])
    expect(checkTaxBill({ ...bill, number: '530100001000123456-A01' })).toMatchObject([
      { code: 'taxBill.number' },
    ])
    expect(checkTaxBill({ ...bill, number: 'TX-1', amount: '0' })).toHaveLength(2)
  })
})

describe('the bills of one kind', () => {
  const { open, paid, cancelled } = taxBillState.codes
  const bill = (kind: string, state: number, value: string) => ({ kind, state, amount: value })

  it('come to the sum of those that are not cancelled', () => {
    const bills = [
      bill('vat', paid, '10.00'),
      bill('vat', open, '5.50'),
      bill('vat', cancelled, '100.00'),
      bill('duty', open, '7.00'),
    ]
    expect([billedTax(bills, 'vat'), billedTax(bills, 'duty'), billedTax([], 'vat')]).toEqual([
      '15.50',
      '7.00',
      '0.00',
    ])
  })

  it('that do not come to the declared tax need a reason', () => {
    const check = (value: string, differenceReason = '') =>
      checkBilledTax({ amount: value, differenceReason }, { declared: amount('20'), billed: amount('15.50') })
    expect(check('4.50')).toEqual([])
    expect(check('4.51')).toMatchObject([
      { path: 'differenceReason', code: 'taxBill.differs', params: { billed: '20.01' } },
    ])
    expect(check('4.49', ' ')).toHaveLength(1)
    expect(check('4.49', 'rounded by customs')).toEqual([])
    expect(check('soon')).toEqual([])
  })
})
