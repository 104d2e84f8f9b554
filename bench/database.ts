import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@quayside/server/platform/config.ts'
import { openLog } from '@quayside/server/platform/log.ts'
import { type OpenedPlatform, openPlatform } from '@quayside/server/platform/open-platform.ts'
import { startEmbeddedPostgres } from '@quayside/server/platform/postgres/embedded.ts'
import { seedReference } from '@quayside/server/seeding/seed-reference.ts'

export type BenchApp = { platform: OpenedPlatform; dataDir: string; close(): Promise<void> }

/** A cluster of its own with the settings of production (fsync on), thrown away at the end. */
export async function openBenchApp(): Promise<BenchApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'quayside-bench-'))
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: { info: () => undefined, warn: console.error },
  })
  const platform = await openPlatform(
    readConfig({ DATA_DIR: dataDir, DEMO: 'off', PORT: '0' }),
    postgres.url,
    {
      log: openLog('fatal'),
    },
  )
  await seedReference(platform.staff)
  return {
    platform,
    dataDir,
    async close() {
      await platform.close()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
