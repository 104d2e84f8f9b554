import { cleanText, plainHeading } from '@quayside/contract/kernel/sheet-text.ts'
import { describe, expect, it } from 'vitest'
import { cleanDate, isTotalsRow } from './sheet-text.ts'

describe('the texts of a sheet', () => {
  it('compares headings without case, spaces, marks and units in brackets', () => {
    expect(plainHeading('*数量（PCS）')).toBe('数量')
    expect(plainHeading(' Unit Price [USD] ')).toBe('unitprice')
  })
  it('writes digits and letters in half width, and leaves the marks of Chinese texts', () => {
    expect(cleanText('ＡＢ－１２')).toBe('AB-12')
    expect(cleanText('１３８　００１３　８０００')).toBe('138 0013 8000')
    expect(cleanText('深圳（ＡＢＣ）有限公司')).toBe('深圳（ABC）有限公司')
    expect(cleanText('LM358')).toBe('LM358')
  })
  it('reads a day as people write it', () => {
    for (const typed of ['2026/3/1', '2026.03.01', '2026年3月1日', '20260301', '２０２６－３－１'])
      expect(cleanDate(typed)).toBe('2026-03-01')
    for (const typed of ['1/3/2026', '260301', 'soon']) expect(cleanDate(typed)).toBe(typed)
  })
  it('knows a row that adds up the others', () => {
    expect(isTotalsRow(['', '合计：', '', '1200'])).toBe(true)
    expect(isTotalsRow(['TOTAL', '12'])).toBe(true)
    expect(isTotalsRow(['TOTAL-100', '12'])).toBe(false)
    expect(isTotalsRow(['AB-1', 'total', '12'])).toBe(false)
    expect(isTotalsRow(['', ''])).toBe(false)
  })
})
