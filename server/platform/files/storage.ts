import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Part } from '../http/byte-range.ts'
import { StartRefused } from '../start-refused.ts'

export interface FileStorage {
  /** Resolves once the whole file is stored; until then it cannot be opened. */
  put(key: string, content: Uint8Array | Readable, mime: string): Promise<void>
  /** The file, or a part of it. Throws StoredFileMissing when there is no such file. */
  open(key: string, part?: Part): Promise<Readable>
  /** Removing what is not there is no error, so that a job may be repeated. */
  remove(key: string): Promise<void>
  list(): AsyncIterable<string>
}

export class StoredFileMissing extends Error {
  override name = 'StoredFileMissing'
}

/** The storage does not answer, or has no room: answered with 503, and what needs no file goes on. */
export class StorageAway extends Error {
  override name = 'StorageAway'
}

/** Every failure of a storage, other than that a file is missing, becomes StorageAway. */
function sayingAway(storage: FileStorage): FileStorage {
  const away = (error: unknown): never => {
    if (error instanceof StoredFileMissing || error instanceof TypeError) throw error
    const reason = error instanceof Error ? error.message : 'unknown'
    throw new StorageAway(`the file storage failed: ${reason}`, { cause: error })
  }
  return {
    ...storage,
    put: (key, content, mime) => storage.put(key, content, mime).catch(away),
    open: (key, part) => storage.open(key, part).catch(away),
    remove: (key) => storage.remove(key).catch(away),
  }
}

/** Random, so that a key cannot be guessed; two folder levels keep every folder small. */
export function newStorageKey(): string {
  const name = randomBytes(20).toString('hex')
  return `${name.slice(0, 2)}/${name.slice(2, 4)}/${name}`
}

export function isStorageKey(key: string): boolean {
  return /^[\da-f]{2}\/[\da-f]{2}\/[\da-f]{40}$/.test(key)
}

/** Refuses anything that is not a generated key, so that no path is built from other text. */
export function requireStorageKey(key: string): void {
  if (!isStorageKey(key)) throw new TypeError('not a storage key')
}

/** FILES_URL: absent for DATA_DIR/files, a path or file: URL for another folder, s3://… for an object store. */
export async function openStorage(filesUrl: string | undefined, dataDir: string): Promise<FileStorage> {
  const address = filesUrl?.trim() ?? ''
  if (address.startsWith('s3://')) {
    // The S3 client is loaded only where it is used.
    const { s3Storage } = await import('./s3-storage.ts')
    return sayingAway(s3Storage(address))
  }
  if (/^(?!file:)[a-z][\w+.-]+:/i.test(address)) {
    throw new StartRefused('FILES_URL must be a folder, a file: URL or an s3: URL.')
  }
  const { diskStorage } = await import('./disk-storage.ts')
  const folder = address.startsWith('file:') ? decodeURIComponent(new URL(address).pathname) : address
  return sayingAway(await diskStorage(folder === '' ? join(dataDir, 'files') : folder))
}
