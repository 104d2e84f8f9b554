import { expect, it } from 'vitest'
import { rootFontSize } from './root-font.ts'

it.each([
  [1920, 100],
  [2560, 100],
  [1440, 75],
  [1024, 53.333],
  [800, 53.333],
])('makes the root font of a window %i wide %f px (§9)', (width, size) => {
  expect(rootFontSize(width)).toBeCloseTo(size, 2)
})
