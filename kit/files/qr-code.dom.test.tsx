import { createRequire } from 'node:module'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import QrDrawing from './qr-drawing.tsx'

/** The library is CommonJS, and its function is the module itself. */
const readCode = createRequire(import.meta.url)('jsqr') as (
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
) => { data: string } | null

const scale = 4

/** The squares of the drawing as pixels, as a camera sees them. */
function readDrawing(markup: string): string | undefined {
  const size = Number(/viewBox="0 0 (\d+)/.exec(markup)?.[1]) * scale
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255)
  for (const [, x = '', y = ''] of markup.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = 0; row < scale; row += 1) {
      const start = ((Number(y) * scale + row) * size + Number(x) * scale) * 4
      for (let pixel = 0; pixel < scale; pixel += 1) pixels.fill(0, start + pixel * 4, start + pixel * 4 + 3)
    }
  }
  return readCode(pixels, size, size)?.data
}

it('is read by another library, and has a name for screen readers', () => {
  for (const value of [
    'LOT-2026-000017',
    'otpauth://totp/Quayside:kim?secret=JBSWY3DPEHPK3PXP&issuer=%E4%BA%91%E5%9F%A0',
  ]) {
    const markup = renderToStaticMarkup(<QrDrawing value={value} label="Code of the lot" />)
    expect(readDrawing(markup)).toBe(value)
    expect(markup).toContain('aria-label="Code of the lot"')
  }
})
