import { describe, expect, it } from 'vitest'
import { nameSourceOf, showBasis } from './movement-names.ts'

describe('the name of a movement', () => {
  const paid = { itemKind: null, feeKind: '', event: 'received' }

  it('is its kind of fee, else its kind of debt, else the event', () => {
    expect(nameSourceOf({ itemKind: 'fee', feeKind: 'agency', event: 'feeCharged' })).toEqual({
      list: 'feeKind',
      value: 'agency',
    })
    expect(nameSourceOf({ itemKind: 'vat', feeKind: '', event: 'taxPaid' }).value).toBe('vat')
    expect(nameSourceOf(paid)).toEqual({ list: 'ledgerEvent', value: 'received' })
  })

  it('is for a reversal what it takes back', () => {
    expect(nameSourceOf({ ...paid, event: 'reversal', reversedEvent: 'received' }).value).toBe('received')
  })
})

describe('a basis as it is read', () => {
  it.each([
    ['71069.67 × 0.008', 'agency', '71,069.67 × 0.8%'],
    ['71069.67 × 0.0125', 'agency', '71,069.67 × 1.25%'],
    ['1000 × 0.1', 'agency', '1,000 × 10%'],
    ['711.73 × 0.008 = 5.69 >= 200.00', 'agency', '711.73 × 0.8% = 5.69, at least 200.00'],
    ['71173.5 × 0.008 = 569.39 >= 2000.00', 'agency', '71,173.5 × 0.8% = 569.39, at least 2,000.00'],
    ['24 pallet × 6.5', 'storage', '24 托 × 6.5'],
    ['2 hour × 60', 'other', '2 hours × 60'],
    ['24 托 × 6.5', 'storage', '24 托 × 6.5'],
    ['12000 kg × 0.05', 'transport', '12,000 kg × 0.05'],
    ['USD 10,000.00 × 7.106967', '', 'USD 10,000.00 × 7.106967'],
    ['FE261114-0021', '', 'FE261114-0021'],
    ['', '', ''],
  ])('%s of %s is %s', (basis, kind, shown) => {
    const unitName = (unit: string) => ({ pallet: '托', hour: 'Hours' })[unit] ?? unit
    expect(showBasis(basis, kind, { unitName, atLeast: 'At least' })).toBe(shown)
  })
})
