import { readFile, readlink, realpath, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { StartRefused } from '../start-refused.ts'
import { isAlive } from './process-identity.ts'

export interface Postmaster {
  pid: number
  port: number
}

const READY_WITHIN_MS = 60_000

/** What postmaster.pid says, whether or not that process still runs. */
export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => undefined)
  const lines = text?.split('\n')
  const pid = Number(lines?.[0])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  // The port is written a moment after the pid.
  return { pid, port: Number(lines?.[3] ?? 0) }
}

/**
 * The postmaster that already serves this cluster, once it answers with our password. A postmaster.pid whose process has
 * ended, or whose number now belongs to another program, is removed: PostgreSQL would refuse to start over the latter.
 */
export async function adoptPostmaster(
  cluster: string,
  urlOf: (port: number) => string,
): Promise<Postmaster | undefined> {
  const giveUpAt = Date.now() + READY_WITHIN_MS
  for (;;) {
    const found = await readPostmaster(cluster)
    if (!found) return undefined
    if (!isAlive(found.pid) || (await isOfAnother(found.pid, cluster))) {
      await rm(join(cluster, 'postmaster.pid'), { force: true })
      return undefined
    }
    if (found.port > 0 && (await answersFor(cluster, urlOf(found.port)))) return found
    if (Date.now() > giveUpAt) {
      throw new StartRefused(
        `PostgreSQL (process ${found.pid}) holds ${cluster} but has not answered on port ${found.port} for ` +
          `${READY_WITHIN_MS / 1000} s; look into its server.log, end that process and start again.`,
      )
    }
    await pause(100)
  }
}

/** A postmaster works in its cluster's folder, which Linux shows. Elsewhere an answer on the port must prove it. */
async function isOfAnother(pid: number, cluster: string): Promise<boolean> {
  if (process.platform !== 'linux') return false
  const [workingIn, ours] = await Promise.all([
    readlink(`/proc/${pid}/cwd`).catch(() => undefined),
    realpath(cluster),
  ])
  return workingIn !== ours
}

async function answersFor(cluster: string, url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return rows[0] !== undefined && (await realpath(rows[0].data_directory)) === (await realpath(cluster))
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}
