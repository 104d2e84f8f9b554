import { sql as raw } from 'kysely'
import { addressRules } from '../../platform/outbound/check-address.ts'
import { post, type Sent, signatureOf } from '../../platform/outbound/post.ts'
import { mayFollow, postByAddress, postsAtOnce } from '../../platform/outbound/post-by-address.ts'
import type { Platform } from '../../platform/platform.ts'
import { type FeedRow, toFeedEvent } from '../read-events.ts'

/** Ten seconds, then twice as long each time, at most an hour; after the twelfth attempt it is a dead letter. */
const firstPause = 10
const longestPause = 3_600
export const mostAttempts = 12
const heldFor = 60

export const pauseAfter = (attempts: number): number =>
  Math.min(firstPause * 2 ** (attempts - 1), longestPause)

type Claimed = FeedRow & {
  id: string
  url: string
  secret_sealed: string
  attempts: number
}

/**
 * Sends all that is due and answers when the next attempt is, in seconds, or nothing where none is waiting. Of each
 * record only the first undelivered event is sent, so what happened to it arrives in the order it happened.
 */
export async function deliverDue(platform: Platform): Promise<number | undefined> {
  await postByAddress(await dueWebhooks(platform), async (id) => {
    const claimed = await claim(platform, id)
    return mayFollow(await Promise.all(claimed.map((delivery) => deliver(platform, delivery))))
  })
  return nextIn(platform)
}

const isDue = (now: string) => raw`d.state = 'waiting' and d.next_at <= ${now}::timestamptz
  and (d.held_until is null or d.held_until <= ${now}::timestamptz)`

const dueWebhooks = ({ staff, clock }: Platform): Promise<string[]> =>
  staff.transaction([], async (tx) => {
    const { rows } = await raw<{ id: string }>`
      select distinct w.id::text from webhook_delivery d join webhook w on w.id = d.webhook_id
      where ${isDue(clock.now().toISOString())} and w.deleted_at is null`.execute(tx)
    return rows.map((row) => row.id)
  })

const claim = (platform: Platform, webhookId: string): Promise<Claimed[]> =>
  platform.staff.transaction([], async (tx) => {
    const now = platform.clock.now().toISOString()
    const { rows } = await raw<Claimed>`
      with due as (
        select d.id from webhook_delivery d join webhook w on w.id = d.webhook_id
        where d.webhook_id = ${webhookId} and ${isDue(now)} and w.deleted_at is null
          and not exists (
            select 1 from webhook_delivery earlier
            where earlier.webhook_id = d.webhook_id and earlier.entity = d.entity and earlier.entity_id = d.entity_id
              and earlier.position < d.position and earlier.state in ('waiting', 'dead'))
        order by d.position limit ${postsAtOnce} for update of d skip locked
      )
      update webhook_delivery d set attempts = d.attempts + 1,
        held_until = ${now}::timestamptz + make_interval(secs => ${heldFor})
      from due, webhook w, feed f join event e on e.id = f.event_id
      where d.id = due.id and w.id = d.webhook_id and f.position = d.position
      returning d.id, d.attempts, w.url, w.secret_sealed, f.position, e.company_id, e.entity, e.entity_id, e.transition,
        e.from_state, e.to_state, e.actor, e.actor_name, e.note, e.at`.execute(tx)
    return rows
  })

async function deliver(platform: Platform, delivery: Claimed): Promise<Sent> {
  const seconds = Math.floor(platform.clock.now().getTime() / 1000)
  const body = JSON.stringify(toFeedEvent(delivery))
  const secret = platform.personalData.open(delivery.secret_sealed)
  const sent = await post(
    delivery.url,
    {
      body,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Quayside',
        'quayside-delivery': delivery.id,
        'quayside-signature': signatureOf(secret, body, seconds),
      },
    },
    addressRules(platform.config.environment),
  )
  await noteOutcome(platform, delivery, sent)
  return sent
}

async function noteOutcome(platform: Platform, delivery: Claimed, sent: Sent): Promise<void> {
  const now = platform.clock.now().toISOString()
  await platform.staff.transaction([], async (tx) => {
    if (sent.ok) {
      await raw`update webhook_delivery set state = 'delivered', delivered_at = ${now}, held_until = null, last_error = ''
        where id = ${delivery.id}`.execute(tx)
      return
    }
    const state = delivery.attempts >= mostAttempts ? 'dead' : 'waiting'
    await raw`update webhook_delivery set state = ${state}, held_until = null, last_error = ${sent.error},
        next_at = ${now}::timestamptz + make_interval(secs => ${pauseAfter(delivery.attempts)})
      where id = ${delivery.id}`.execute(tx)
    if (state === 'dead') platform.log.warn({ delivery: delivery.id }, 'webhook delivery given up')
  })
}

async function nextIn(platform: Platform): Promise<number | undefined> {
  const now = platform.clock.now().toISOString()
  const [[row] = []] = await platform.staff.read([
    {
      sql: `select ceil(extract(epoch from min(greatest(d.next_at, coalesce(d.held_until, d.next_at))) - $1::timestamptz))::int
          as seconds
        from webhook_delivery d join webhook w on w.id = d.webhook_id
        where d.state = 'waiting' and w.deleted_at is null and d.next_at > $1::timestamptz`,
      parameters: [now],
    },
  ])
  return typeof row?.['seconds'] === 'number' ? Math.max(1, row['seconds']) : undefined
}
