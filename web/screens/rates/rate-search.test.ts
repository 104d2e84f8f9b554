import { describe, expect, it } from 'vitest'
import { daysBefore, readRateView } from './rate-search.ts'

const sources = ['safe', 'boc'] as const

describe('the address of a rates page', () => {
  it('says source, currency, period and view', () => {
    expect(readRateView({ source: 'boc', currency: 'JPY', days: '30', view: 'table' }, sources)).toEqual({
      source: 'boc',
      currency: 'JPY',
      days: 30,
      isTable: true,
    })
  })

  it('shows the usual where it says nothing, or nonsense', () => {
    const usual = { source: 'safe', currency: 'USD', days: 90, isTable: false }
    expect(readRateView({}, sources)).toEqual(usual)
    expect(readRateView({ source: 'customs', currency: 'RMB', days: '7', view: 'x' }, sources)).toEqual(usual)
    expect(readRateView({}, ['customs'])).toMatchObject({ source: 'customs', days: 365 })
  })

  it('counts days back over the turn of a year', () => {
    expect(daysBefore('2026-01-01', 1)).toBe('2025-12-31')
    expect(daysBefore('2026-11-15', 89)).toBe('2026-08-18')
  })
})
