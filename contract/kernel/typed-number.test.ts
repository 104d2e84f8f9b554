import { describe, expect, it } from 'vitest'
import { numberReader } from './typed-number.ts'

const read = numberReader({ currency: 'US\\$|\\$|USD', unit: 'pcs|kg' })

describe('a number as people type it', () => {
  it.each([
    ['1,200.50', '1200.50'],
    ['１２００', '1200'],
    ['  15 pcs', '15'],
    ['US$0.35', '0.35'],
    ['0.35 USD/pcs.', '0.35'],
    ['.5', '0.5'],
    ['$0,123', '123'],
    ['-$5', '-5'],
    ['$-5', '-5'],
    ['−5', '-5'],
    ['$1.50', '1.50'],
  ])('%s is read as %s', (typed, plain) => expect(read(typed)).toBe(plain))

  it.each([
    ['1.2E+04', '12000'],
    ['1.50e1', '15'],
    ['1.50e0', '1.50'],
    ['25e-1', '2.5'],
    ['5e-1', '0.5'],
    ['5e-3', '0.005'],
    ['12e-2', '0.12'],
    ['1.20e-1', '0.12'],
    ['0.5e1', '5'],
  ])('with a power of ten %s is the decimal %s', (typed, plain) => expect(read(typed)).toBe(plain))

  it('keeps a plain decimal as it was typed, zeros included', () => {
    for (const typed of ['007', '0.00', '-5', '1.20']) expect(read(typed)).toBe(typed)
  })

  it.each(['1.2K', '320 g', '12,5', '-$-5', '', '$', 'kg', '.'])('%s stays as typed', (typed) =>
    expect(read(typed)).toBe(typed),
  )

  it('is read up to a hundred characters; a longer text is no number', () => {
    const digits = '1'.repeat(96)
    expect(read(`${digits} pcs`)).toBe(digits)
    expect(read(` ${digits} pcs`)).toBe(`${digits} pcs`)
  })
})
