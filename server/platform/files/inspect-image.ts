import sharp, { type Sharp, type SharpOptions } from 'sharp'
import { type Outcome, refused } from './outcome.ts'

export type ImageLimits = {
  maxMegapixels: number
  maxSide: number
  /** For pictures of a page, which visitors wait for: no side is longer, and the picture is stored as WebP. */
  pageSide?: number
}
export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'gif'
export type CleanImage = {
  bytes: Buffer
  kind: 'jpeg' | 'png' | 'webp'
  width: number
  height: number
  /** A WebP of at most 320 px a side, for lists and previews. */
  thumbnail: Buffer
}
type ImageReason = 'file.imageBroken' | 'file.imageTooLarge' | 'file.tooCostly'

const thumbnailSide = 320

sharp.cache(false)
sharp.concurrency(1)

/**
 * Re-encodes: turned upright, without metadata or other embedded data. Runs in a parsing process: libvips' threads
 * and memory count against its budgets, and the server's own threads never wait for a picture.
 */
export async function inspectImage(
  bytes: Buffer,
  format: ImageFormat,
  limits: ImageLimits,
): Promise<Outcome<{ image: CleanImage }, ImageReason>> {
  const maxPixels = limits.maxMegapixels * 1_000_000
  const options: SharpOptions = { limitInputPixels: maxPixels, failOn: 'error', pages: 1 }
  try {
    const {
      width,
      height,
      format: found,
    } = await sharp(bytes, { ...options, limitInputPixels: false }).metadata()
    if (found !== format || !width || !height) return refused('file.imageBroken')
    // The size is checked from the header, so that an image that claims 16000 × 16000 is never decoded.
    if (width > limits.maxSide || height > limits.maxSide || width * height > maxPixels) {
      return refused('file.imageTooLarge', {
        maxMegapixels: String(limits.maxMegapixels),
        maxSide: String(limits.maxSide),
      })
    }
    const upright = sharp(bytes, options).autoOrient()
    const encoded =
      limits.pageSide === undefined
        ? await encode(upright, format)
        : await encodeForPage(upright, limits.pageSide)
    return { ok: true, image: { ...encoded, thumbnail: await thumbnailOf(encoded.bytes) } }
  } catch (error) {
    const isOutOfMemory = error instanceof Error && /memory/i.test(error.message)
    return refused(isOutOfMemory ? 'file.tooCostly' : 'file.imageBroken')
  }
}

async function encode(upright: Sharp, format: ImageFormat): Promise<Omit<CleanImage, 'thumbnail'>> {
  const kind = format === 'gif' ? 'png' : format
  const encoders = {
    jpeg: () => upright.jpeg({ quality: 90 }),
    png: () => upright.png({ compressionLevel: 7 }),
    webp: () => upright.webp({ quality: 90 }),
  }
  const { data, info } = await encoders[kind]().toBuffer({ resolveWithObject: true })
  return { bytes: data, kind, width: info.width, height: info.height }
}

const fitting = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const

async function encodeForPage(upright: Sharp, side: number): Promise<Omit<CleanImage, 'thumbnail'>> {
  const { data, info } = await upright
    .resize(fitting(side))
    .webp({ quality: 80 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, kind: 'webp', width: info.width, height: info.height }
}

const thumbnailOf = (picture: Buffer): Promise<Buffer> =>
  sharp(picture, { pages: 1 }).resize(fitting(thumbnailSide)).webp({ quality: 75 }).toBuffer()
