import { expect, it } from 'vitest'
import { dayInWords } from './day-in-words.ts'

it('a day in words has spaces between digits and characters, and before its weekday', () => {
  expect(dayInWords('zh-CN', '2026-11-19', 'long')).toBe('11 月 19 日 星期四')
  expect(dayInWords('zh-CN', '2026-11-19', 'short')).toBe('11 月 19 日 周四')
  expect(dayInWords('zh-TW', '2026-11-19', 'short')).toBe('11 月 19 日 週四')
  expect(dayInWords('en-US', '2026-11-19', 'long')).toBe('Thursday, November 19')
})
