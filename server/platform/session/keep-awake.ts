import { sql as raw } from 'kysely'
import { sql } from '../database/database.ts'
import type { Platform } from '../platform.ts'
import type { Principal } from './principal.ts'

/** A session nobody uses for this long is over. */
export const idleMinutes = 120

/** Slides the idle limit, at most once a minute and never in the way of the request. */
export function keepSessionAwake(platform: Platform, principal: Principal): void {
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
    .catch((error: unknown) => platform.log.warn({ err: error }, 'session not kept awake'))
}
