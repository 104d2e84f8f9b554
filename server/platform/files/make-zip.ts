import { crc32, deflateRawSync } from 'node:zlib'

type ZipPart = {
  name: string
  content: Uint8Array | string
  claimedSize?: number
  isEncrypted?: boolean
}

/** Builds archives for tests, also with false headers. */
export function makeZip(parts: readonly ZipPart[]): Buffer {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const part of parts) {
    const content = Buffer.from(part.content)
    const packed = deflateRawSync(content)
    const name = Buffer.from(part.name)
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE(part.isEncrypted ? 1 : 0, 2)
    shared.writeUInt16LE(8, 4)
    shared.writeUInt32LE(crc32(content), 10)
    shared.writeUInt32LE(packed.length, 14)
    shared.writeUInt32LE(part.claimedSize ?? content.length, 18)
    shared.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), shared, name, packed])
    const offset = Buffer.alloc(4)
    offset.writeUInt32LE(at)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), shared, Buffer.alloc(10), offset, name]))
    locals.push(local)
    at += local.length
  }
  const table = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(table.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...locals, table, end])
}
