import { describe, expect, it } from 'vitest'
import { cleanText, dayReader, plainHeading, totalsRowOf } from './sheet-text.ts'

describe('a heading of a sheet', () => {
  it.each([
    ['*Qty (PCS)', 'qty'],
    [' Unit Price [USD] ', 'unitprice'],
    ['Ｑｔｙ', 'qty'],
    ['数量（个）', '数量'],
  ])('%s is compared as %s', (heading, plain) => expect(plainHeading(heading)).toBe(plain))

  it('counts with its first hundred characters, and what its beginning has in brackets does not count', () => {
    expect(plainHeading('a'.repeat(150))).toBe('a'.repeat(100))
    expect(plainHeading(`(${'x'.repeat(390)})qty`)).toBe('qty')
    // A bracket that is not closed within four hundred characters is none.
    expect(plainHeading(`(${'x'.repeat(399)})`)).toBe('x'.repeat(100))
  })
})

describe('a text typed in full width', () => {
  it.each([
    ['ＡＢ－１２', 'AB-12'],
    ['１３８　００１３', '138 0013'],
    ['深圳（ＡＢｚ９）', '深圳（ABz9）'],
    ['LM358 ', 'LM358 '],
  ])('%s is kept as %s', (typed, kept) => expect(cleanText(typed)).toBe(kept))
})

describe('a day of a sheet', () => {
  const read = dayReader({ year: '年', month: '月', day: '日' })
  it.each([
    ['2026/3/1', '2026-03-01'],
    ['2026.03.11', '2026-03-11'],
    ['2026年3月1日', '2026-03-01'],
    ['20260301', '2026-03-01'],
    ['2026-03-01 00:00:00', '2026-03-01'],
    [' １９９９-１２-３１ ', '1999-12-31'],
    ['21260301', '21260301'],
    ['1/3/2026', '1/3/2026'],
  ])('%s is read as %s', (typed, day) => expect(read(typed)).toBe(day))

  it('is no text of more than a hundred characters', () => {
    expect(read(`${' '.repeat(92)}20260301`)).toBe('2026-03-01')
    expect(read(`${' '.repeat(93)}20260301`)).toBe(`${' '.repeat(93)}20260301`)
  })
})

it('a row whose first text is a word for a sum adds up the others', () => {
  const isTotals = totalsRowOf(['total', '合计'])
  expect(isTotals(['', ' ', '合计：', '1200'])).toBe(true)
  expect(isTotals(['Total', '12'])).toBe(true)
  expect(isTotals(['AB-1', 'total'])).toBe(false)
  expect(isTotals(['', ' '])).toBe(false)
})
