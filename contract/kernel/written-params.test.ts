import { expect, it } from 'vitest'
import { writtenParams } from './written-params.ts'

it('sums and quantities in sentences have thousands separators; numbers of documents and counts stay', () => {
  expect(
    writtenParams({
      amount: '65929',
      remaining: '1250.50',
      left: '12000.5',
      number: '25000000',
      total: 5000,
    }),
  ).toEqual({ amount: '65,929.00', remaining: '1,250.50', left: '12,000.5', number: '25000000', total: 5000 })
})
