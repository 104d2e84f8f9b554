import { expect, it } from 'vitest'
import { takeUnits, textOfUnit, unitsOf } from './units.ts'

const mine = { 'zh-CN': { subline: 'mine', route: ['A'] }, 'en-US': { subline: 'same', route: ['B'] } }
const theirs = {
  'zh-CN': { subline: 'theirs', route: ['A', 'C'] },
  'en-US': { subline: 'same', route: ['D'] },
}

it('takes lists and texts over by their paths and leaves the others', () => {
  expect([...unitsOf(mine).keys()]).toEqual(['zh-CN/subline', 'zh-CN/route', 'en-US/subline', 'en-US/route'])
  expect(takeUnits(mine, theirs, new Set(['zh-CN/route']))).toEqual({
    'zh-CN': { subline: 'mine', route: ['A', 'C'] },
    'en-US': { subline: 'same', route: ['B'] },
  })
})

it('reads a list by its texts', () => {
  expect(textOfUnit([{ name: 'Pier', place: null }, 'Quay'])).toBe('Pier; Quay')
})
