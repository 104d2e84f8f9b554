import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkBrand } from '../office/brand.rules.ts'
import { brandStyle, contrastsOf, isLegible, legibleColour } from './brand-colours.ts'
import { contrastOf, isColour, mixed } from './contrast.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)

describe('the contrast of two colours', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    ['#0000ff', '#ffffff', 8.59],
    ['#ff0000', '#ffffff', 4],
    ['#0958d9', '#ffffff', 6.16],
  ])('of %s on %s is that of WCAG: %d', (one, other, figure) => {
    expect(contrastOf(one, other)).toBeCloseTo(figure, 1)
    expect(contrastOf(other, one)).toBe(contrastOf(one, other))
  })

  it('is counted for six digits alone', () => {
    expect(['#0b6e8f', '#ABCDEF'].every(isColour)).toBe(true)
    expect(['', '#fff', '0b6e8f', '#0b6e8g', 'red', '#0b6e8f;}'].some(isColour)).toBe(false)
  })

  it('mixes by hundredths', () => {
    expect(mixed('#000000', '#ffffff', 50)).toBe('#808080')
    expect(mixed('#0b7a4b', '#ffffff', 0)).toBe('#0b7a4b')
  })
})

describe('a colour of the brand', () => {
  it('may be none, or one that is legible in both themes', () => {
    expect(checkBrand({ ink: '', work: '' })).toEqual([])
    expect(checkBrand({ ink: '#0b2a43', work: '#0958d9' })).toEqual([])
    expect(checkBrand({ ink: '#12372a', work: '#0b7a4b' })).toEqual([])
  })

  it('that fails is refused at its field with the figure and the limit', () => {
    expect(checkBrand({ ink: '', work: '#d67b22' })).toEqual([
      { path: 'work', code: 'brand.contrast', params: { contrast: '2.8', limit: '4.5' } },
    ])
    expect(checkBrand({ ink: '#8899aa', work: '' })).toEqual([
      expect.objectContaining({ path: 'ink', code: 'brand.contrast' }),
    ])
    expect(checkBrand({ ink: 'navy', work: 'url(x)' }).map(({ path, code }) => [path, code])).toEqual([
      ['ink', 'brand.colour'],
      ['work', 'brand.colour'],
    ])
  })

  it('always has a darker one that is legible', () => {
    fc.assert(
      fc.property(colour, fc.constantFrom('ink' as const, 'work' as const), (given, name) => {
        expect(checkBrand({ ink: '', work: '', [name]: legibleColour(name, given) })).toEqual([])
      }),
    )
  })

  it('that is legible in the light theme is legible in the dark one, which is derived from it', () => {
    fc.assert(
      fc.property(colour, (given) => {
        const [light, dark] = [false, true].map((isDark) =>
          contrastsOf('work', given).filter(({ place }) => place.startsWith('dark') === isDark),
        )
        if (light?.every(isLegible)) expect(dark?.every(isLegible)).toBe(true)
      }),
    )
  })
})

describe('the style sheet of a brand', () => {
  it('is empty where nothing is set, and holds nothing but colours', () => {
    expect(brandStyle({ ink: '', work: '' })).toBe('')
    expect(brandStyle({ ink: 'x}body{display:none', work: '' })).toBe('')
    expect(brandStyle({ ink: '', work: '#0b7a4b' })).toContain(':root:root{--work:#0b7a4b;')
  })
})
