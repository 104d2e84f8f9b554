import { describe, expect, it } from 'vitest'
import { dotted, isChapter, typedDigits } from './hs-code.rules.ts'

describe('customs codes', () => {
  it('are printed with dots, at any length', () => {
    expect(['85', '8542', '854231', '85423190', '8542319000'].map(dotted)).toEqual([
      '85',
      '8542',
      '8542.31',
      '8542.3190',
      '8542.3190.00',
    ])
  })

  it('are recognised as typed or pasted', () => {
    expect(typedDigits(' 8542.3190 00 ')).toBe('8542319000')
    expect(typedDigits('8542319000101')).toBe('8542319000101')
    for (const other of ['', 'LED', '85a', '85423190001234']) expect(typedDigits(other)).toBeUndefined()
  })

  it('stand in chapters 01 to 97 without the reserved 77', () => {
    expect(['01', '76', '78', '97'].every(isChapter)).toBe(true)
    expect(['00', '77', '98', '99', '1'].some(isChapter)).toBe(false)
  })
})
