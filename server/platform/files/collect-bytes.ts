import { type Outcome, refused, sizeText } from './outcome.ts'

/** Reads a stream into memory, and stops reading as soon as it is longer than allowed. */
export async function collectBytes(
  source: Uint8Array | AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<Outcome<{ bytes: Buffer }, 'file.tooLarge'>> {
  const tooLarge = refused('file.tooLarge', { max: sizeText(maxBytes) })
  if (source instanceof Uint8Array) {
    return source.length > maxBytes ? tooLarge : { ok: true, bytes: asBuffer(source) }
  }
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of source) {
    length += chunk.length
    if (length > maxBytes) return tooLarge
    chunks.push(chunk)
  }
  return { ok: true, bytes: Buffer.concat(chunks, length) }
}

/** The same memory seen as a Buffer. */
export function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
