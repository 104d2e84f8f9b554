import { describe, expect, it } from 'vitest'
import { commodityFactsOf, commodityState, commodityStateOf, priceAudit } from './commodity.codes.ts'

describe('the commodity state', () => {
  it('is 1 + 2 × price audit + classified, from 1 to 12', () => {
    const codes = [undefined, ...priceAudit.keys].flatMap((audit) =>
      [false, true].map(
        (isClassified) => commodityState.codes[commodityStateOf({ priceAudit: audit, isClassified })],
      ),
    )
    expect(codes).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  })

  it('is called after what it combines', () => {
    expect(commodityStateOf({ priceAudit: 'failed', isClassified: true })).toBe('failedClassified')
    expect(commodityStateOf({ priceAudit: undefined, isClassified: false })).toBe('unauditedUnclassified')
  })

  it.each(commodityState.keys)('gives back the facts it combines: %s', (state) => {
    expect(commodityStateOf(commodityFactsOf(state))).toBe(state)
  })
})
