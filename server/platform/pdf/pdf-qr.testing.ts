import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'

/** The drawing instructions of each page, in the order of the file. */
function drawingsOf(pdf: Buffer): string[] {
  const file = pdf.toString('latin1')
  return [...file.matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n/g)].flatMap((match) => {
    const start = match.index + match[0].length
    try {
      const text = inflateSync(pdf.subarray(start, file.indexOf('endstream', start))).toString('latin1')
      return / re\b/.test(text) ? [text] : []
    } catch {
      return []
    }
  })
}

/** The library is CommonJS, and its function is the module itself. */
const readCode = createRequire(import.meta.url)('jsqr') as (
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
) => { data: string } | null

const scale = 4
/** Black squares become pixels, as a camera sees them. */
function readQr(drawing: string, size: { width: number; height: number }): string | undefined {
  const [width, height] = [Math.ceil(size.width * scale), Math.ceil(size.height * scale)]
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255)
  for (const [, place = '', colour = ''] of drawing.matchAll(
    /([-\d. ]+) re\n\/DeviceRGB cs\n([\d. ]+) scn/g,
  )) {
    const [x = 0, y = 0, w = 0, h = 0] = place.split(' ').map(Number)
    const isBlack = colour.split(' ').every((part) => Number(part) === 0)
    for (let row = Math.round(y * scale); row < Math.round((y + h) * scale); row += 1)
      for (let column = Math.round(x * scale); column < Math.round((x + w) * scale); column += 1)
        if (row < height && column < width)
          pixels.fill(isBlack ? 0 : 255, (row * width + column) * 4, (row * width + column) * 4 + 3)
  }
  return readCode(pixels, width, height)?.data
}

/** The QR code that another library finds first on each page that has one. */
export const qrCodesOf = (pdf: Buffer, size: { width: number; height: number }): (string | undefined)[] =>
  drawingsOf(pdf).map((page) => readQr(page, size))
