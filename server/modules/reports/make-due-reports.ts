import { reportRunState } from '@quayside/contract/reports/report.codes.ts'
import type { ReportView } from '@quayside/contract/reports/report.ts'
import { nextReportOn, reportPeriod } from '@quayside/contract/reports/report-schedule.rules.ts'
import { sql as raw } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { JobDefinition } from '../../platform/jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Report, Reports } from '../../platform/reports/define-report.ts'
import { runJob } from './run-report.ts'
import { reportOf } from './send-report.ts'

const { waiting, working } = reportRunState.codes

/**
 * Every minute: starts the run of each schedule whose day has come, and asks again for each run that no process works at. A
 * run and the schedule's next day are written by one transaction and a day has one run, so nothing is made twice or
 * left out, whatever is restarted in between and however long nothing ran.
 */
export const makeDueReports = (platform: Platform, reports: Reports): JobDefinition => ({
  name: 'report-schedules',
  schedule: '* * * * *',
  run: async () => {
    for (const id of await startDueReports(platform, reports)) await platform.jobs.send(runJob, { id })
  },
})

/** Starts what is due, and names all runs that somebody should work at. */
export async function startDueReports(platform: Platform, reports: Reports): Promise<string[]> {
  const today = platform.clock.today()
  while (await platform.staff.transaction([], (tx) => startNext(tx, reports, today)));
  return platform.staff.transaction([], findOpen)
}

async function startNext(tx: Tx, reports: Reports, today: string): Promise<boolean> {
  const schedule = await tx
    .selectFrom('report_schedule')
    .selectAll()
    .where('is_on', '=', true)
    .where('next_on', '<=', today)
    .where('deleted_at', 'is', null)
    .orderBy('next_on')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!schedule) return false
  const { company_id: companyId, id, report_no: no, repeat_every: every, next_on: dueOn } = schedule
  const report = reportOf(reports, no)
  const view = schedule.view as ReportView
  await tx
    .insertInto('report_run')
    .values({
      company_id: companyId,
      member_id: schedule.member_id,
      report_no: no,
      title: schedule.name,
      view: JSON.stringify({ ...view, filters: { ...view.filters, ...periodOf(report, every, dueOn) } }),
      format: schedule.format,
      locale: schedule.locale,
      recipient_ids: schedule.recipient_ids,
      schedule_id: id,
      due_on: dueOn,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await tx
    .updateTable('report_schedule')
    // Periods that ended while nothing ran are made up one by one; a report without a period would be the same again.
    .set({ next_on: nextReportOn({ every, day: schedule.repeat_day }, hasPeriod(report) ? dueOn : today) })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
  return true
}

/** The report's first range of days. */
const periodFilter = (report: Report): string | undefined =>
  Object.entries(report.filters).find(([, filter]) => filter?.kind === 'dates')?.[0]
const hasPeriod = (report: Report): boolean => periodFilter(report) !== undefined

/** The report's first range of days is the period that has just ended. */
function periodOf(report: Report, every: number, dueOn: string): Record<string, string> {
  const key = periodFilter(report)
  if (key === undefined) return {}
  const { begin, end } = reportPeriod(every, dueOn)
  return { [`${key}Begin`]: begin, [`${key}End`]: end }
}

/** Runs that wait, or whose process has given no sign for a while. */
async function findOpen(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('report_run')
    .select('id')
    .where(
      raw<boolean>`(state = ${waiting} or (state = ${working} and seen_at < now() - interval '60 seconds'))`,
    )
    .orderBy('id')
    .limit(100)
    .execute()
  return rows.map(({ id }) => id)
}
