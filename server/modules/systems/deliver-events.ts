import type { SystemEvent } from '@quayside/contract/systems/system-event.ts'
import { systemDeliveryState } from '@quayside/contract/systems/system-webhook.codes.ts'
import { systemDeliveryPause } from '@quayside/contract/systems/system-webhook.rules.ts'
import {
  systemDeliveryAttempts,
  systemDeliveryDays,
  systemWebhookPatience,
} from '@quayside/contract/systems/system-webhook.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { JobDefinition } from '../../platform/jobs.ts'
import { sendNotice } from '../../platform/notices/send-notice.ts'
import type { Sent } from '../../platform/outbound/post.ts'
import { mayFollow, postByAddress, postsAtOnce } from '../../platform/outbound/post-by-address.ts'
import type { Platform } from '../../platform/platform.ts'
import { handOutEvents } from './hand-out-events.ts'
import { postEvent } from './post-event.ts'

const name = 'system-deliveries'
/** How long a process that ended meanwhile keeps others from posting the same. */
const heldFor = 60
const { waiting, delivered, failed } = systemDeliveryState.codes

/** Every minute, and again when the first pause is over: what the companies' own systems are to be told. */
export const deliverSystemEvents = (platform: Platform): JobDefinition => ({
  name,
  schedule: '* * * * *',
  run: async () => {
    await handOutEvents(platform)
    await postByAddress(await dueWebhooks(platform), async (id) => {
      const claimed = await claim(platform, id)
      return mayFollow(await Promise.all(claimed.map((due) => deliver(platform, due))))
    })
    await platform.staff.run({
      sql: 'delete from system_delivery where created_at < now() - make_interval(days => $1)',
      parameters: [systemDeliveryDays],
    })
  },
})

type Due = SystemEvent & {
  readonly id: string
  readonly company_id: string
  readonly webhook_id: string
  readonly name: string
  readonly url: string
  readonly secret_sealed: string
  readonly attempts: number
}

const isDue = (now: string) => raw`d.state = ${raw.lit(waiting)} and d.next_at <= ${now}::timestamptz
  and (d.held_until is null or d.held_until <= ${now}::timestamptz)`

const dueWebhooks = ({ staff, clock }: Platform): Promise<string[]> =>
  staff.transaction([], async (tx) => {
    const { rows } = await raw<{ id: string }>`
      select distinct w.id::text from system_delivery d
        join system_webhook w on w.company_id = d.company_id and w.id = d.webhook_id
      where ${isDue(clock.now().toISOString())} and w.is_enabled and w.deleted_at is null`.execute(tx)
    return rows.map((row) => row.id)
  })

/** Takes only the first event of each record that was not delivered, so what happened to it arrives in order. */
const claim = ({ staff, clock }: Platform, webhookId: string): Promise<Due[]> =>
  staff.transaction([], async (tx) => {
    const now = clock.now().toISOString()
    const { rows } = await raw<Due>`
      with due as (
        select d.id from system_delivery d
          join system_webhook w on w.company_id = d.company_id and w.id = d.webhook_id
        where d.webhook_id = ${webhookId} and ${isDue(now)} and w.is_enabled and w.deleted_at is null
          and not exists (select from system_delivery earlier
            where earlier.webhook_id = d.webhook_id and earlier.kind = d.kind and earlier.record_id = d.record_id
              and earlier.position < d.position and earlier.state = ${raw.lit(waiting)})
        order by d.id limit ${postsAtOnce} for update of d skip locked)
      update system_delivery d set attempts = d.attempts + 1,
        held_until = ${now}::timestamptz + make_interval(secs => ${heldFor})
      from due, system_webhook w
      where d.id = due.id and w.company_id = d.company_id and w.id = d.webhook_id
      returning d.id::text, d.company_id::text, d.webhook_id::text, d.attempts, w.name, w.url, w.secret_sealed,
        d.position::text, d.kind, d.record_id::text as "recordId", d.number, d.event, d.from_state as "fromState",
        d.to_state as "toState", d.actor, d.at`.execute(tx)
    return rows
  })

async function deliver(platform: Platform, due: Due): Promise<Sent> {
  const { position, kind, recordId, number, event, fromState, toState, actor, at } = due
  const eventBody = { position, kind, recordId, number, event, fromState, toState, actor, at }
  const sent = await postEvent(platform, due, { delivery: due.id, event: eventBody })
  await platform.staff.transaction([], async (tx) => {
    await settle(tx, due, sent, platform.clock.now())
    await noteOutcome(tx, due, sent.ok, platform.clock.now())
  })
  return sent
}

function settle(tx: Tx, { id, attempts }: Due, sent: Sent, now: Date) {
  const at = raw`${now.toISOString()}::timestamptz`
  if (sent.ok)
    return raw`update system_delivery set state = ${raw.lit(delivered)}, delivered_at = ${at}, held_until = null,
      status = ${sent.status}, error = '' where id = ${id}`.execute(tx)
  const state = attempts >= systemDeliveryAttempts ? failed : waiting
  return raw`update system_delivery set state = ${raw.lit(state)}, held_until = null, status = ${sent.status ?? null},
    error = ${sent.error}, next_at = ${at} + make_interval(secs => ${systemDeliveryPause(attempts)})
    where id = ${id}`.execute(tx)
}

type WebhookKey = Pick<Due, 'company_id' | 'webhook_id' | 'name'>

/** What the list shows of the last attempt; an address that took nothing for days is stopped, and its company told. */
export async function noteOutcome(
  tx: Tx,
  { company_id: companyId, webhook_id: id, name: webhook }: WebhookKey,
  isTaken: boolean,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  const { rows } = await raw<{ is_long: boolean }>`
    insert into system_webhook_status as s (company_id, webhook_id, last_sent_at, last_failed_at, failing_since)
      values (${companyId}, ${id}, ${isTaken ? at : null}, ${isTaken ? null : at}, ${isTaken ? null : at})
    on conflict (company_id, webhook_id) do update set
      last_sent_at = coalesce(excluded.last_sent_at, s.last_sent_at),
      last_failed_at = coalesce(excluded.last_failed_at, s.last_failed_at),
      failing_since = case when excluded.failing_since is null then null
        else coalesce(s.failing_since, excluded.failing_since) end
    returning coalesce(failing_since <= ${at}::timestamptz - make_interval(hours => ${systemWebhookPatience}), false)
      as is_long`.execute(tx)
  if (rows[0]?.is_long !== true) return
  const stopped = await raw`update system_webhook set is_enabled = false
    where company_id = ${companyId} and id = ${id} and is_enabled and deleted_at is null returning id`.execute(
    tx,
  )
  if (stopped.rows.length === 0) return
  await raw`update system_webhook_status set stopped_at = ${at} where company_id = ${companyId} and webhook_id = ${id}`.execute(
    tx,
  )
  const managers = await raw<{ id: string }>`select id::text from member where company_id = ${companyId}
    and is_enabled and deleted_at is null and permissions @> '{hub-system-manage}'`.execute(tx)
  await sendNotice(tx, {
    companyId,
    memberIds: managers.rows.map((row) => row.id),
    message: { phrase: 'systemWebhook.stopped', params: { name: webhook } },
    record: { entity: 'systemWebhook', id },
  })
}
