import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../platform/config.ts'
import { openLog } from '../platform/log.ts'
import { openPlatform } from '../platform/open-platform.ts'
import { startEmbeddedPostgres } from '../platform/postgres/embedded.ts'
import { type ServerProcess, startServerProcess } from '../platform/testing/server-process.ts'
import { seedReference } from '../seeding/seed-reference.ts'

/**
 * A data folder as `npm start` has one, with PostgreSQL set as there: what was acknowledged is on the disk. The servers
 * under test are processes of their own on it; this one only reads.
 */
export async function openOwnCluster(name: string, { reference = true } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), `quayside-${name}-`))
  const silent = { info: () => undefined, warn: () => undefined }
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log: silent })
  const platform = await openPlatform(
    readConfig({ DATA_DIR: dataDir, DEMO: 'off', POOL_SIZE: '2' }),
    postgres.url,
    { log: openLog('silent') },
  )
  // Here, where all that it takes is loaded: the first server would start a process of its own for it.
  if (reference) await seedReference(platform.staff)
  const servers: ServerProcess[] = []
  /** A server on it, and how long it took until it was ready. */
  async function start() {
    const began = performance.now()
    const server = await startServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'fatal' })
    servers.push(server)
    return { server, took: performance.now() - began }
  }
  return {
    platform,
    cluster: join(dataDir, 'postgres', 'cluster'),
    start,
    /**
     * How long a start may take after a kill. Five seconds, as promised; but a machine on which any start takes longer
     * says nothing about the kill. There it may take twice a plain start of the same run: what the kill left behind
     * (locks, half-done transactions, a PostgreSQL without its parent) must not cost more than starting itself. The
     * load of the machine may have changed, so a plain start is timed again before a failure is reported.
     */
    async limitFor(took: number, plainStart: number): Promise<number> {
      const limit = Math.max(5_000, 2 * plainStart)
      if (took <= limit) return limit
      const again = await start()
      await again.server.kill('SIGTERM')
      return Math.max(limit, 2 * again.took)
    },
    async close() {
      // After a failure one may still be there.
      for (const server of servers) await server.kill('SIGKILL')
      await platform.close()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
export type OwnCluster = Awaited<ReturnType<typeof openOwnCluster>>
