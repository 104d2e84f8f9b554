import { describe, expect, it } from 'vitest'
import { amount } from '../kernel/money.ts'
import { checkTaxBill, daysLate, lateCharge, taxBillNumber, taxDueOn } from './tax-bill.rules.ts'

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
})
