import { expect, it } from 'vitest'
import { countsOf, judgeCounts } from './stocktaking.ts'

const count = (counted: string, reason = '', onHand = '100') => ({
  lot: { id: '1', onHand },
  counted,
  reason,
})

it('only what was typed is counted, and a difference asks for its reason', () => {
  const counts = { a: count('100'), b: count('90'), c: count(''), d: count('105', 'found'), e: count('x') }
  expect(judgeCounts(counts)).toEqual({ counted: 4, differing: 2, sum: '-5', wrong: 2 })
  expect(countsOf({ a: count(' 100 '), c: count('') })).toEqual([{ lotId: '1', counted: '100', reason: '' }])
})
