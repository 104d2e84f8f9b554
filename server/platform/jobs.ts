import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import { duringActivity } from './activity.ts'
import { PrimaryClient } from './database/primary-client.ts'

type JobHandler = (data: Record<string, unknown>) => Promise<void>
export type JobDefinition = {
  readonly name: string
  /** A cron expression in Shanghai's time, for scheduled jobs. */
  readonly schedule?: string
  readonly run: JobHandler
}

export type Jobs = {
  start(definitions: readonly JobDefinition[]): Promise<void>
  /** `onceWithin`: asked for again within so many seconds, it stays one job. */
  send(
    name: string,
    data: Record<string, unknown>,
    options?: { afterSeconds?: number; onceWithin?: number },
  ): Promise<void>
  stop(): Promise<void>
}

/** pg-boss hands its settings to the pool of pg, whose types have this one. */
const followsPrimary = { Client: PrimaryClient }

/** Background work on pg-boss: any process may queue a job, one process runs it, and it is repeated after a crash. */
export function openJobs(url: string, log: Logger): Jobs {
  const boss = new PgBoss({
    connectionString: url,
    schema: 'pgboss',
    createSchema: false,
    max: 2,
    ...followsPrimary,
    application_name: 'quayside-jobs',
  })
  let isStarted = false
  boss.on('error', (error) => log.warn({ err: error }, 'jobs'))
  return {
    async start(definitions) {
      await boss.start()
      isStarted = true
      for (const { name, schedule, run } of definitions) {
        await boss.createQueue(name, { retryLimit: 3, retryBackoff: true })
        await boss.work(name, async (jobs) => {
          for (const job of jobs)
            await duringActivity({ route: `job ${name}`, reference: job.id }, () =>
              run((job.data ?? {}) as Record<string, unknown>),
            )
        })
        if (schedule) await boss.schedule(name, schedule, {}, { tz: 'Asia/Shanghai' })
      }
    },
    async send(name, data, { afterSeconds, onceWithin } = {}) {
      await boss.send(name, data, {
        ...(afterSeconds !== undefined && { startAfter: afterSeconds }),
        ...(onceWithin !== undefined && { singletonKey: name, singletonSeconds: onceWithin }),
      })
    },
    async stop() {
      if (isStarted) await boss.stop({ graceful: true, timeout: 5_000 })
    },
  }
}
