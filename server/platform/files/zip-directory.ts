import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'

export type ZipEntry = {
  name: string
  compressedSize: number
  size: number
  isDeflated: boolean
  checksum: number
  localHeaderAt: number
}

export type ZipLimits = { maxEntries: number; maxUnzippedBytes: number; maxRatio: number }

type ZipFlaw = 'broken' | 'encrypted' | 'bomb'

type ZipAnswer = { ok: true; entries: ReadonlyMap<string, ZipEntry> } | { ok: false; flaw: ZipFlaw }

const localHeader = 0x04034b50
const centralHeader = 0x02014b50
const endOfDirectory = 0x06054b50
const needsZip64 = 0xffffffff
// Small archives of regular text reach high ratios legitimately; below this size the ratio is not limited.
const harmlessBytes = 4 * 1024 * 1024

export function looksLikeZip(bytes: Buffer): boolean {
  return bytes.length > 22 && bytes.readUInt32LE(0) === localHeader
}

/**
 * Reads the table of contents without unzipping anything, and checks the declared sizes. Those may be
 * false, so unzipping an entry must stop at its declared size.
 */
export function inspectZip(bytes: Buffer, limits: ZipLimits): ZipAnswer {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || end + 22 > bytes.length || bytes.readUInt32LE(end) !== endOfDirectory) return flaw('broken')
  const count = bytes.readUInt16LE(end + 10)
  if (count > limits.maxEntries) return flaw('bomb')
  const entries = new Map<string, ZipEntry>()
  let at = bytes.readUInt32LE(end + 16)
  let unzipped = 0
  for (let i = 0; i < count; i += 1) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== centralHeader) return flaw('broken')
    const flags = bytes.readUInt16LE(at + 8)
    const method = bytes.readUInt16LE(at + 10)
    const nameLength = bytes.readUInt16LE(at + 28)
    const entry: ZipEntry = {
      name: bytes.toString('utf8', at + 46, at + 46 + nameLength),
      compressedSize: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      isDeflated: method === 8,
      checksum: bytes.readUInt32LE(at + 16),
      localHeaderAt: bytes.readUInt32LE(at + 42),
    }
    if ((flags & 1) !== 0) return flaw('encrypted')
    if (method !== 0 && method !== 8) return flaw('broken')
    // Two entries of one name read differently in different programs; a size of zero hides the real one.
    if (entries.has(entry.name) || entry.size === needsZip64 || entry.compressedSize === needsZip64)
      return flaw('broken')
    if (entry.size === 0 && entry.compressedSize > 2) return flaw('broken')
    if (entry.localHeaderAt + 30 + entry.compressedSize > bytes.length) return flaw('broken')
    unzipped += entry.size
    if (unzipped > limits.maxUnzippedBytes) return flaw('bomb')
    entries.set(entry.name, entry)
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  if (unzipped > harmlessBytes && unzipped > bytes.length * limits.maxRatio) return flaw('bomb')
  return { ok: true, entries }
}

/** The still compressed bytes of an entry; undefined when its local header is not where the directory says. */
export function zippedBytes(bytes: Buffer, entry: ZipEntry): Buffer | undefined {
  const at = entry.localHeaderAt
  if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== localHeader) return undefined
  const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28)
  return start + entry.compressedSize > bytes.length
    ? undefined
    : bytes.subarray(start, start + entry.compressedSize)
}

/** For the small parts of an office file; undefined when the entry is damaged or longer than allowed. */
export async function unzipPart(
  bytes: Buffer,
  entry: ZipEntry,
  maxBytes: number,
): Promise<Buffer | undefined> {
  const zipped = zippedBytes(bytes, entry)
  if (!zipped || entry.size > maxBytes) return undefined
  if (!entry.isDeflated) return zipped
  if (entry.size === 0) return Buffer.alloc(0)
  try {
    return await promisify(inflateRaw)(zipped, { maxOutputLength: entry.size })
  } catch {
    return undefined
  }
}

function flaw(kind: ZipFlaw): ZipAnswer {
  return { ok: false, flaw: kind }
}
