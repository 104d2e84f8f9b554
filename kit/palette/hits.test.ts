import { expect, it } from 'vitest'
import { fits, placeOf } from './hits.ts'

it.each([
  ['Quince Cables', 'cab', [7, 10]],
  ['深圳电子', 'dz', [2, 4]],
  ['IM261118-0042', 'im2611', [0, 6]],
  ['Quince Cables', 'x', undefined],
  ['Quince Cables', '  ', undefined],
])('in %s, %s is marked at %s', (text, typed, place) => {
  expect(placeOf(text, typed)).toEqual(place)
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
