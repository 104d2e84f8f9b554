import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { createCluster, hasCluster, OWNER, startCluster, stopCluster } from './cluster.ts'
import { type EmbeddedOptions, openPlace, type Place } from './data-folder.ts'
import { signOff, signOn } from './data-folder-users.ts'
import { withFolderLock } from './folder-lock.ts'
import { findFreePort } from './free-port.ts'
import { adoptPostmaster, type Postmaster } from './postmaster.ts'
import { isAlive } from './process-identity.ts'

export interface EmbeddedPostgres {
  /** Owner's connection to the database `quayside`; the owner is this cluster's superuser. */
  url: string
  /** True when a postmaster was already running on the folder. */
  adopted: boolean
  /** Stops the postmaster, unless another running process uses the folder too. */
  stop(): Promise<void>
}

const WATCH_EVERY_MS = 250

/**
 * Serves `dataDir` by an embedded PostgreSQL. The postmaster survives a kill of this process and is then adopted by the
 * next one; when the postmaster itself ends, it is started again on the same port. Any number of processes may share
 * one folder.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const place = await openPlace(options)
  const users = join(place.folder, 'users')
  return await withFolderLock(place.lock, async () => {
    const { postmaster, adopted } = await ensureRunning(place)
    const name = await signOn(users)
    const stopWatching = keepRunning(place, postmaster)
    let stopped: Promise<void> | undefined
    const stop = async () => {
      await stopWatching()
      await withFolderLock(place.lock, async () => {
        if (await signOff(users, name)) await stopCluster(place.cluster, place.binaries, place.user)
      })
    }
    return { url: place.urlOf(postmaster.port), adopted, stop: async () => await (stopped ??= stop()) }
  })
}

async function ensureRunning(
  place: Place,
  port?: number,
): Promise<{ postmaster: Postmaster; adopted: boolean }> {
  const { cluster, binaries, user, log } = place
  const isMade = await hasCluster(cluster, binaries, user)
  if (isMade) {
    const running = await adoptPostmaster(cluster, (at) => place.urlOf(at, 'postgres'))
    if (running) {
      await ensureDatabase(place, running.port)
      log.info(
        `PostgreSQL is already running on ${place.folder} (process ${running.pid}, port ${running.port})`,
      )
      return { postmaster: running, adopted: true }
    }
  } else {
    log.info(`Creating a PostgreSQL cluster in ${place.folder}`)
    await createCluster(cluster, binaries, user, place)
  }
  const postmaster = await startOnFreePort(place, port)
  await ensureDatabase(place, postmaster.port)
  log.info(`PostgreSQL serves ${place.folder} (process ${postmaster.pid}, port ${postmaster.port})`)
  return { postmaster, adopted: false }
}

async function startOnFreePort(place: Place, required?: number): Promise<Postmaster> {
  const remembered = required ?? Number(await readFile(place.portFile, 'utf8').catch(() => 0))
  for (let attempt = 0; attempt < 5; attempt++) {
    const port = required ?? (await findFreePort(attempt === 0 && remembered > 0 ? remembered : undefined))
    const settings = { ...place.settings, port }
    if ((await startCluster(place.cluster, place.binaries, place.user, settings)) === 'started') {
      await writeFile(place.portFile, String(port))
      const postmaster = await adoptPostmaster(place.cluster, (at) => place.urlOf(at, 'postgres'))
      if (postmaster) return postmaster
      throw new Error(`PostgreSQL ended right after its start; see server.log in ${place.cluster}.`)
    }
  }
  throw new Error(`PostgreSQL found its port taken again and again${required ? ` (${required})` : ''}.`)
}

async function ensureDatabase(place: Place, port: number): Promise<void> {
  const client = new Client({ connectionString: place.urlOf(port, 'postgres') })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [OWNER])
    if (rowCount === 0) await client.query(`create database ${OWNER}`)
  } finally {
    await client.end()
  }
}

/** Starts the postmaster again when it ends, on the same port, because all connection pools use that port. */
function keepRunning(place: Place, first: Postmaster): () => Promise<void> {
  let { pid } = first
  let isWatching = true
  let revival = Promise.resolve()
  const revive = async () => {
    try {
      await withFolderLock(place.lock, async () => {
        // A process that waited for the lock while the folder's last user stopped the server must not start it again.
        if (!isWatching) return
        pid = (await ensureRunning(place, first.port)).postmaster.pid
      })
      place.log.warn(`PostgreSQL had ended on ${place.folder} and runs again (process ${pid})`)
    } catch (error) {
      place.log.warn(`PostgreSQL ended on ${place.folder} and could not be started yet: ${String(error)}`)
    }
  }
  let isReviving = false
  const timer = setInterval(() => {
    if (isReviving || isAlive(pid)) return
    isReviving = true
    revival = revive().finally(() => (isReviving = false))
  }, WATCH_EVERY_MS)
  timer.unref()
  return async () => {
    isWatching = false
    clearInterval(timer)
    await revival
  }
}
