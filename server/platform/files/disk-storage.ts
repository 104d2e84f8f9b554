import { randomBytes } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { type FileStorage, isStorageKey, requireStorageKey, StoredFileMissing } from './storage.ts'

const draftsFolder = '.incoming'
const forgottenAfterMs = 24 * 60 * 60 * 1000

export async function diskStorage(root: string): Promise<FileStorage> {
  const drafts = join(root, draftsFolder)
  await mkdir(drafts, { recursive: true, mode: 0o700 })
  await removeForgottenDrafts(drafts)

  return {
    async put(key, content) {
      requireStorageKey(key)
      const path = join(root, key)
      const draft = join(drafts, randomBytes(12).toString('hex'))
      try {
        await writeSynced(draft, content)
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        await rename(draft, path)
        // Without this a power failure may lose the directory entry although the content is on the disk.
        for (const folder of [dirname(path), dirname(dirname(path)), root]) await syncFolder(folder)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },

    async open(key, part) {
      requireStorageKey(key)
      try {
        const file = await open(join(root, key), 'r')
        return file.createReadStream(part)
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
          throw new StoredFileMissing(key)
        throw error
      }
    },

    async remove(key) {
      requireStorageKey(key)
      await rm(join(root, key), { force: true })
    },

    async *list() {
      for (const first of await namesIn(root)) {
        if (first === draftsFolder) continue
        for (const second of await namesIn(join(root, first))) {
          for (const name of await namesIn(join(root, first, second))) {
            const key = `${first}/${second}/${name}`
            if (isStorageKey(key)) yield key
          }
        }
      }
    },
  }
}

async function writeSynced(path: string, content: Uint8Array | Readable): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

// Temporary files of a killed process; one of today may still be in use by another process.
async function removeForgottenDrafts(drafts: string): Promise<void> {
  for (const name of await namesIn(drafts)) {
    const path = join(drafts, name)
    const age = await stat(path).then(
      (found) => Date.now() - found.mtimeMs,
      () => 0,
    )
    if (age > forgottenAfterMs) await rm(path, { force: true })
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch {
    return []
  }
}
