import { describe, expect, it } from 'vitest'
import { processorTime } from '../testing/processor-time.ts'
import { isTooComplex } from './body-limits.ts'

const limits = { depth: 3, fields: 3, items: 4, all: 6 }
const isRefused = (text: string): boolean => isTooComplex(text, limits)

describe('the limits of a body', () => {
  it('let through what stays within each of them', () => {
    expect(isRefused('{"a":1,"b":[1,2,3,4],"c":{}}')).toBe(false)
    expect(isRefused('[[[1]]]')).toBe(false)
    expect(isRefused('')).toBe(false)
  })

  it('refuse one level, field or item more, and too many of all together', () => {
    expect(isRefused('[[[[1]]]]')).toBe(true)
    expect(isRefused('{"a":1,"b":2,"c":3,"d":4}')).toBe(true)
    expect(isRefused('[1,2,3,4,5,6]')).toBe(true)
    expect(isRefused('[{"a":1,"b":2},{"a":1,"b":2},{"a":1}]')).toBe(true)
  })

  it('count nothing inside a text, however it is escaped', () => {
    expect(isRefused('{"a":"[[[[{{{{::::,,,,,,"}')).toBe(false)
    expect(isRefused(String.raw`{"a":"\"[[[[\\\"::::","b":"\\"}`)).toBe(false)
    expect(isRefused(String.raw`{"a":"\\","b":[[[1]]]}`)).toBe(true)
  })

  it('take a text that never ends, and 16 MB of backslashes, in one pass', async () => {
    expect(isRefused('{"a":"')).toBe(false)
    const took = await processorTime(() => {
      expect(isRefused(`{"a":"${'\\'.repeat(16_000_000)}`)).toBe(false)
      expect(isRefused(`{"a":"${'\\"'.repeat(5_000_000)}`)).toBe(false)
    })
    expect(took).toBeLessThan(2_000)
  })
})
