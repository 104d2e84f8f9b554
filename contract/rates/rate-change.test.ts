import { describe, expect, it } from 'vitest'
import { convert } from './convert.ts'
import { isTooFarAhead } from './rate.ts'
import { isAbsurdJump, rateChange } from './rate-change.ts'

describe('rateChange', () => {
  it('says by how much a rate rose, fell or stayed', () => {
    expect(rateChange('7.102400', '7.100200')).toEqual({
      amount: '0.002200',
      percent: '0.03',
      direction: 'up',
    })
    expect(rateChange('7.0', '7.1')).toEqual({ amount: '-0.100000', percent: '-1.41', direction: 'down' })
    expect(rateChange('7.1', '7.100000')).toMatchObject({ percent: '0.00', direction: 'same' })
  })

  it('says nothing where a rate is missing', () => {
    expect(rateChange(null, '7.1')).toBeUndefined()
    expect(rateChange('7.1', null)).toBeUndefined()
    expect(rateChange('7.1', undefined)).toBeUndefined()
  })
})

describe('isAbsurdJump', () => {
  it.each([
    ['7.2', '6', false],
    ['7.200001', '6', true],
    ['4.8', '6', false],
    ['4.799999', '6', true],
  ])('%s after %s: %s', (now, before, isAbsurd) => expect(isAbsurdJump(now, before)).toBe(isAbsurd))
})

describe('convert', () => {
  it('goes by way of RMB and rounds once, half up', () => {
    expect(convert('1000', '7.1024', '1')).toBe('7102.40')
    expect(convert('1000', '1', '7.1024')).toBe('140.80')
    expect(convert('100000', '0.047121', '7.1024')).toBe('663.45')
    expect(convert('0.5', '0.01', '1')).toBe('0.01')
  })

  it('keeps what rounding the RMB in between would lose', () => {
    expect(convert('0.1', '0.047121', '0.047121')).toBe('0.10')
  })
})

describe('isTooFarAhead', () => {
  it.each([
    ['boc', '2026-11-15', false],
    ['safe', '2026-11-16', true],
    ['customs', '2026-12-31', false],
    ['customs', '2027-01-01', true],
  ])('%s on %s: %s', (source, day, isTooFar) =>
    expect(isTooFarAhead(source, day, '2026-11-15')).toBe(isTooFar),
  )

  it('knows that December is followed by January', () => {
    expect(isTooFarAhead('customs', '2027-01-31', '2026-12-20')).toBe(false)
    expect(isTooFarAhead('customs', '2027-02-01', '2026-12-20')).toBe(true)
  })
})
