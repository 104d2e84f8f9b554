import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { postgresUid } from './postgres/os-user.ts'
import { StartRefused } from './start-refused.ts'

/** Before anything is started or filled: the data folder exists, takes files, and its database belongs to its user. */
export async function requireDataFolder({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<void> {
  await tryFolder(dataDir)
  if (databaseUrl !== undefined) return
  const cluster = join(dataDir, 'postgres', 'cluster')
  const refusal = await clusterFault(cluster, await postgresUid())
  if (refusal !== undefined) throw new StartRefused(refusal)
}

async function tryFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    const probe = join(folder, `.probe-${randomBytes(6).toString('hex')}`)
    await writeFile(probe, '')
    await rm(probe)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const owner = await stat(folder).then(
      ({ uid }) => uid,
      () => undefined,
    )
    throw new StartRefused(await folderFault(folder, code ?? 'unknown', owner), { cause: error })
  }
}

/** Why the folder takes no files. */
export async function folderFault(folder: string, code: string, owner: number | undefined): Promise<string> {
  if (code === 'ENOSPC')
    return `The disk of the data folder ${folder} is full. Make room, or set DATA_DIR to another one.`
  if (owner !== undefined && owner !== process.getuid?.() && ['EACCES', 'EPERM'].includes(code)) {
    const user = userInfo().username
    return (
      `The data folder ${folder} belongs to user ${await nameOf(owner)}, and this is user ${user}. ` +
      `Run: sudo chown -R ${user} ${folder}`
    )
  }
  return `Cannot write to the data folder: ${folder} (${code}). Set DATA_DIR to a folder that this user may write to.`
}

/** PostgreSQL serves a folder only to the user who owns it, and only where no other user may read it. */
export async function clusterFault(cluster: string, uid: number | undefined): Promise<string | undefined> {
  const found = await stat(cluster).catch(() => undefined)
  if (!found || uid === undefined) return undefined
  if (found.uid !== uid) {
    const user = await nameOf(uid)
    return (
      `The database in ${cluster} belongs to user ${await nameOf(found.uid)}, and PostgreSQL would run as ${user}. ` +
      `Start as the user it belongs to, or run: sudo chown -R ${user} ${cluster}`
    )
  }
  if ((found.mode & 0o027) !== 0)
    return `The database in ${cluster} may be read or changed by other users, so PostgreSQL does not start on it. Run: sudo chmod -R u=rwX,g=,o= ${cluster}`
  return undefined
}

/** The name of a user, or their number where this machine knows no name. */
async function nameOf(uid: number): Promise<string> {
  const users = await readFile('/etc/passwd', 'utf8').catch(() => '')
  const line = users.split('\n').find((each) => each.split(':')[2] === String(uid))
  return line?.split(':')[0] ?? String(uid)
}
