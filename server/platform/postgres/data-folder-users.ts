import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { identityName, identityOf, isRunning, parseIdentityName } from './process-identity.ts'

/** Registers this process as a user of the data folder; returns the name to sign off with. */
export async function signOn(usersFolder: string): Promise<string> {
  await mkdir(usersFolder, { recursive: true })
  const name = identityName(identityOf(process.pid), randomUUID())
  await writeFile(join(usersFolder, name), '')
  return name
}

/** Removes the name from the list; true when no running process remains on it. */
export async function signOff(usersFolder: string, name: string): Promise<boolean> {
  await rm(join(usersFolder, name), { force: true })
  let isLast = true
  for (const other of await readdir(usersFolder).catch(() => [])) {
    const user = parseIdentityName(other)
    if (user && isRunning(user)) isLast = false
    else await rm(join(usersFolder, other), { force: true })
  }
  return isLast
}
