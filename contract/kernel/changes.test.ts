import { expect, it } from 'vitest'
import { changesBetween } from './changes.ts'

it('names each value that differs by its path, with both values', () => {
  expect(
    changesBetween(
      { above: '50000', isCharged: false, days: { goods: 3 } },
      { above: '80000', isCharged: true, days: { goods: 3 } },
    ),
  ).toEqual([
    { path: 'above', before: '50000', after: '80000' },
    { path: 'isCharged', before: false, after: true },
  ])
})

it('an item that is removed or added leaves the others of its list alone', () => {
  expect(changesBetween({ route: ['A', 'B', 'C'] }, { route: ['A', 'C'] })).toEqual([
    { path: 'route.1', before: 'B', after: null },
  ])
  expect(
    changesBetween({ contacts: [{ phone: '1' }] }, { contacts: [{ phone: '2' }, { phone: '1' }] }),
  ).toEqual([{ path: 'contacts.0.phone', before: null, after: '2' }])
})

it('an empty text is the same as none', () => {
  expect(changesBetween({ logo: null }, { logo: '' })).toEqual([])
  expect(changesBetween(undefined, { logo: '' })).toEqual([])
})

it('an item that is there once more is one change, before or behind the same one', () => {
  expect(changesBetween({ route: ['A'] }, { route: ['A', 'A'] })).toEqual([
    { path: 'route.1', before: null, after: 'A' },
  ])
  expect(changesBetween({ route: ['A', 'A', 'B'] }, { route: ['A', 'B'] })).toEqual([
    { path: 'route.1', before: 'A', after: null },
  ])
  expect(changesBetween({ route: ['A', 'B', 'C', 'D'] }, { route: ['A', 'X', 'C', 'D'] })).toEqual([
    { path: 'route.1', before: 'B', after: 'X' },
  ])
})

it('a list that takes the place of a text, or goes, is read as one with no items', () => {
  expect(changesBetween({ lots: 'A' }, { lots: ['B'] })).toEqual([
    { path: 'lots.0', before: null, after: 'B' },
  ])
  expect(changesBetween({ lots: ['B'] }, {})).toEqual([{ path: 'lots.0', before: 'B', after: null }])
})
