import { describe, expect, it } from 'vitest'
import { foundBy } from '../kernel/findings-of.testing.ts'
import { checkOriginRate, OriginRateDraft } from './origin-rate.ts'

const units = new Set(['007', '035'])
const draft: OriginRateDraft = {
  reference: 'R1',
  code: '8542',
  measure: 'agreement',
  agreement: 'RCEP',
  origins: ['JP'],
  adValorem: '3',
  specific: null,
  unit: '',
  validFrom: '2026-01-01',
  validUntil: null,
}
const check = (changes: Partial<OriginRateDraft>): string[] =>
  foundBy(checkOriginRate({ ...draft, ...changes }, units))

describe('a rate by origin', () => {
  it('of an agreement names it, and no other does', () => {
    expect(check({})).toEqual([])
    expect(check({ agreement: '' })).toEqual(['agreement field.required'])
    expect(check({ measure: 'mfn' })).toEqual(['agreement field.code'])
    expect(check({ measure: 'mfn', agreement: '' })).toEqual([])
  })

  it('names origins unless it is for all', () => {
    expect(check({ origins: [] })).toEqual(['origins field.required'])
    expect(check({ measure: 'general', agreement: '', origins: [] })).toEqual(['origins field.required'])
    expect(check({ measure: 'temporary', agreement: '', origins: [] })).toEqual([])
    expect(check({ measure: 'mfn', agreement: '', origins: [] })).toEqual([])
  })

  it('says how much, of the value or for a unit, unless the tariff says it', () => {
    expect(check({ adValorem: null })).toEqual(['adValorem field.required'])
    expect(check({ adValorem: null, specific: '2.5', unit: '035' })).toEqual([])
    expect(check({ measure: 'general', agreement: '', adValorem: null })).toEqual([])
  })

  it('has a unit with an amount for one, and a known one', () => {
    expect(check({ specific: '2.5' })).toEqual(['unit field.required'])
    expect(check({ unit: '035' })).toEqual(['unit field.code'])
    expect(check({ specific: '2.5', unit: '999' })).toEqual(['unit hsCode.unitUnknown'])
  })

  it.each(['retaliatory', 'antiDumping'] as const)('of %s is computed of the value alone', (measure) => {
    expect(check({ measure, agreement: '' })).toEqual([])
    expect(check({ measure, agreement: '', specific: '2', unit: '035' })).toEqual(['specific field.code'])
  })

  it('ends on the day it begins or later', () => {
    expect(check({ validUntil: '2026-01-01' })).toEqual([])
    expect(check({ validUntil: '2025-12-31' })).toEqual(['validUntil field.dayTooEarly'])
  })

  it('is of a code with an even number of digits, at most ten, and of countries by two letters', () => {
    const isTaken = (changes: Record<string, unknown>): boolean =>
      OriginRateDraft.safeParse({ ...draft, ...changes }).success
    expect(['', '85', '8542310000'].every((code) => isTaken({ code }))).toBe(true)
    expect(['8', '854', '854231000011', '85a2'].some((code) => isTaken({ code }))).toBe(false)
    expect(isTaken({ origins: ['jp'] })).toBe(false)
    expect(isTaken({ specific: '1.1234567' })).toBe(false)
  })
})
