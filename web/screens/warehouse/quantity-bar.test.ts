import { expect, it } from 'vitest'
import { spannedOf } from './quantity-bar.tsx'

it('the bar of a lot spans the quantities where all of them stand side by side, otherwise what is available', () => {
  expect(spannedOf(['number', 'onHand', 'reserved', 'available', 'days'])).toEqual([
    'onHand',
    'reserved',
    'available',
  ])
  expect(spannedOf(['number', 'onHand', 'available'])).toEqual(['available'])
  expect(spannedOf(['onHand', 'days', 'reserved', 'available'])).toEqual(['available'])
  expect(spannedOf(['number', 'reserved', 'onHand', 'available'])).toEqual(['available'])
})
