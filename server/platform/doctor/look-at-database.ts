import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Config } from '../config.ts'
import { startEmbeddedPostgres } from '../postgres/embedded.ts'
import { reachDatabase } from '../postgres/reach-database.ts'
import { type Finding, findingOf } from './finding.ts'

/** Seconds by which the clocks of server and database may differ. */
const clocksDiffer = 5

/** Version, rights and clock of the database. An embedded one that does not exist yet is left to the first start. */
export async function lookAtDatabase(config: Config): Promise<Finding[]> {
  if (config.directUrl !== undefined) return askDatabase(config.directUrl)
  const dataDir = join(config.dataDir, 'postgres')
  if (!existsSync(join(dataDir, 'cluster')))
    return [
      {
        name: 'database',
        state: 'note',
        said: `The first start makes an embedded PostgreSQL in ${dataDir}.`,
      },
    ]
  const ignored = (): void => undefined
  const starting = await startEmbeddedPostgres({ dataDir, log: { info: ignored, warn: ignored } }).catch(
    (error: unknown) => error,
  )
  if (starting === null || typeof starting !== 'object' || !('url' in starting))
    return [await findingOf('database', () => Promise.reject(starting))]
  const server = starting as Awaited<ReturnType<typeof startEmbeddedPostgres>>
  try {
    return await askDatabase(server.url)
  } finally {
    await server.stop()
  }
}

async function askDatabase(url: string): Promise<Finding[]> {
  let reached = ''
  let seconds = 0
  const database = await findingOf('database', async () => {
    reached = await reachDatabase(url, { log: { info: () => undefined }, patience: 0 })
    const client = new pg.Client({ connectionString: reached })
    client.on('error', () => undefined)
    try {
      await client.connect()
      const began = Date.now()
      const { rows } = await client.query<{ version: string; now: string; encrypted: boolean }>(
        `select current_setting('server_version') as version, extract(epoch from clock_timestamp())::text as now,
           coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as encrypted`,
      )
      seconds = Math.abs(Number(rows[0]?.now) - (began + Date.now()) / 2_000)
      const encrypted = rows[0]?.encrypted ? ', encrypted' : ''
      return {
        said: `PostgreSQL ${rows[0]?.version} at ${new URL(reached).host}${encrypted}; its user has the rights.`,
      }
    } finally {
      await client.end().catch(() => undefined)
    }
  })
  if (database.state === 'FAILS') return [database]
  return [database, await findingOf('clock', async () => ({ said: clockSentence(seconds) }))]
}

/** Throws where codes, sessions and due dates would be wrong by the difference. */
export function clockSentence(seconds: number): string {
  const difference = `${seconds.toFixed(1)} s apart`
  if (seconds > clocksDiffer)
    throw new Error(
      `The clocks of this machine and of the database are ${difference}. Switch time synchronisation (NTP) on at both.`,
    )
  return `The clocks of this machine and of the database are ${difference}.`
}
