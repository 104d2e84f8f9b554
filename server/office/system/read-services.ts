import type { ExternalService, ServiceName } from '@quayside/contract/office/system-services.ts'
import type { RateSourceKey } from '@quayside/contract/rates/rate.codes.ts'
import { systemDeliveryState } from '@quayside/contract/systems/system-webhook.codes.ts'
import { ratePages } from '../../modules/rates/fetching/fetch-rates.ts'
import type { Row } from '../../platform/database/row-reader.ts'
import { isMailConfigured } from '../../platform/mail/open-mailer.ts'
import type { Platform } from '../../platform/platform.ts'

const minutesSince = (due: string): string => `coalesce(extract(epoch from now() - ${due}) / 60, 0)`
const isDueMail = 'sent_at is null and given_up_at is null and due_at <= now()'
const isDueText = 'sent_at is null and due_at <= now()'
const { waiting, failed } = systemDeliveryState.codes

/** `last_at`, and where they apply `users`, `waiting`, `minutes` of the oldest that waits, and `failed`. */
const statements = {
  mail: `select max(sent_at) as last_at, count(*) filter (where ${isDueMail}) as waiting,
      ${minutesSince(`min(due_at) filter (where ${isDueMail})`)} as minutes,
      count(*) filter (where given_up_at is not null) as failed
    from mail`,
  sms: `select max(sent_at) as last_at, count(*) filter (where ${isDueText}) as waiting,
      ${minutesSince(`min(due_at) filter (where ${isDueText})`)} as minutes
    from notice_delivery where channel = 'sms'`,
  files: 'select max(created_at) as last_at from file',
  erp: 'select count(*) as users, max(last_used_at) as last_at from api_key where revoked_at is null',
  webhooks: `select count(distinct w.id) as users, max(d.delivered_at) as last_at,
      count(*) filter (where d.state = 'waiting') as waiting, count(*) filter (where d.state = 'dead') as failed
    from webhook w left join webhook_delivery d on d.webhook_id = w.id where w.deleted_at is null`,
  systems: `select count(distinct w.id) as users, max(d.delivered_at) as last_at,
      count(*) filter (where d.state = ${waiting}) as waiting, count(*) filter (where d.state = ${failed}) as failed
    from system_webhook w left join system_delivery d on d.company_id = w.company_id and d.webhook_id = w.id
    where w.deleted_at is null and w.is_enabled`,
  robots: `select count(distinct r.id) as users, max(d.sent_at) as last_at,
      count(*) filter (where d.sent_at is null and d.given_up_at is null) as waiting, count(d.given_up_at) as failed
    from group_robot r left join robot_delivery d on d.company_id = r.company_id and d.robot_id = r.id
    where r.deleted_at is null and r.is_enabled`,
  push: `select count(*) as users, max(last_sent_at) as last_at, count(fault) as failed,
      (select count(*) from push_delivery where due_at <= now()) as waiting
    from push_subscription`,
} as const satisfies Partial<Record<ServiceName, string>>

export const serviceStatements: readonly string[] = [
  ...Object.values(statements),
  'select source, max(day) as day, max(published_at) as last_at from rate group by source',
]

type Via = ExternalService['via']

/** How each service is connected, by the settings of the process. */
function connections({
  config: { environment, filesUrl },
}: Pick<Platform, 'config'>): Record<ServiceName, Via> {
  const ratesFrom = (source: RateSourceKey): Via => (environment[ratePages[source].setting] ? 'page' : 'hand')
  const sender = environment['SMS_SENDER']?.trim()
  return {
    mail: isMailConfigured(environment) ? 'smtp' : '',
    sms: sender === 'webhook' || sender === 'alibaba' ? sender : 'outbox',
    files: filesUrl?.trim().startsWith('s3://') ? 's3' : 'disk',
    erp: 'keys',
    webhooks: 'https',
    systems: 'https',
    robots: 'https',
    push: 'https',
    ratesBoc: ratesFrom('boc'),
    ratesSafe: ratesFrom('safe'),
    ratesCustoms: ratesFrom('customs'),
  }
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const rateSources = { ratesBoc: 'boc', ratesSafe: 'safe', ratesCustoms: 'customs' } as const

/** Of the answers to `serviceStatements`, in their order. */
export function toServices(platform: Platform, answers: readonly (readonly Row[])[]): ExternalService[] {
  const via = connections(platform)
  const asked = Object.keys(statements) as (keyof typeof statements)[]
  const own = asked.map((name, place): ExternalService => {
    const row = answers[place]?.[0] ?? {}
    const isStorage = name === 'files'
    return {
      name,
      via: via[name],
      users: row['users'] === undefined ? null : Number(row['users']),
      lastAt: textOrNull(row['last_at']),
      lastDay: null,
      waiting: Number(row['waiting'] ?? 0),
      oldestMinutes: Math.round(Number(row['minutes'] ?? 0)),
      failed: isStorage ? platform.metrics.quayside_storage_errors_total.total : Number(row['failed'] ?? 0),
    }
  })
  const days = answers[asked.length] ?? []
  const rates = (Object.keys(rateSources) as (keyof typeof rateSources)[]).map((name): ExternalService => {
    const row = days.find(({ source }) => source === rateSources[name])
    return {
      name,
      via: via[name],
      users: null,
      lastAt: textOrNull(row?.['last_at']),
      lastDay: textOrNull(row?.['day']),
      waiting: 0,
      oldestMinutes: 0,
      failed: 0,
    }
  })
  return [...own, ...rates]
}
