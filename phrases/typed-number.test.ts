import { describe, expect, it } from 'vitest'
import { cleanNumber } from './typed-number.ts'

describe('a typed number', () => {
  it.each([
    ['1200', '1200'],
    ['￥1,200.00', '1200.00'],
    ['１，２００', '1200'],
    ['.5', '0.5'],
    ['US$0.35', '0.35'],
    ['USD 0.35', '0.35'],
    ['0.32 KG', '0.32'],
    ['1200PCS', '1200'],
    ['1,200 pcs.', '1200'],
    ['1.2E+04', '12000'],
    ['1.25e-3', '0.00125'],
    ['1.5元', '1.5'],
    ['0.35 USD/pcs', '0.35'],
    ['100个', '100'],
    ['-5', '-5'],
    ['-$5', '-5'],
    ['0.00', '0.00'],
    ['007', '007'],
  ])('%s is %s', (typed, kept) => expect(cleanNumber(typed)).toBe(kept))

  it.each([
    'many',
    '12,5',
    '1.2.3',
    '320 g',
    '1.2K',
    '3-4',
    'A12',
    '12 or 13',
    '(5.00)',
    '1.200,50',
    '12,00',
    '.',
    '=1+1',
    '',
    '$',
    'PCS',
  ])('%s stays as typed', (typed) => expect(cleanNumber(typed)).toBe(typed))
})
