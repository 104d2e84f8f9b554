import { randomBytes } from 'node:crypto'
import { chmod, link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { StartRefused } from '../start-refused.ts'

export type DataKeySettings = {
  dataDir: string
  /** base64 of 32 bytes; absent: the key kept in dataDir/data.key, made on first use. */
  dataKey?: string | undefined
  /** Comma-separated base64 keys that may still open what they once sealed. */
  formerDataKeys?: string | undefined
}

/**
 * The current key first, then those kept only for opening. A key is made only while nothing is sealed: a new one would
 * open nothing of what a filled database holds.
 */
export async function loadDataKeys(
  settings: DataKeySettings,
  isFilled: boolean,
): Promise<[Buffer, ...Buffer[]]> {
  const former = (settings.formerDataKeys ?? '').split(',').filter((text) => text.trim() !== '')
  const current = settings.dataKey?.trim()
    ? parseKey(settings.dataKey, 'DATA_KEY')
    : await readOrCreateKey(settings.dataDir, isFilled)
  return [current, ...former.map((text) => parseKey(text, 'DATA_KEY_FORMER'))]
}

export const howToRestore =
  'Put data.key back from a copy of the data folder or out of a backup (README, "Keep it"), or set DATA_KEY to its ' +
  'content, and start again.'

function parseKey(text: string, origin: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64')
  if (key.length !== 32)
    throw new StartRefused(
      `${origin} must be 32 bytes in base64, found ${key.length} bytes. Make a key by: openssl rand -base64 32`,
    )
  return key
}

async function readOrCreateKey(dataDir: string, isFilled: boolean): Promise<Buffer> {
  const path = join(dataDir, 'data.key')
  const found = await readKeyFile(path)
  if (found) return parseKey(found, path)
  if (isFilled)
    throw new StartRefused(
      `The data key is missing: ${path} is not there and DATA_KEY is not set, but the database holds data that was ` +
        `sealed with it. Nothing was changed. ${howToRestore}`,
    )
  await mkdir(dataDir, { recursive: true })
  await createKeyFile(path)
  return parseKey(await readFile(path, 'utf8'), path)
}

async function readKeyFile(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  }
}

// Two server processes may start at once on an empty folder. A hard link appears whole or not at all and
// fails if the name is taken, so both end up reading the same complete key.
async function createKeyFile(path: string): Promise<void> {
  const draft = `${path}.${process.pid}.${randomBytes(6).toString('hex')}`
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(`${randomBytes(32).toString('base64')}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  try {
    await chmod(draft, 0o600)
    await link(draft, path)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
  } finally {
    await rm(draft, { force: true })
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
