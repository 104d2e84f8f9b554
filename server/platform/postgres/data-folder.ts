import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { findPostgresBinaries, type PostgresBinaries } from './binaries.ts'
import { OWNER } from './cluster.ts'
import type { Settings } from './cluster-settings.ts'
import { withFolderLock } from './folder-lock.ts'
import { findOsUser, type OsUser } from './os-user.ts'

interface Log {
  info(line: string): void
  warn(line: string): void
}

export interface EmbeddedOptions {
  /** The folder that holds the cluster, its password and its port; made when missing. */
  dataDir: string
  log: Log
  /** Added to or put in place of our own postgresql.conf settings. */
  settings?: Settings
}

export interface Place {
  folder: string
  cluster: string
  lock: string
  portFile: string
  password: string
  binaries: PostgresBinaries
  user: OsUser
  settings: Settings
  log: Log
  urlOf(port: number, database?: string): string
}

export async function openPlace({ dataDir, log, settings = {} }: EmbeddedOptions): Promise<Place> {
  const folder = resolve(dataDir)
  await mkdir(folder, { recursive: true })
  const binaries = await findPostgresBinaries()
  const user = await findOsUser(binaries.postgres, folder)
  const lock = join(folder, 'lock')
  const password = await withFolderLock(lock, async () => await readOrMakePassword(folder))
  return {
    folder,
    cluster: join(folder, 'cluster'),
    lock,
    portFile: join(folder, 'port'),
    password,
    binaries,
    user,
    settings,
    log,
    urlOf: (port, database = OWNER) => `postgres://${OWNER}:${password}@127.0.0.1:${port}/${database}`,
  }
}

async function readOrMakePassword(folder: string): Promise<string> {
  const file = join(folder, 'password')
  const existing = await readFile(file, 'utf8').catch(() => '')
  if (existing !== '') return existing.trim()
  const made = randomBytes(24).toString('base64url')
  await writeFile(`${file}.new`, made, { mode: 0o600 })
  await rename(`${file}.new`, file)
  return made
}
