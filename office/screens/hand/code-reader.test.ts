import encodeQR from 'qr'
import { expect, it } from 'vitest'
import { readQr } from './code-reader.ts'

/** A picture with each module of the code eight pixels wide, on white. */
function pictureOf(text: string) {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const scale = 8
  const size = modules.length * scale
  const data = new Uint8ClampedArray(size * size * 4).fill(255)
  for (const [y, row] of modules.entries())
    for (const [x, isDark] of row.entries())
      if (isDark)
        for (let dy = 0; dy < scale; dy += 1)
          for (let dx = 0; dx < scale; dx += 1) {
            const at = ((y * scale + dy) * size + x * scale + dx) * 4
            data.fill(0, at, at + 3)
          }
  return { width: size, height: size, data }
}

it('reads the code of a label without the browser’s detector', async () => {
  expect(await readQr(pictureOf('LT2611180007'))).toBe('LT2611180007')
})

it('finds nothing in a picture without a code', async () => {
  const blank = { width: 64, height: 64, data: new Uint8ClampedArray(64 * 64 * 4).fill(255) }
  expect(await readQr(blank)).toBeUndefined()
})
