import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { picture } from '../testing/picture.ts'
import { sentFile, uploads } from './inspect-upload.testing.ts'
import { inspectUpload } from './inspect-upload.ts'

const { accepted, parsing, reasonFor } = uploads()

function pngClaiming(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length)
    frame.writeUInt32BE(crc32(body), 4)
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc((width + 1) * 200))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('pictures', () => {
  it('are taken in JPEG, PNG and WebP, and a GIF becomes a PNG', async () => {
    for (const [bytes, kind, mime] of [
      [await picture().jpeg().toBuffer(), 'jpeg', 'image/jpeg'],
      [await picture().png().toBuffer(), 'png', 'image/png'],
      [await picture().webp().toBuffer(), 'webp', 'image/webp'],
      [await picture().gif().toBuffer(), 'png', 'image/png'],
    ] as const) {
      const file = await accepted(bytes, 'photo')
      expect(file).toMatchObject({ kind, mime, width: 60, height: 40 })
      expect((await sharp(file.bytes).metadata()).format).toBe(kind)
    }
  })

  it('are turned upright and lose the metadata, the place of the photo included', async () => {
    const bytes = await picture()
      .withExif({ IFD0: { Copyright: 'secret-owner' }, IFD3: { GPSLatitude: '22/1 32/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const file = await accepted(bytes, 'photo.jpg')
    const metadata = await sharp(file.bytes).metadata()
    expect([metadata.width, metadata.height]).toEqual([40, 60])
    expect(metadata.exif).toBeUndefined()
    expect(metadata.orientation).toBeUndefined()
  })

  it('lose what is hidden behind them', async () => {
    const bytes = Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')])
    expect((await accepted(bytes, 'photo.jpg')).bytes.includes('<script>')).toBe(false)
  })

  it('are refused by the size they claim before anything is decoded', async () => {
    const bytes = pngClaiming(16_000, 16_000)
    expect(bytes.length).toBeLessThan(40_000)
    expect(await inspectUpload(parsing, sentFile(bytes, 'small.png'))).toEqual({
      ok: false,
      reason: 'file.imageTooLarge',
      params: { maxMegapixels: '50', maxSide: '12000' },
    })
    expect(await reasonFor(pngClaiming(12_001, 10), 'long.png')).toBe('file.imageTooLarge')
    expect(await reasonFor(pngClaiming(8000, 7000), 'wide.png')).toBe('file.imageTooLarge')
  })

  it('are refused when damaged', async () => {
    const noise = await sharp(randomBytes(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } })
      .png()
      .toBuffer()
    expect(await reasonFor(noise.subarray(0, noise.length / 2), 'cut.png')).toBe('file.imageBroken')
    expect(await reasonFor(noise.subarray(0, 20), 'cut.png')).toBe('file.imageBroken')
  })

  it('get a small WebP thumbnail', async () => {
    const large = await picture().resize(2000, 1000).jpeg().toBuffer()
    const { thumbnail } = await accepted(large, 'large.jpg')
    expect(await sharp(thumbnail).metadata()).toMatchObject({ format: 'webp', width: 320, height: 160 })
    const small = await accepted(await picture().png().toBuffer(), 'small.png')
    expect(await sharp(small.thumbnail).metadata()).toMatchObject({ width: 60 })
  })
})
