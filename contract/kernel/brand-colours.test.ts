import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkBrand } from '../office/brand.rules.ts'
import { usualBrand } from './brand.ts'
import {
  brandColours,
  brandStyle,
  contrastsOf,
  isLegible,
  legibleColour,
  usualBrandColours,
  workTokens,
} from './brand-colours.ts'
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
    // Below a twenty-fifth of its light a channel is linear.
    ['#0a0a0a', '#ffffff', 19.8],
    ['#030303', '#000000', 1.02],
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
    expect(mixed('#0b7a4b', '#ff0080', 100)).toBe('#ff0080')
    expect(mixed('#102030', '#405060', 50)).toBe('#283848')
  })
})

describe('a colour of the brand', () => {
  it('may be none, or one that is legible in both themes', () => {
    expect(checkBrand({ ...usualBrand, ink: '', work: '' })).toEqual([])
    expect(checkBrand({ ...usualBrand, ink: '#0b2a43', work: '#0958d9' })).toEqual([])
    expect(checkBrand({ ...usualBrand, ink: '#12372a', work: '#0b7a4b' })).toEqual([])
  })

  it.each(['粤ICP备2026000000号', '京 ICP 备 12345678 号-12'])(
    '%s is the number of a record',
    (icpNumber) => {
      expect(checkBrand({ ...usualBrand, icpNumber })).toEqual([])
    },
  )
  it.each(['2026000000', 'ICP备2026000000号', '粤ICP备12号', '粤ICP备2026000000号-1x'])(
    '%s is none',
    (icpNumber) => {
      expect(checkBrand({ ...usualBrand, icpNumber })).toEqual([
        { path: 'icpNumber', code: 'brand.icpNumber' },
      ])
    },
  )
  it('that fails is refused at its field with the figure and the limit', () => {
    expect(checkBrand({ ...usualBrand, ink: '', work: '#d67b22' })).toEqual([
      { path: 'work', code: 'brand.contrast', params: { contrast: '2.8', limit: '4.5' } },
    ])
    expect(checkBrand({ ...usualBrand, ink: '#8899aa', work: '' })).toEqual([
      expect.objectContaining({ path: 'ink', code: 'brand.contrast' }),
    ])
    expect(
      checkBrand({ ...usualBrand, ink: 'navy', work: 'url(x)' }).map(({ path, code }) => [path, code]),
    ).toEqual([
      ['ink', 'brand.colour'],
      ['work', 'brand.colour'],
    ])
  })

  it('is legible as the product has it', () => {
    for (const name of brandColours)
      expect(contrastsOf(name, usualBrandColours[name]).filter((each) => !isLegible(each))).toEqual([])
  })

  it('that is an accent needs less contrast for a mark than for the text on its button', () => {
    const figures = contrastsOf('signal', '#c2700f')
    expect(figures.filter((each) => !isLegible(each)).map(({ place }) => place)).toEqual([
      'button',
      'darkButton',
    ])
    expect(checkBrand({ ...usualBrand, signal: legibleColour('signal', '#c2700f') })).toEqual([])
  })

  it('always has a darker one that is legible', () => {
    fc.assert(
      fc.property(colour, fc.constantFrom(...brandColours), (given, name) => {
        expect(checkBrand({ ...usualBrand, [name]: legibleColour(name, given) })).toEqual([])
      }),
    )
  })

  it('that is legible in the light theme is legible in the dark one, which is derived from it', () => {
    fc.assert(
      fc.property(colour, fc.constantFrom('work' as const, 'signal' as const), (given, name) => {
        const [light, dark] = [false, true].map((isDark) =>
          contrastsOf(name, given).filter(({ place }) => place.startsWith('dark') === isDark),
        )
        if (light?.every(isLegible)) expect(dark?.every(isLegible)).toBe(true)
      }),
    )
  })
})

describe('the style sheet of a brand', () => {
  it('is empty where nothing is set, and holds nothing but colours', () => {
    const none = { ink: '', work: '', signal: '' }
    expect(brandStyle(none)).toBe('')
    expect(brandStyle({ ...none, ink: 'x}body{display:none' })).toBe('')
    expect(brandStyle({ ...none, work: '#0b7a4b' })).toContain(':root:root{--work:#0b7a4b;')
    expect(brandStyle({ ...none, signal: '#b0560b' })).toContain('--signal-fill:#b0560b;')
  })
})

describe('the legible colour that is proposed', () => {
  it('is the given one where that is legible, and otherwise the nearest darker one', () => {
    expect(legibleColour('work', '#0958d9')).toBe('#0958d9')
    const proposed = legibleColour('work', '#d67b22')
    const shares = Array.from({ length: 51 }, (_each, place) => place * 2)
    const nearest = shares
      .map((share) => mixed('#d67b22', '#000000', share))
      .find((each) => contrastsOf('work', each).every(isLegible))
    expect(proposed).toBe(nearest)
    expect(legibleColour('ink', '#ffffff')).not.toBe('#000000')
  })

  it('of a dark theme is the given one where it stands out there, and otherwise the nearest lighter one', () => {
    expect(workTokens('#8ab4f8').dark['--work']).toBe('#8ab4f8')
    const light = workTokens('#0958d9').dark['--work'] ?? ''
    expect(contrastOf(light, '#222d39')).toBeGreaterThanOrEqual(4.5)
    expect(workTokens('#0958d9').dark['--work-fill']).toBe(
      Array.from({ length: 50 }, (_each, place) => mixed('#0958d9', '#ffffff', place * 2)).find(
        (each) => contrastOf(each, '#151d26') >= 3,
      ),
    )
  })

  it('is legible from its limit on', () => {
    const of = (contrast: number) => isLegible({ place: 'links', contrast, limit: 4.5 })
    expect([of(4.49), of(4.5)]).toEqual([false, true])
  })
})
