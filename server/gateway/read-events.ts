import { type EventsPage, FeedEvent } from '@quayside/contract/gateway/feed.ts'
import { toFeedName } from '@quayside/contract/kernel/entities.ts'
import { sql as raw } from 'kysely'
import { sql } from '../platform/database/database.ts'
import { sequenceFeed } from '../platform/feed/sequence-feed.ts'
import type { Platform } from '../platform/platform.ts'
import { staffReader } from '../platform/records/read-within.ts'
import { shaped } from '../platform/records/shaped.ts'

const findFeed = (after: string, limit: number) =>
  sql
    .selectFrom('feed')
    .innerJoin('event', 'event.id', 'feed.event_id')
    .select([
      'feed.position',
      'event.company_id',
      'event.entity',
      'event.entity_id',
      'event.transition',
      'event.from_state',
      'event.to_state',
      'event.actor',
      'event.actor_name',
      'event.note',
      'event.at',
    ])
    .where('feed.position', '>', after)
    .orderBy('feed.position')
    .limit(limit)
export type FeedRow = Awaited<ReturnType<ReturnType<typeof findFeed>['execute']>>[number]

export const toFeedEvent = (row: FeedRow): FeedEvent =>
  shaped(FeedEvent, row, {
    entity: toFeedName(row.entity),
    actor: row.actor as FeedEvent['actor'],
  })

export async function readEvents(
  platform: Platform,
  { after, limit }: { after: string; limit: number },
): Promise<EventsPage> {
  await sequenceFeed(platform)
  const [rows, [last]] = await staffReader(platform)(
    findFeed(after, limit),
    sql.selectFrom('feed').select(raw<string | null>`max(position)`.as('position')),
  )
  const cursor = rows.at(-1)?.position ?? after
  return {
    events: rows.map(toFeedEvent),
    cursor,
    hasMore: BigInt(last?.position ?? 0) > BigInt(cursor),
  }
}
