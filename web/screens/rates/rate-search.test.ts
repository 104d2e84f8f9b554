import { describe, expect, it } from 'vitest'
import { readRateView } from './rate-search.ts'

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
})
