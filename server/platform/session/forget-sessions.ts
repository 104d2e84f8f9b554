import { sql as raw } from 'kysely'
import { sql } from '../database/database.ts'
import type { JobDefinition } from '../jobs.ts'
import type { Platform } from '../platform.ts'

/** Ended explicitly or by the idle limit. */
const isLongOver = raw<boolean>`coalesce(session.ended_at, session.idle_until) < now() - interval '90 days'`

/** A session records address and device of a person; it is deleted 90 days after its end. */
export const forgetEndedSessions = (platform: Platform): JobDefinition => ({
  name: 'session-retention',
  schedule: '40 3 * * *',
  run: async () => {
    await platform.staff.run(
      sql
        .deleteFrom('refresh_token')
        .using('session')
        .whereRef('session.id', '=', 'refresh_token.session_id')
        .where(isLongOver)
        .compile(),
    )
    await platform.staff.run(sql.deleteFrom('session').where(isLongOver).compile())
  },
})
