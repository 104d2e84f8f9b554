import type { Scope } from '@quayside/contract/office/scopes.ts'
import { sql as raw } from 'kysely'
import { sequenceFeed } from '../../platform/feed/sequence-feed.ts'
import type { Platform } from '../../platform/platform.ts'

const eventsAtOnce = 1_000
const events: Scope = 'events:read'

/**
 * Writes down for each webhook, whose key may read the feed, which events of it to send. The position is
 * stored in the same transaction, so that no event is queued twice or skipped, also after a crash.
 */
export async function fanOut(platform: Platform): Promise<number> {
  await sequenceFeed(platform)
  let written = 0
  for (;;) {
    const { looked, added } = await fanOutOnce(platform)
    written += added
    if (looked === 0) return written
  }
}

const fanOutOnce = (platform: Platform): Promise<{ looked: number; added: number }> =>
  platform.staff.transaction([], async (tx) => {
    const behind = await raw<{ id: string; position: string; until: string }>`
      select w.id, w.position, least(w.position + ${eventsAtOnce}, last.position) as until
      from webhook w join api_key k on k.id = w.api_key_id,
        (select coalesce(max(position), 0) as position from feed) last
      where w.deleted_at is null and w.position < last.position and k.scopes @> ${[events]}::text[]
      order by w.id for update of w skip locked`.execute(tx)
    let added = 0
    for (const { id, position, until } of behind.rows) {
      const inserted = await raw`
        insert into webhook_delivery (webhook_id, position, entity, entity_id)
        select w.id, f.position, e.entity, e.entity_id
        from webhook w, feed f join event e on e.id = f.event_id
        where w.id = ${id} and f.position > ${position} and f.position <= ${until}
          and (w.entities = '{}' or e.entity = any(w.entities))
          and (w.transitions = '{}' or e.transition = any(w.transitions))
        order by f.position
        on conflict (webhook_id, position) do nothing`.execute(tx)
      added += Number(inserted.numAffectedRows ?? 0)
      await tx.updateTable('webhook').set({ position: until }).where('id', '=', id).execute()
    }
    return { looked: behind.rows.length, added }
  })
