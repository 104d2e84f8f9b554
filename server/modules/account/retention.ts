import { sql as raw } from 'kysely'
import { sql } from '../../platform/database/database.ts'
import type { JobDefinition } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'

/** PIPL: data of log-ins and codes is deleted when it is no longer needed. */
export const forgetOldTraces = (platform: Platform): JobDefinition => ({
  name: 'account-retention',
  schedule: '20 3 * * *',
  run: async () => {
    const outdated = [
      sql.deleteFrom('attempt').where('window_start', '<', raw<string>`now() - interval '2 days'`).compile(),
      sql.deleteFrom('sms_code').where('created_at', '<', raw<string>`now() - interval '2 days'`).compile(),
      sql.deleteFrom('login_ticket').where('expires_at', '<', raw<string>`now()`).compile(),
      // Kept for some time after it expired, so that the reuse of a stolen token is still recognised.
      sql
        .deleteFrom('refresh_token')
        .where('expires_at', '<', raw<string>`now() - interval '30 days'`)
        .compile(),
      sql
        .updateTable('session')
        .set({ address: '', user_agent: '' })
        .where('last_seen_at', '<', raw<string>`now() - interval '180 days'`)
        .where('user_agent', '<>', '')
        .compile(),
      sql
        .deleteFrom('idempotency')
        .where('created_at', '<', raw<string>`now() - interval '24 hours'`)
        .compile(),
    ]
    for (const statement of outdated) await platform.staff.run(statement)
  },
})
