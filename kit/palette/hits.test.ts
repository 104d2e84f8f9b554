import { expect, it } from 'vitest'
import { fits, placeOf } from './hits.ts'

it.each([
  ['Quince Cables', 'cab', [7, 10]],
  ['深圳电子', 'dz', [2, 4]],
  ['IM261118-0042', 'im2611', [0, 6]],
  ['樱花被动元件', 'yinghua', [0, 2]],
  ['太古磁材', 'cicai', [2, 4]],
  ['深圳电子', 'shenzh', [0, 2]],
  ['订单', 'dan', undefined],
  ['Quince Cables', 'yinghua', undefined],
  ['Quince Cables', 'x', undefined],
  ['Quince Cables', '  ', undefined],
])('in %s, %s is marked at %s', (text, typed, place) => {
  expect(placeOf(text, typed)).toEqual(place)
})

it('syllables find nothing by themselves, as others with the same initials would fit', () => {
  expect(fits({ label: '咨询已回复', note: '' }, 'yinghua')).toBe(false)
})

it('a hit fits by its name or by its note, and always while nothing is typed', () => {
  const hit = { label: 'IM261118-0042', note: '樱花被动元件' }
  expect([fits(hit, 'yh'), fits(hit, '0042'), fits(hit, ''), fits(hit, 'tr')]).toEqual([
    true,
    true,
    true,
    false,
  ])
})
