import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { collectBytes } from './collect-bytes.ts'
import { s3StandIn } from './s3-stand-in.ts'
import { type FileStorage, isStorageKey, newStorageKey, openStorage, StoredFileMissing } from './storage.ts'

async function contentOf(storage: FileStorage, key: string): Promise<Buffer> {
  const collected = await collectBytes(await storage.open(key), 100_000_000)
  if (!collected.ok) throw new Error(collected.reason)
  return collected.bytes
}

async function keysOf(storage: FileStorage): Promise<string[]> {
  const keys: string[] = []
  for await (const key of storage.list()) keys.push(key)
  return keys.toSorted()
}

async function* broken() {
  yield randomBytes(100_000)
  throw new Error('connection lost')
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function openDisk() {
  return { storage: await openStorage(undefined, folder), close: () => undefined }
}

async function openS3() {
  const standIn = await s3StandIn('papers')
  return { storage: await openStorage(standIn.address, folder), close: standIn.close }
}

for (const [name, open] of [
  ['disk', openDisk],
  ['S3', openS3],
] as const) {
  describe(`storage on ${name}`, () => {
    it('gives back byte for byte what it took, from memory and from a stream', async () => {
      const { storage, close } = await open()
      const bytes = randomBytes(300_000)
      const [fromMemory, fromStream] = [newStorageKey(), newStorageKey()]
      await storage.put(fromMemory, bytes, 'image/png')
      await storage.put(fromStream, Readable.from([bytes.subarray(0, 7), bytes.subarray(7)]), 'image/png')
      expect((await contentOf(storage, fromMemory)).equals(bytes)).toBe(true)
      expect((await contentOf(storage, fromStream)).equals(bytes)).toBe(true)
      close()
    })

    it('gives a part of a file', async () => {
      const { storage, close } = await open()
      const key = newStorageKey()
      const bytes = randomBytes(1_000)
      await storage.put(key, bytes, 'application/pdf')
      const part = await collectBytes(await storage.open(key, { start: 100, end: 199 }), 1_000)
      expect(part.ok && part.bytes).toEqual(bytes.subarray(100, 200))
      close()
    })

    it('lists every file, and no longer those removed', async () => {
      const { storage, close } = await open()
      const keys = Array.from({ length: 5 }, newStorageKey)
      for (const key of keys) await storage.put(key, Buffer.from('x'), 'text/plain')
      expect(await keysOf(storage)).toEqual(keys.toSorted())
      const [gone = '', ...kept] = keys
      await storage.remove(gone)
      await storage.remove(gone)
      expect(await keysOf(storage)).toEqual(kept.toSorted())
      close()
    })

    it('says so when a file is missing', async () => {
      const { storage, close } = await open()
      await expect(storage.open(newStorageKey())).rejects.toThrow(StoredFileMissing)
      close()
    })

    it('keeps nothing of a file whose stream breaks off', async () => {
      const { storage, close } = await open()
      const key = newStorageKey()
      await expect(storage.put(key, Readable.from(broken()), 'image/png')).rejects.toThrow('connection lost')
      await expect(storage.open(key)).rejects.toThrow(StoredFileMissing)
      expect(await keysOf(storage)).toEqual([])
      close()
    })

    it('touches nothing outside itself, whatever key it is given', async () => {
      const { storage, close } = await open()
      for (const key of ['../secret', '/etc/passwd', 'ab/cd/../../../x', '', `${newStorageKey()}/..`]) {
        await expect(storage.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow(TypeError)
        await expect(storage.open(key)).rejects.toThrow(TypeError)
        await expect(storage.remove(key)).rejects.toThrow(TypeError)
      }
      close()
    })
  })
}

describe('the disk', () => {
  it('never shows a file before it is whole, and leaves no draft behind', async () => {
    const storage = await openStorage(undefined, folder)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    async function* slow() {
      yield Buffer.from('first half')
      await held
      yield Buffer.from(', second half')
    }
    const key = newStorageKey()
    const putting = storage.put(key, Readable.from(slow()), 'text/plain')
    await new Promise((resolve) => setTimeout(resolve, 30))
    await expect(storage.open(key)).rejects.toThrow(StoredFileMissing)
    release()
    await putting
    expect(String(await contentOf(storage, key))).toBe('first half, second half')
    expect(await readdir(join(folder, 'files', '.incoming'))).toEqual([])
  })

  it("clears a killed process's old drafts, but not one that may still be written", async () => {
    const drafts = join(folder, 'files', '.incoming')
    await mkdir(drafts, { recursive: true })
    await writeFile(join(drafts, 'old'), 'half')
    await utimes(join(drafts, 'old'), new Date(0), new Date(0))
    await writeFile(join(drafts, 'fresh'), 'half')
    await openStorage(undefined, folder)
    expect(await readdir(drafts)).toEqual(['fresh'])
  })

  it('takes another folder as a path or a file: URL', async () => {
    for (const address of [join(folder, 'elsewhere'), `file://${folder}/elsewhere`]) {
      const storage = await openStorage(address, '/nowhere')
      const key = newStorageKey()
      await storage.put(key, Buffer.from('here'), 'text/plain')
      expect(await readFile(join(folder, 'elsewhere', key), 'utf8')).toBe('here')
    }
  })
})

describe('S3', () => {
  it('signs every request and keeps the type', async () => {
    const standIn = await s3StandIn('papers')
    const storage = await openStorage(standIn.address, folder)
    const key = newStorageKey()
    await storage.put(key, Buffer.from('x'), 'application/pdf')
    await contentOf(storage, key)
    await keysOf(storage)
    await storage.remove(key)
    await storage.put(key, Buffer.from('x'), 'application/pdf')
    standIn.close()
    expect(standIn.unsigned).toEqual([])
    expect(standIn.objects.get(key)?.mime).toBe('application/pdf')
  })

  it('tries again when the store stumbles', async () => {
    const standIn = await s3StandIn('papers')
    const storage = await openStorage(standIn.address, folder)
    const key = newStorageKey()
    standIn.failNext.push(503)
    await storage.put(key, Buffer.from('x'), 'text/plain')
    expect(String(await contentOf(storage, key))).toBe('x')
    standIn.close()
  })

  it('does not take a fault of the store for a missing file', async () => {
    const standIn = await s3StandIn('papers')
    const storage = await openStorage(standIn.address, folder)
    standIn.failNext.push(403)
    const opening = storage.open(newStorageKey())
    await expect(opening).rejects.toThrow()
    await expect(opening).rejects.not.toThrow(StoredFileMissing)
    standIn.close()
  })

  it('refuses an incomplete address without quoting its secret', async () => {
    const opening = openStorage('s3://key:topsecret@host', folder)
    await expect(opening).rejects.toThrow('s3://key:secret@host:port/bucket')
    await expect(opening).rejects.not.toThrow('topsecret')
  })
})

it('refuses an address of a kind it does not know', async () => {
  await expect(openStorage('ftp://host/files', folder)).rejects.toThrow('FILES_URL')
})

it('makes keys that are random and recognisable', () => {
  const keys = new Set(Array.from({ length: 1000 }, newStorageKey))
  expect(keys.size).toBe(1000)
  for (const key of keys) expect(isStorageKey(key)).toBe(true)
})
