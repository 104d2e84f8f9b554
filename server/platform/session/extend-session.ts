import { sql as raw } from 'kysely'
import { sql } from '../database/database.ts'
import type { Platform } from '../platform.ts'
import type { Principal } from './principal.ts'

/** Minutes without a call after which a session ends. */
export const idleMinutes = 120

/** Moves the idle limit forward, at most once a minute; the request does not wait for it. */
export function extendSession(platform: Platform, principal: Principal): void {
  platform.staff
    .run(
      sql
        .updateTable('session')
        .set({
          last_seen_at: raw<string>`now()`,
          idle_until: raw<string>`now() + make_interval(mins => ${idleMinutes})`,
        })
        .where('id', '=', principal.sessionId)
        .where('ended_at', 'is', null)
        .compile(),
    )
    .catch((error: unknown) => platform.log.warn({ err: error }, 'session not extended'))
}
