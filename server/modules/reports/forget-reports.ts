import { dayLength } from '@quayside/contract/kernel/days.ts'
import { reportRunState } from '@quayside/contract/reports/report.codes.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { JobDefinition } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'

const { done, expired } = reportRunState.codes
const runsAtOnce = 200

/**
 * Removes the files of reports after the days that they are kept; the run stays in the list and can be made again. First
 * the row, then the bytes: a crash in between leaves bytes without a row, never a row without bytes.
 */
export const forgetReports = (platform: Platform): JobDefinition => ({
  name: 'report-retention',
  schedule: '30 3 * * *',
  run: async () => {
    const { reportDays } = platform.config
    if (reportDays === 0) return
    const before = new Date(platform.clock.now().getTime() - reportDays * dayLength).toISOString()
    for (;;) {
      const keys = await platform.staff.transaction([], (tx) => expireRuns(tx, before))
      for (const key of keys) await platform.files.remove(key)
      if (keys.length < runsAtOnce) return
    }
  },
})

async function expireRuns(tx: Tx, before: string): Promise<string[]> {
  const runs = await tx
    .selectFrom('report_run')
    .select(['id', 'file_id'])
    .where('state', '=', done)
    .where('ended_at', '<', before)
    .orderBy('ended_at')
    .limit(runsAtOnce)
    .forUpdate()
    .skipLocked()
    .execute()
  if (runs.length === 0) return []
  await tx
    .updateTable('report_run')
    .set({ state: expired, file_id: null })
    .where('id', '=', raw<string>`any(${runs.map(({ id }) => id)}::bigint[])`)
    .execute()
  const files = await tx
    .deleteFrom('file')
    .where('id', '=', raw<string>`any(${runs.map((run) => run.file_id)}::bigint[])`)
    .returning('storage_key')
    .execute()
  return files.map((file) => file.storage_key)
}
