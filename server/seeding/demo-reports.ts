import { reportEvery } from '@quayside/contract/reports/report.codes.ts'
import { demoReportSets, demoSchedule } from '@quayside/db/seeds/demo/reports.ts'
import { startDueReports } from '../modules/reports/make-due-reports.ts'
import { runReport } from '../modules/reports/run-report.ts'
import type { OpenedPlatform } from '../platform/open-platform.ts'
import { reports } from '../reports.ts'
import type { DemoClient } from './demo-client.ts'

const reportNo = 'rpt097'

/** Saved sets, and a schedule that has made its report today. */
export async function seedReports(
  platform: OpenedPlatform,
  client: DemoClient,
  { token, isRival }: { readonly token: string; readonly isRival: boolean },
): Promise<void> {
  if (isRival) return
  for (const set of demoReportSets)
    await client.call('POST report/online/set/save', { token, body: { reportNo, ...set } })
  const readers = await client.call<{ id: string }[]>(
    `GET report/online/schedule/readers?reportNo=${reportNo}`,
    { token },
  )
  const { id } = await client.call<{ id: string }>('POST report/online/schedule/save', {
    token,
    body: {
      reportNo,
      ...demoSchedule,
      view: {},
      every: reportEvery.codes.month,
      day: 1,
      recipientIds: readers.slice(0, 2).map((reader) => reader.id),
    },
  })
  const today = platform.clock.today()
  await platform.staff.transaction([], (tx) =>
    tx.updateTable('report_schedule').set({ next_on: today }).where('id', '=', id).execute(),
  )
  for (const run of await startDueReports(platform, reports)) await runReport(platform, reports, run)
}
