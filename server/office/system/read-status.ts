import type { SystemStatus } from '@quayside/contract/office/system.ts'
import packageFile from '../../package.json' with { type: 'json' }
import type { Row } from '../../platform/database/row-reader.ts'
import { isMailConfigured } from '../../platform/mail/open-mailer.ts'
import { waitingMessages } from '../../platform/metrics/read-queues.ts'
import type { Platform } from '../../platform/platform.ts'
import { connectionsInUse, lastDay, measureDatabase, toFigure } from './keep-figures.ts'
import { readDisk } from './read-disk.ts'
import { readJobs } from './read-jobs.ts'
import { serviceStatements, toServices } from './read-services.ts'

const statements = {
  database: `select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
      ${connectionsInUse} as connections,
      current_setting('max_connections')::int as most, (select count(*) from pg_locks where not granted) as lock_waits,
      (select max(name) from migration) as migration`,
  replicas: 'select name, lag_seconds from app.replicas() order by name',
  storage: 'select count(*) as files, coalesce(sum(bytes), 0) as bytes from file',
  messages: `select
      (select count(*) from mail where sent_at >= date_trunc('day', now(), 'Asia/Shanghai'))
        + (select count(*) from notice_delivery
          where channel = 'sms' and sent_at >= date_trunc('day', now(), 'Asia/Shanghai')) as sent,
      (select count(*) from mail where given_up_at is not null) as given_up,
      count(*) as waiting, coalesce(extract(epoch from now() - min(due_at)) / 60, 0) as minutes
    from ${waitingMessages}`,
  maintenance: `select distinct on (kind) kind, ended_at, outcome, is_good from maintenance_run order by kind, id desc`,
  webhooks: `select count(*) filter (where d.state = 'dead') as dead, count(*) filter (where d.state = 'waiting') as waiting
    from webhook_delivery d join webhook w on w.id = d.webhook_id
    where d.state in ('waiting', 'dead') and w.deleted_at is null`,
  history: lastDay,
} as const

export async function readStatus(platform: Platform): Promise<SystemStatus> {
  const { staff, config, metrics } = platform
  const milliseconds = await measureDatabase(platform)
  const answers = await staff.read(
    [...Object.values(statements), ...serviceStatements].map((sql) => ({ sql, parameters: [] })),
  )
  const [
    [database = {}] = [],
    replicas = [],
    [storage = {}] = [],
    [messages = {}] = [],
    runs = [],
    [webhooks = {}] = [],
    history = [],
  ] = answers
  return {
    version: packageFile.version,
    migration: String(database['migration']).slice(0, 4),
    startedAt: new Date(performance.timeOrigin).toISOString(),
    database: {
      version: String(database['version']).split(' ')[0] ?? '',
      bytes: Number(database['bytes']),
      milliseconds,
      connections: Number(database['connections']),
      mostConnections: Number(database['most']),
      lockWaits: Number(database['lock_waits']),
    },
    replicas: replicas.map((row) => ({
      name: String(row['name']),
      lagSeconds: row['lag_seconds'] === null ? null : Number(row['lag_seconds']),
    })),
    disk: await readDisk(config.dataDir),
    storage: {
      isObjectStore: config.filesUrl?.trim().startsWith('s3://') ?? false,
      files: Number(storage['files']),
      bytes: Number(storage['bytes']),
      failures: metrics.quayside_storage_errors_total.total,
    },
    messages: {
      isMailConfigured: isMailConfigured(config.environment),
      sentToday: Number(messages['sent']),
      waiting: Number(messages['waiting']),
      givenUp: Number(messages['given_up']),
      oldestMinutes: Math.round(Number(messages['minutes'])),
    },
    backup: runOf(runs, 'backup'),
    reconcile: runOf(runs, 'reconcile'),
    jobs: await readJobs(staff),
    webhooks: { dead: Number(webhooks['dead']), waiting: Number(webhooks['waiting']) },
    services: toServices(platform, answers.slice(Object.keys(statements).length)),
    history: history.map(toFigure),
  }
}

function runOf(rows: readonly Row[], kind: string): SystemStatus['backup'] {
  const row = rows.find((each) => each['kind'] === kind)
  if (!row) return null
  const outcome = row['outcome'] as Readonly<Record<string, number | undefined>>
  return {
    endedAt: String(row['ended_at']),
    isGood: row['is_good'] === true,
    counts: { checked: outcome['checked'] ?? 0, files: outcome['files'] ?? 0, wrong: outcome['wrong'] ?? 0 },
  }
}
