import { describe, expect, it } from 'vitest'
import { isTurnOf, isWhole, shareOf, turnOf } from './turn.ts'

const items = [...Array(10).keys()]
const names = [...Array(60).keys()].map((n) => `list ${n}`)

describe('what a run tries of a long list', () => {
  it('is the same each time, and never nothing', () => {
    for (const name of names) {
      expect(shareOf(name, items, 4)).toEqual(shareOf(name, items, 4))
      expect(shareOf(name, items, 4).length).toBeGreaterThanOrEqual(2)
      expect(turnOf(name, items)).toBe(turnOf(name, items))
    }
  })

  it('is in turn everything', () => {
    expect(new Set(names.flatMap((name) => shareOf(name, items, 4)))).toEqual(new Set(items))
    expect(new Set(names.map((name) => turnOf(name, ['a', 'b', 'c']))).size).toBe(3)
    expect(new Set(names.map((name) => isTurnOf(name, 3)))).toEqual(new Set([true, false]))
  })

  it.runIf(isWhole)('is everything at once in a whole run', () => {
    expect(shareOf('list', items, 4)).toEqual(items)
    expect(names.every((name) => isTurnOf(name, 3))).toBe(true)
  })
})
