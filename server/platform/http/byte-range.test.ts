import { describe, expect, it } from 'vitest'
import { partOf } from './byte-range.ts'

describe('the part of a file of 100 bytes', () => {
  it.each([
    [undefined, 'whole'],
    ['bytes=0-9', { start: 0, end: 9 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=90-500', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=100-', 'none'],
    ['bytes=-0', 'none'],
    ['bytes=9-3', 'whole'],
    ['bytes=0-1,5-6', 'whole'],
    ['bytes=-', 'whole'],
    ['lines=0-9', 'whole'],
    ['bytes=99999999999999999999-', 'whole'],
  ])('that %s asks for', (header, part) => {
    expect(partOf(header, 100)).toEqual(part)
  })
})
