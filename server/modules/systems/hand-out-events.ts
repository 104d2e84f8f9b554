import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { sequenceFeed } from '../../platform/feed/sequence-feed.ts'
import type { Platform } from '../../platform/platform.ts'
import { readWithin } from '../../platform/records/read-within.ts'
import { type EventOfCompany, findSystemEvents, withNumbers } from './webhook-events.ts'

const positionsAtOnce = 1_000

/**
 * Writes down for each address which events of its company to post. The position up to which this was done is stored in
 * the same transaction, so that no event is handed out twice or skipped, also after a crash.
 */
export async function handOutEvents(platform: Platform): Promise<void> {
  await sequenceFeed(platform)
  while (await platform.staff.transaction([], handOut)) {
    // As long as there are positions that were not looked at.
  }
}

async function handOut(tx: Tx): Promise<boolean> {
  const { rows } = await raw<{ after: string; until: string; end: string }>`
    select f.position::text as after, least(f.position + ${positionsAtOnce}, last.position)::text as until,
      last.position::text as end
    from system_feed f, (select coalesce(max(position), 0) as position from feed) last
    where f.position < last.position for update of f skip locked`.execute(tx)
  const [range] = rows
  if (!range) return false
  const companies = await raw<{ company_id: string }>`
    select distinct company_id::text from system_webhook where deleted_at is null`.execute(tx)
  const companyIds = companies.rows.map(({ company_id: id }) => id)
  if (companyIds.length > 0) {
    const [found] = await readWithin(tx)(findSystemEvents(range, companyIds))
    const events = await withNumbers(readWithin(tx), found)
    if (events.length > 0) await insertDeliveries(tx, events)
  }
  await raw`update system_feed set position = ${range.until}`.execute(tx)
  return range.until !== range.end
}

const insertDeliveries = (tx: Tx, events: readonly EventOfCompany[]) =>
  raw`
    insert into system_delivery
      (company_id, webhook_id, position, kind, record_id, number, event, from_state, to_state, actor, at)
    select w.company_id, w.id, e."position", e.kind, e."recordId", e.number, e.event, e."fromState", e."toState", e.actor, e.at
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e("companyId" bigint, "position" bigint, kind text,
        "recordId" bigint, number text, event text, "fromState" text, "toState" text, actor text, at timestamptz)
      join system_webhook w on w.company_id = e."companyId"
    where w.deleted_at is null and w.position < e."position" and e.kind = any(w.kinds)
    order by e."position", w.id
    on conflict (company_id, webhook_id, position) do nothing`.execute(tx)
