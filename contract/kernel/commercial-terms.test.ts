import { expect, it } from 'vitest'
import { agreedFigures } from './commercial-terms.ts'

it('§1 and §9: the figures that the customer agrees to are those of the specification', () => {
  expect(agreedFigures).toEqual({
    agencyFee: '200.00',
    receiptDays: 60,
    vatDays: 10,
    payoutDays: 3,
    supplierDays: 3,
  })
})
