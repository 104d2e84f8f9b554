import { existsSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { moneyLimit } from '@quayside/contract/kernel/money-limit.ts'
import { routes } from './app.ts'
import { buildApp } from './build-app.ts'
import { frontEndsBuilt } from './front-ends-built.ts'
import { ensureDemoKey } from './gateway/demo-key.ts'
import { watchForWebhooks } from './gateway/webhooks/jobs.ts'
import { jobs } from './jobs.ts'
import { grantNewPermissions } from './modules/account/grant-new-permissions.ts'
import { watchForPushes } from './modules/notices/send-pushes.ts'
import { ownConfig } from './platform/config.ts'
import { requireDataFolder } from './platform/data-folder-check.ts'
import { openProcessLog } from './platform/log.ts'
import { openPlatform } from './platform/open-platform.ts'
import { startEmbeddedPostgres } from './platform/postgres/embedded.ts'
import { reachDatabase } from './platform/postgres/reach-database.ts'
import { demoAccounts } from './seeding/demo-accounts.ts'
import { seedWhenEmpty } from './seeding/seed-when-empty.ts'
import { startOverIfUnfinished } from './seeding/start-over.ts'
import { explainStartError, requireFreePort } from './start-errors.ts'

const began = performance.now()
const config = ownConfig()
const log = openProcessLog(config)
moneyLimit.most = config.moneyLimit
const stops: Array<() => Promise<void>> = []

let isStopping = false
async function stop(code: number): Promise<void> {
  if (isStopping) return
  isStopping = true
  // What was opened is closed in reverse order: new requests are refused, those in flight finish, the database closes last.
  for (const each of stops.toReversed())
    await each().catch((error: unknown) => log.error({ err: error }, 'stop'))
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'))

try {
  await requireFreePort(config)
  await requireDataFolder(config)
  const ownerUrl =
    config.directUrl === undefined
      ? await startOwnPostgres()
      : await reachDatabase(config.directUrl, { log, patience: config.databaseWait * 1_000 })
  await startOverIfUnfinished(ownerUrl, { config, log })
  log.info('bringing the database up to date')
  const platform = await openPlatform(config, ownerUrl, { log })
  stops.push(platform.close)
  await grantNewPermissions(platform.staff)
  const filling = new AbortController()
  stops.push(async () => filling.abort())
  await seedWhenEmpty(platform, filling.signal)
  if (config.isDemo) await ensureDemoKey(platform)
  await frontEndsBuilt()
  log.info('opening the portal')
  const server = await buildApp(platform, routes)
  stops.push(async () => server.close())
  const address = await server.listen({ port: config.port, host: config.host })
  await platform.jobs.start(jobs(platform))
  stops.push(watchForWebhooks(platform).stop)
  stops.push(watchForPushes(platform).stop)
  process.on('uncaughtException', crash)
  sayReady(new URL(address).port)
  // Node writes it at its own end, which a server that is killed does not reach.
  flushCompileCache()
} catch (error) {
  // Without this, a start that fails would leave its PostgreSQL running.
  if (!isStopping) console.error(explainStartError(error, config))
  await stop(1)
}

/** Its state is unknown now: it ends at once, and `npm start` starts it again (scripts/tools.mjs, `crashed`). */
function crash(error: Error): void {
  log.fatal({ err: error }, 'uncaught exception')
  process.exit(70)
}

async function startOwnPostgres(): Promise<string> {
  const postgres = await startEmbeddedPostgres({
    dataDir: join(config.dataDir, 'postgres'),
    log: { info: (line) => log.info(line), warn: (line) => log.warn(line) },
  })
  stops.push(postgres.stop)
  return postgres.url
}

function sayReady(port: string): void {
  const hasOffice = existsSync(join(import.meta.dirname, '../office/dist/index.html'))
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const megabytes = Math.round(process.memoryUsage.rss() / 1024 / 1024)
  const host = config.host === '0.0.0.0' || config.host === '127.0.0.1' ? 'localhost' : config.host
  const lines = [
    `Portal       http://${host}:${port}`,
    ...(hasOffice ? [`Back office  http://${host}:${port}/office`] : []),
    `API          http://${host}:${port}/api/docs`,
    `ERP gateway  http://${host}:${port}/erp/v1/docs`,
    `Ready in ${seconds} s, ${megabytes} MB resident.`,
  ]
  if (config.isDemo) lines.push('', ...demoAccounts())
  console.log(`\n${lines.join('\n')}\n`)
}
