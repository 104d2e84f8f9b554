import { Readable } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'
import { type ZipEntry, zippedBytes } from '../files/zip-directory.ts'

const sliceBytes = 65_536

/** The text of a part, piece by piece, so that other requests run in between; throws when it is damaged. */
export async function* unzippedText(bytes: Buffer, entry: ZipEntry): AsyncGenerator<string> {
  const zipped = zippedBytes(bytes, entry)
  if (!zipped) throw new Error('local header missing')
  const source = Readable.from(slices(zipped))
  const unzipped: AsyncIterable<Buffer> = entry.isDeflated
    ? source.pipe(createInflateRaw({ chunkSize: sliceBytes }))
    : source
  const decoder = new TextDecoder()
  let length = 0
  let checksum = 0
  for await (const chunk of unzipped) {
    length += chunk.length
    checksum = crc32(chunk, checksum)
    // The declared size was checked against the limits; more than that is refused.
    if (length > entry.size) throw new Error('longer than declared')
    yield decoder.decode(chunk, { stream: true })
  }
  if (length !== entry.size || checksum !== entry.checksum) throw new Error('not what was packed')
}

function* slices(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += sliceBytes) yield bytes.subarray(at, at + sliceBytes)
}
