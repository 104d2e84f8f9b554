import type { Sharp, SharpOptions } from 'sharp'
import { type Outcome, refused } from './outcome.ts'

export type ImageLimits = { maxMegapixels: number; maxSide: number }
export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'gif'
type CleanImage = { bytes: Buffer; kind: 'jpeg' | 'png' | 'webp'; width: number; height: number }

let loading: Promise<(bytes: Buffer, options: SharpOptions) => Sharp> | undefined

// Loaded on the first image: a server that sees none stays 20 MB smaller.
export async function loadSharp(): Promise<(bytes: Buffer, options: SharpOptions) => Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    sharp.concurrency(1)
    return sharp
  })
  return loading
}

/** libvips decodes in threads of its own, outside the event loop; it stops after this time. */
export const decodeSeconds = 10

// A decoded 50 megapixel picture takes 150 MB, so pictures are decoded one after the other.
let lastDecode: Promise<unknown> = Promise.resolve()

export function decodeInTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = lastDecode.then(work)
  lastDecode = turn.catch(() => undefined)
  return turn
}

/** Re-encodes: turned upright, without metadata or other embedded data. */
export async function inspectImage(
  bytes: Buffer,
  format: ImageFormat,
  limits: ImageLimits,
): Promise<Outcome<{ image: CleanImage }, 'file.imageBroken' | 'file.imageTooLarge'>> {
  const sharp = await loadSharp()
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
    const image = await decodeInTurn(() =>
      encode(sharp(bytes, options).timeout({ seconds: decodeSeconds }).autoOrient(), format),
    )
    return { ok: true, image }
  } catch {
    return refused('file.imageBroken')
  }
}

async function encode(upright: Sharp, format: ImageFormat): Promise<CleanImage> {
  const kind = format === 'gif' ? 'png' : format
  const encoders = {
    jpeg: () => upright.jpeg({ quality: 90 }),
    png: () => upright.png({ compressionLevel: 7 }),
    webp: () => upright.webp({ quality: 90 }),
  }
  const { data, info } = await encoders[kind]().toBuffer({ resolveWithObject: true })
  return { bytes: data, kind, width: info.width, height: info.height }
}
