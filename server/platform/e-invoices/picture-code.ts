import { createRequire } from 'node:module'
import sharp, { type Sharp } from 'sharp'

/** The package is CommonJS whose types name a default that Node does not give. */
const readCode = createRequire(import.meta.url)('jsqr') as (
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
  options?: { readonly inversionAttempts: 'dontInvert' },
) => { readonly data: string } | null

/** The longest side in pixels: a code is found in a small picture sooner, and a small code in a large one only. */
const sides = [1000, 1800, 3000]

/** The text of the QR code in a picture: of the whole of it, then of its upper left quarter, where invoices have it. */
export async function pictureCode(bytes: Buffer): Promise<string | undefined> {
  const { width, height } = await sharp(bytes).metadata()
  const corner = { left: 0, top: 0, width: Math.ceil(width / 2), height: Math.ceil(height / 2) }
  for (const part of [undefined, corner])
    for (const side of sides) {
      const longest = Math.max(part?.width ?? width, part?.height ?? height)
      // Enlarging adds nothing; a smaller side has looked at this picture as it is.
      if (side !== sides[0] && longest <= (sides[sides.indexOf(side) - 1] ?? 0)) continue
      const text = await codeIn(part ? sharp(bytes).extract(part) : sharp(bytes), side)
      if (text !== undefined) return text
    }
  return undefined
}

async function codeIn(picture: Sharp, side: number): Promise<string | undefined> {
  const { data, info } = await picture
    .flatten({ background: '#ffffff' })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length)
  const text = readCode(pixels, info.width, info.height, { inversionAttempts: 'dontInvert' })?.data
  return text === undefined || text === '' ? undefined : text
}
