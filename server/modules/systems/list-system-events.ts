import { readableEvents } from '@quayside/contract/systems/system-event.rules.ts'
import type { SystemEvents, SystemEventsQuery } from '@quayside/contract/systems/system-event.ts'
import { staffReader } from '../../platform/records/read-within.ts'
import type { Call } from '../../platform/session/call.ts'
import { may } from '../../platform/session/principal.ts'
import { findSystemEvents, lastPosition, withNumbers } from './webhook-events.ts'

/**
 * Positions that one answer looks at. The feed is that of all companies, so an answer may have no event although there
 * is more: what a question costs does not depend on how much others do.
 */
const window = 2_000n

export async function listSystemEvents(
  call: Call,
  { query }: { query: SystemEventsQuery },
): Promise<SystemEvents> {
  const { companyId } = call.principal
  // The feed belongs to no company: a caller whose session has ended learns nothing of it.
  await call.read()
  const end = BigInt(await lastPosition(call.platform))
  if (query.after === undefined) return { events: [], cursor: `${end}`, hasMore: false }
  const after = BigInt(query.after) > end ? end : BigInt(query.after)
  const until = after + window < end ? after + window : end
  const [rows] = await staffReader(call.platform)(
    findSystemEvents(
      { after: `${after}`, until: `${until}` },
      [companyId],
      readableEvents((permission) => may(call.principal, permission)),
    ),
  )
  const events = await withNumbers(call.read, rows)
  return {
    events: events.map(({ companyId: _own, ...event }) => event),
    cursor: `${until}`,
    hasMore: until < end,
  }
}
