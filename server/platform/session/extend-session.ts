import { sql as raw } from 'kysely'
import { sql } from '../database/database.ts'
import type { Platform } from '../platform.ts'
import { extendedUntil, longestHours } from './lifetime.ts'
import type { Principal } from './principal.ts'

/** Moves the idle limit forward, at most once a minute; the request does not wait for it. */
export function extendSession(platform: Platform, principal: Principal): void {
  platform.staff
    .run(
      sql
        .updateTable('session')
        .set({
          last_seen_at: raw<string>`now()`,
          idle_until: extendedUntil(longestHours.member),
        })
        .where('id', '=', principal.sessionId)
        .where('ended_at', 'is', null)
        .compile(),
    )
    .catch((error: unknown) => platform.log.warn({ err: error }, 'session not extended'))
}
