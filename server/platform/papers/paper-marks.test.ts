import { describe, expect, it } from 'vitest'
import { isFigure, isPageMark, looseTotal, sumOf } from './paper-marks.ts'

describe('the words of suppliers’ papers', () => {
  it.each(['TOTAL', 'Total:', 'Grand Total', '合计', '總計', 'Total 12'])('%s is a total', (text) => {
    expect(sumOf(text)).toBe('total')
  })
  it.each(['Subtotal', '小计', '本页合计', 'Carried forward'])('%s is a sum of a part', (text) => {
    expect(sumOf(text)).toBe('part')
  })
  it.each(['Total station, electronic', 'Sumitomo tape', 'HX-100'])('%s is goods', (text) => {
    expect(sumOf(text)).toBeUndefined()
  })
  it('knows figures with units from part numbers', () => {
    expect(['1,000 PCS', '$0.25', '12.5 KGS', '１２'].every(isFigure)).toBe(true)
    expect(['HX-1001', '2026-11-16', '0402 X7R', ''].some(isFigure)).toBe(false)
  })
  it('reads totals that stand beside a label', () => {
    expect(looseTotal('Total G.W.: 1,234.5 KGS')).toMatchObject({ figure: '1,234.5' })
    expect(looseTotal('总毛重：86.4 KGS')?.labels).toContain('毛重')
    expect(looseTotal('Total: see below')).toBeUndefined()
  })
  it('knows the marks of pages', () => {
    expect(['Page 2 of 5', '2 / 5', '第2页 共5页'].every(isPageMark)).toBe(true)
    expect(isPageMark('2 of these')).toBe(false)
  })
})
