import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { StartRefused } from '../start-refused.ts'
import { identityName, identityOf, isRunning, parseIdentityName } from './process-identity.ts'

const WAIT_MS = 120_000

/**
 * Runs `work` while no other process does so on the same lock folder.
 *
 * The lock is a folder that holds one file named after its owner, and it is taken by renaming a finished folder into
 * place: rename refuses to replace a folder with something in it. The lock of an ended process is broken by deleting
 * the file with its name, so a lock that another process has taken meanwhile cannot be broken by mistake.
 */
export async function withFolderLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const owner = identityName(identityOf(process.pid), randomUUID())
  await take(folder, owner)
  try {
    return await work()
  } finally {
    await rm(join(folder, owner), { force: true })
    await rmdir(folder).catch(ignore)
  }
}

async function take(folder: string, owner: string): Promise<void> {
  const prepared = `${folder}.${owner}`
  await mkdir(prepared, { recursive: true })
  await writeFile(join(prepared, owner), '')
  const giveUpAt = Date.now() + WAIT_MS
  for (let wait = 10; ; wait = Math.min(wait * 2, 200)) {
    if (await renamed(prepared, folder)) return
    await breakIfDead(folder)
    if (Date.now() > giveUpAt) {
      await rm(prepared, { recursive: true, force: true })
      throw new StartRefused(
        `Another process has held ${folder} for ${WAIT_MS / 1000} s; end it or delete that folder.`,
      )
    }
    await pause(wait)
  }
}

async function renamed(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to)
    return true
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'ENOTEMPTY' || code === 'EEXIST' || (code === 'EPERM' && process.platform === 'win32'))
      return false
    throw error
  }
}

async function breakIfDead(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const holder = parseIdentityName(name)
    if (holder && !isRunning(holder)) await rm(join(folder, name), { force: true })
  }
  // Linux renames over an empty folder, Windows does not.
  await rmdir(folder).catch(ignore)
}

function ignore(): void {
  // The lock folder may already be gone or taken by another process; both are fine.
}
