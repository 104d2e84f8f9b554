import { expect, it } from 'vitest'
import { fits } from './hits.ts'

it('one syllable finds a hit, and only where a character is read so', () => {
  expect(fits({ label: 'IM261118-0042', note: '樱花被动元件' }, 'hua')).toBe(true)
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
