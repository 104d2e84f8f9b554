import { Readable } from 'node:stream'
import { crc32, deflateRawSync } from 'node:zlib'

export type ZipEntry = { readonly name: string; readonly content: Buffer }

export const zipMime = 'application/zip'

/** What an entry's header in front of it and its line in the directory at the end have in common. */
function factsOf({ name, content }: ZipEntry, packed: Buffer): Buffer {
  const facts = Buffer.alloc(26)
  facts.writeUInt16LE(20, 0)
  // Bit 11: the name is UTF-8.
  facts.writeUInt16LE(0x0800, 2)
  facts.writeUInt16LE(8, 4)
  // 1980-01-01: the same contents make the same archive, whenever it is made.
  facts.writeUInt16LE(0x21, 8)
  facts.writeUInt32LE(crc32(content), 10)
  facts.writeUInt32LE(packed.length, 14)
  facts.writeUInt32LE(content.length, 18)
  facts.writeUInt16LE(Buffer.byteLength(name), 22)
  return facts
}

/** An archive of documents, each made when the reader has taken the one before: memory holds one at a time. */
export function writeZip(entries: AsyncIterable<ZipEntry>): Readable {
  return Readable.from(pieces(entries), { objectMode: false })
}

async function* pieces(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = []
  let at = 0
  for await (const entry of entries) {
    const packed = deflateRawSync(entry.content)
    const facts = factsOf(entry, packed)
    const name = Buffer.from(entry.name)
    const offset = Buffer.alloc(4)
    offset.writeUInt32LE(at)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, Buffer.alloc(10), offset, name]))
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, name, packed])
    at += local.length
    yield local
  }
  const table = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(table.length, 12)
  end.writeUInt32LE(at, 16)
  yield Buffer.concat([table, end])
}
