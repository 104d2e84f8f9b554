import { expect, test } from 'vitest'
import { initialsOf } from './pinyin-initials.ts'

test('the initials of a text are those of its pinyin; other signs stay', () => {
  expect(initialsOf('中国香港')).toBe('zgxg')
  expect(initialsOf('德国')).toBe('dg')
  expect(initialsOf('阿拉伯联合酋长国')).toMatch(/^albl/)
  expect(initialsOf('已提交 USD')).toBe('ytj usd')
})
