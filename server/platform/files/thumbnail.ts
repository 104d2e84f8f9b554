import { asBuffer } from './collect-bytes.ts'
import { decodeInTurn, decodeSeconds, loadSharp } from './inspect-image.ts'
import { usualUploadLimits } from './inspect-upload.ts'

const longestSide = 320

/** A WebP of at most 320 px a side for lists and previews; undefined when the picture cannot be read. */
export async function makeThumbnail(picture: Uint8Array): Promise<Buffer | undefined> {
  const sharp = await loadSharp()
  const options = { limitInputPixels: usualUploadLimits.maxMegapixels * 1_000_000, pages: 1 }
  try {
    return await decodeInTurn(() =>
      sharp(asBuffer(picture), options)
        .timeout({ seconds: decodeSeconds })
        .autoOrient()
        .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 75 })
        .toBuffer(),
    )
  } catch {
    return undefined
  }
}
