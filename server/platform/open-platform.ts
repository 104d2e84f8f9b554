import { join } from 'node:path'
import type { Logger } from 'pino'
import { type Clock, systemClock } from './clock.ts'
import type { Config } from './config.ts'
import { openCheckedPersonalData } from './crypto/checked-data-key.ts'
import { passwordHasher } from './crypto/password.ts'
import { type ObserveTransaction, openDatabase, type Tx } from './database/database.ts'
import type { Conflict } from './database/retry-conflicts.ts'
import { noteWrites } from './database/standby-reads.ts'
import { openStorage } from './files/storage.ts'
import { openJobs } from './jobs.ts'
import { openLiveHub } from './live/hub.ts'
import { companiesWritten, takePublished } from './live/publish.ts'
import { countedStorage } from './metrics/counted-storage.ts'
import { databaseMeter } from './metrics/database-meter.ts'
import { countHappenings } from './metrics/happenings.ts'
import { openMetrics } from './metrics/metrics.ts'
import { openParsePool, type ParsePool } from './parsing/parse-pool.ts'
import { closePdf } from './pdf/render-pdf.ts'
import type { Platform } from './platform.ts'
import { migrate } from './postgres/migrate.ts'
import { requirePooler } from './postgres/pooler.ts'
import { ensureRoles, roleAt } from './postgres/roles.ts'
import { openSmsSender } from './sms/open-sms-sender.ts'

const migrations = join(import.meta.dirname, '../../db/migrations')

export type OpenedPlatform = Platform & { readonly ownerUrl: string; close(): Promise<void> }

/** Roles, then migrations, then the connections: safe for any number of processes that start at once. */
export async function openPlatform(
  config: Config,
  ownerUrl: string,
  parts: {
    log: Logger
    clock?: Clock
    parsing?: ParsePool
    observe?: ObserveTransaction
    /** More settings of each database session. */
    settings?: string
  },
): Promise<OpenedPlatform> {
  const { log } = parts
  const clock = parts.clock ?? systemClock
  const parsing = parts.parsing ?? openParsePool()
  const { appUrl, staffUrl } = await ensureRoles(ownerUrl)
  await migrate(ownerUrl, { folder: migrations })
  const onError = (error: Error): void => log.warn({ err: error }, 'database connection lost')
  const { poolSize, rowDecoder } = config
  const { databaseUrl, directUrl } = config
  const pooler = databaseUrl === directUrl ? undefined : databaseUrl
  const through = (url: string) => (pooler ? { url: roleAt(pooler, url), directUrl: url } : { url })
  if (pooler) await requirePooler(roleAt(pooler, appUrl))
  const live = openLiveHub(staffUrl, log)
  const metrics = openMetrics()
  const meterOf = (pool: string) => databaseMeter(metrics, { pool, log, slowFrom: config.slowStatementMs })
  const onCommitted = async (tx: Tx): Promise<void> => {
    if (standby)
      await noteWrites(staff, companiesWritten(tx)).catch((error: unknown) =>
        log.warn({ err: error }, 'not noted for the standby'),
      )
    live.send(takePublished(tx))
    countHappenings(tx, metrics)
  }
  const onConflict = (conflict: Conflict): void => log.warn(conflict, 'transaction lost against another one')
  const app = openDatabase({
    ...through(appUrl),
    poolSize,
    rowDecoder,
    applicationName: 'quayside-app',
    meter: meterOf('app'),
    onError,
    onCommitted,
    onConflict,
    observe: parts.observe,
    settings: parts.settings,
  })
  const staff = openDatabase({
    ...through(staffUrl),
    rowDecoder,
    poolSize: Math.max(2, poolSize / 2),
    applicationName: 'quayside-staff',
    meter: meterOf('staff'),
    onError,
    onCommitted,
    onConflict,
    observe: parts.observe,
    settings: parts.settings,
  })
  const standby =
    config.readUrl === undefined
      ? undefined
      : openDatabase({
          url: roleAt(config.readUrl, appUrl),
          rowDecoder,
          poolSize,
          applicationName: 'quayside-read',
          meter: meterOf('standby'),
          onError,
        })
  const personalData = await openCheckedPersonalData(staff, {
    dataDir: config.dataDir,
    dataKey: config.environment['DATA_KEY'],
    formerDataKeys: config.environment['DATA_KEY_FORMER'],
  }).catch(async (error: unknown) => {
    await Promise.all([live.close(), app.close(), staff.close(), standby?.close()])
    throw error
  })
  const jobs = openJobs(staffUrl, log)
  return {
    config,
    log,
    clock,
    app,
    staff,
    standby,
    live,
    jobs,
    metrics,
    parsing,
    ownerUrl,
    passwords: passwordHasher(),
    personalData,
    files: countedStorage(await openStorage(config.filesUrl, config.dataDir), metrics),
    sms: openSmsSender(config.environment, config.dataDir, clock),
    async close() {
      await live.close()
      await closePdf()
      parsing.close()
      await jobs.stop()
      await Promise.all([app.close(), staff.close(), standby?.close()])
    },
  }
}
