import type { JobDefinition } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { deliverDue } from './deliver.ts'
import { fanOut } from './fan-out.ts'

const deliveries = 'webhook-deliveries'
const lookEvery = 1_000

/** Sends what is due. A failed attempt schedules the next run after its pause; a run each minute covers missed ones. */
export const webhookJob = (platform: Platform): JobDefinition => ({
  name: deliveries,
  schedule: '* * * * *',
  run: async () => {
    await fanOut(platform)
    const seconds = await deliverDue(platform)
    // Beyond a minute the schedule comes first.
    if (seconds !== undefined && seconds < 60)
      await platform.jobs.send(deliveries, {}, { afterSeconds: seconds, onceWithin: 5 })
  },
})

/** Delivered webhooks are kept for a month. */
export const gatewayRetention = (platform: Platform): JobDefinition => ({
  name: 'gateway-retention',
  schedule: '50 3 * * *',
  run: async () => {
    await platform.staff.run({
      sql: "delete from webhook_delivery where state in ('delivered', 'dropped') and created_at < now() - interval '30 days'",
      parameters: [],
    })
  },
})

/** Checks once a second for events to send; without webhooks, which is usual, this is one query. */
export function watchForWebhooks(platform: Platform): { stop(): Promise<void> } {
  let looking: Promise<void> = Promise.resolve()
  const look = async (): Promise<void> => {
    const [[news] = []] = await platform.staff.read([
      {
        sql: `select exists (select from feed_pending) or exists (select from webhook w join api_key k on k.id = w.api_key_id
            where w.deleted_at is null and k.scopes @> '{events:read}' and w.position < (select coalesce(max(position), 0) from feed)) as is_so
          where exists (select from webhook where deleted_at is null)`,
        parameters: [],
      },
    ])
    if (news?.['is_so'] !== true) return
    if ((await fanOut(platform)) > 0) await platform.jobs.send(deliveries, {})
  }
  let isLooking = false
  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    looking = look()
      .catch((error: unknown) => platform.log.warn({ err: error }, 'webhooks'))
      .finally(() => {
        isLooking = false
      })
  }, lookEvery)
  return {
    async stop() {
      clearInterval(timer)
      await looking
    },
  }
}
