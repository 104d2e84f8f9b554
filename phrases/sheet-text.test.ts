import { describe, expect, it } from 'vitest'
import { isTotalsRow, plainHeading } from './sheet-text.ts'

describe('the texts of a sheet', () => {
  it('compares headings without case, spaces, marks and units in brackets', () => {
    expect(plainHeading('*数量（PCS）')).toBe('数量')
    expect(plainHeading(' Unit Price [USD] ')).toBe('unitprice')
  })
  it('knows a row that adds up the others', () => {
    expect(isTotalsRow(['', '合计：', '', '1200'])).toBe(true)
    expect(isTotalsRow(['TOTAL', '12'])).toBe(true)
    expect(isTotalsRow(['TOTAL-100', '12'])).toBe(false)
    expect(isTotalsRow(['AB-1', 'total', '12'])).toBe(false)
    expect(isTotalsRow(['', ''])).toBe(false)
  })
})
