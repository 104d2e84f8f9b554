import type { Brand } from '../kernel/brand.ts'
import { type BrandColourName, brandColours, contrastsOf, isLegible } from '../kernel/brand-colours.ts'
import { isColour } from '../kernel/contrast.ts'
import type { Finding } from '../kernel/refusal.ts'
import { at } from '../refusals.ts'

/** A figure as it is shown: cut, so that a colour just below the limit does not look right. */
export const contrastText = (contrast: number): string => (Math.floor(contrast * 10) / 10).toFixed(1)

/** A colour is none, or one that can be read in the light theme and in the dark one. */
const checkColours = (brand: Pick<Brand, BrandColourName>): Finding[] =>
  brandColours.flatMap((name) => {
    const { [name]: colour } = brand
    if (colour === '') return []
    if (!isColour(colour)) return [at(name, 'brand.colour')]
    const [worst] = contrastsOf(name, colour)
      .filter((each) => !isLegible(each))
      .toSorted((one, other) => one.contrast - other.contrast)
    if (!worst) return []
    return [
      at(name, 'brand.contrast', { contrast: contrastText(worst.contrast), limit: String(worst.limit) }),
    ]
  })

/**
 * Province, ICP, the letters for 'record' (U+5907), digits, the letter for 'number' (U+53F7), and which of the company's
 * websites it is.
 */
const icpNumber = /^\p{Script=Han}\s?ICP\s?\u5907\s?\d{6,12}\s?\u53f7(-\d{1,3})?$/u

export const checkBrand = (brand: Pick<Brand, BrandColourName | 'icpNumber'>): Finding[] => [
  ...checkColours(brand),
  ...(brand.icpNumber === '' || icpNumber.test(brand.icpNumber) ? [] : [at('icpNumber', 'brand.icpNumber')]),
]
