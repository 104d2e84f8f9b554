import * as z from 'zod/mini'
import { instant } from '../kernel/schema.ts'
import { ExternalService, type ServiceName, serviceState } from './system-services.ts'

const JobRun = z.object({
  id: z.string(),
  /** The job's name in server/jobs.ts. */
  name: z.string(),
  state: z.enum(['failed', 'completed']),
  endedAt: instant,
  seconds: z.number(),
  /** The error of a failed job, without values of records. */
  reason: z.string(),
})

const MaintenanceRun = z.object({
  endedAt: instant,
  isGood: z.boolean(),
  /** backup: rows, files and missing files; reconcile: equalities and those that do not hold. */
  counts: z.object({ checked: z.number(), files: z.number(), wrong: z.number() }),
})

export const SystemStatus = z.object({
  version: z.string(),
  migration: z.string(),
  startedAt: instant,
  database: z.object({
    version: z.string(),
    bytes: z.number(),
    milliseconds: z.number(),
    connections: z.number(),
    mostConnections: z.number(),
    lockWaits: z.number(),
  }),
  /** The lag is unknown where the database's owner may not see it. */
  replicas: z.array(z.object({ name: z.string(), lagSeconds: z.nullable(z.number()) })),
  disk: z.nullable(z.object({ bytes: z.number(), freeBytes: z.number() })),
  storage: z.object({
    isObjectStore: z.boolean(),
    files: z.number(),
    bytes: z.number(),
    /** How many failed in this process since its start. */
    failures: z.number(),
  }),
  messages: z.object({
    isMailConfigured: z.boolean(),
    sentToday: z.number(),
    waiting: z.number(),
    /** E-mails that no attempt of ten days could deliver. */
    givenUp: z.number(),
    oldestMinutes: z.number(),
  }),
  backup: z.nullable(MaintenanceRun),
  reconcile: z.nullable(MaintenanceRun),
  jobs: z.object({ endedToday: z.number(), waiting: z.number(), runs: z.array(JobRun) }),
  webhooks: z.object({ dead: z.number(), waiting: z.number() }),
  services: z.array(ExternalService),
  /** The worst of each quarter of an hour of the last day; one in which no process ran is missing. */
  history: z.array(
    z.object({
      at: instant,
      milliseconds: z.number(),
      connections: z.number(),
      lagSeconds: z.nullable(z.number()),
      waiting: z.number(),
    }),
  ),
})
export type SystemStatus = z.infer<typeof SystemStatus>

export const FailedJobs = z.strictObject({
  ids: z.array(z.uuid()).check(z.minLength(1, 'selection.empty'), z.maxLength(500)),
})

/** From where on a figure needs a person; docs/operations.md and the alerts say the same. */
export const systemLimits = {
  replicaLagSeconds: 30,
  diskUsed: 0.85,
  messageMinutes: 30,
  backupHours: 36,
  reconcileDays: 8,
} as const

export const systemParts = [
  'version',
  'database',
  'replicas',
  'disk',
  'storage',
  'messages',
  'backup',
  'reconcile',
  'jobs',
  'webhooks',
  'services',
] as const
export type SystemPart = (typeof systemParts)[number]

const hour = 3_600_000

/** Services whose failures are a part of their own. */
const shownApart: ReadonlySet<ServiceName> = new Set(['mail', 'sms', 'files', 'webhooks'])

/** Services that need a person and that no other part of the page names. */
export const wrongServices = ({ services }: SystemStatus, now: Date): ExternalService[] =>
  services.filter((each) => !shownApart.has(each.name) && serviceState(each, now) === 'wrong')

/** Which parts need a person, in the order in which they are shown. */
export function findProblems(status: SystemStatus, now: Date): SystemPart[] {
  const isOld = (run: { endedAt: string } | null, hours: number): boolean =>
    run === null || now.getTime() - new Date(run.endedAt).getTime() > hours * hour
  const { disk, backup, reconcile } = status
  const wrong: Record<SystemPart, boolean> = {
    version: false,
    database: status.database.connections >= status.database.mostConnections * 0.9,
    replicas: status.replicas.some(
      ({ lagSeconds: lag }) => lag !== null && lag > systemLimits.replicaLagSeconds,
    ),
    disk: disk !== null && 1 - disk.freeBytes / disk.bytes > systemLimits.diskUsed,
    storage: status.storage.failures > 0,
    messages: status.messages.givenUp > 0 || status.messages.oldestMinutes > systemLimits.messageMinutes,
    backup: isOld(backup, systemLimits.backupHours) || backup?.isGood === false,
    reconcile: isOld(reconcile, systemLimits.reconcileDays * 24) || reconcile?.isGood === false,
    jobs: status.jobs.runs.some(({ state }) => state === 'failed'),
    webhooks: status.webhooks.dead > 0,
    services: wrongServices(status, now).length > 0,
  }
  return systemParts.filter((part) => wrong[part])
}
